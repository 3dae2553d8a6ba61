import type { BlobLike, Bytes } from './bytes.ts';

/** Browsers, their workers and Node have it; kept in a blob, the files of an archive need not stay in memory. */
declare const Blob: new (parts: readonly (Uint8Array | BlobLike)[]) => BlobLike;

const PIECE = 2 ** 18;
/** So much stands in memory before it is handed to a blob. */
const SEGMENT = 2 ** 23;

/** An entry of an archive that is unpacked in order: its start can be read again and again, its rest only once. */
export class UnpackedEntry implements Bytes {
  readonly size: number;
  readonly unpacks = true;
  /** Bytes that were unpacked so far. */
  unpacked = 0;
  private readonly next: (bytes: number) => Uint8Array<ArrayBuffer>;
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private ended = false;

  /** @param next gives the following bytes, at most so many; none at the end. @param size as it is declared */
  constructor(next: (bytes: number) => Uint8Array<ArrayBuffer>, size: number) {
    this.next = next;
    this.size = size;
  }

  async read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    while (this.unpacked < end && this.more(Math.min(PIECE, end - this.unpacked)));
    const bytes = new Uint8Array(Math.max(0, Math.min(end, this.unpacked) - start));
    let at = 0;
    for (const part of this.parts) {
      const inside = part.subarray(Math.max(0, start - at), Math.max(0, end - at));
      if (inside.length > 0) bytes.set(inside, Math.max(0, at - start));
      at += part.length;
    }
    return bytes;
  }

  /** All of it. @param breathe is waited for between two segments */
  async blob(breathe: () => Promise<void>): Promise<BlobLike> {
    const segments: BlobLike[] = [];
    let held = this.unpacked;
    while (this.more(PIECE)) {
      held += this.parts.at(-1)!.length;
      if (held < SEGMENT) continue;
      segments.push(new Blob(this.parts.splice(0)));
      held = 0;
      await breathe();
    }
    return new Blob([...segments, ...this.parts.splice(0)]);
  }

  private more(bytes: number): boolean {
    if (this.ended) return false;
    const part = this.next(bytes);
    this.ended = part.length === 0;
    if (!this.ended) this.parts.push(part);
    this.unpacked += part.length;
    return !this.ended;
  }
}
