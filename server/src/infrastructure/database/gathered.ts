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
    const whole = first && !second ? first : joined(this.#pieces, this.#bytes);
    this.#pieces = [];
    this.#bytes = 0;
    return whole;
  }
}

function joined(pieces: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
