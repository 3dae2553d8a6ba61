/** What is handed on at once, bytes: a result of many rows streams, and one of a few costs one message. */
const PART = 64 * 1024;

/**
 * Puts an answer together that comes in small pieces: between two threads each message costs about as much as a small
 * statement.
 */
export class Gathered {
  #pieces: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;

  constructor(private readonly handOn: (part: Uint8Array<ArrayBuffer>) => void) {}

  /** @param piece of memory that is written anew afterwards */
  add(piece: Uint8Array): void {
    this.#pieces.push(piece.slice());
    this.#bytes += piece.length;
    if (this.#bytes >= PART) this.handOn(this.rest());
  }

  /** What was not handed on yet, in order; empty when there is nothing. */
  rest(): Uint8Array<ArrayBuffer> {
    const [first, second] = this.#pieces;
    // Copied once more: a small buffer of Node is part of a larger one, which would move or be copied with it.
    const whole = first && !second ? first : new Uint8Array(Buffer.concat(this.#pieces));
    this.#pieces = [];
    this.#bytes = 0;
    return whole;
  }
}
