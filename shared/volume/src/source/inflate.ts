import pako from 'pako';
import { VolumeError } from '../volume-error.ts';

const PIECE = 16_384;
/** Input goes in by little at a time: DEFLATE makes at most 1,032 bytes of one, so that a bomb overshoots by 4 MB at most. */
const [LEAST_SIP, MOST_SIP] = [128, 4096];

/** One pass over raw DEFLATE that goes no further than it is asked to, and keeps no more than it was not told to forget. */
export class Inflation {
  private readonly inflater = new pako.Inflate({ raw: true, chunkSize: PIECE });
  private readonly parts: Uint8Array[] = [];
  /** Where the first kept part begins, and where the last one ends, in the inflated data. */
  private from = 0;
  private to = 0;
  private taken = 0;

  constructor() {
    this.inflater.onData = (data) => {
      const part = data as Uint8Array;
      this.parts.push(part);
      this.to += part.length;
    };
  }

  /** The first byte that is still kept. */
  get kept(): number {
    return this.from;
  }

  /** Inflated bytes so far. */
  get available(): number {
    return this.to + this.rest().length;
  }

  /** Nothing more comes: the stream has ended, or is damaged from here on. */
  get done(): boolean {
    return (this.inflater as unknown as { ended: boolean }).ended;
  }

  get damaged(): boolean {
    return this.inflater.err !== 0;
  }

  /** Takes compressed bytes until `enough` are available. @returns how many it took */
  push(compressed: Uint8Array, enough: number): number {
    let at = 0;
    while (at < compressed.length && !this.done && this.available < enough) {
      const sip = compressed.subarray(at, at + this.sip(enough));
      this.inflater.push(sip, false);
      at += sip.length;
      this.taken += sip.length;
    }
    return at;
  }

  /** About what is needed, going by what came out of the input so far. */
  private sip(enough: number): number {
    if (this.taken === 0) return LEAST_SIP;
    const each = Math.max(1, this.available / this.taken);
    return Math.min(MOST_SIP, Math.max(LEAST_SIP, Math.ceil((enough - this.available) / each)));
  }

  /** A copy of what is kept between `start` and `end`, as far as it is available. */
  copy(start: number, end: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(Math.max(0, Math.min(end, this.available) - start));
    let at = this.from;
    for (const part of [...this.parts, this.rest()]) {
      const inside = part.subarray(Math.max(0, start - at), Math.max(0, end - at));
      if (inside.length > 0) bytes.set(inside, Math.max(0, at - start));
      at += part.length;
    }
    return bytes;
  }

  /** Lets whole parts before `start` go. */
  forget(start: number): void {
    while (this.parts.length > 0 && this.from + this.parts[0]!.length <= start) this.from += this.parts.shift()!.length;
  }

  /** What was inflated last stays with the inflater until its piece is full or the stream ends. */
  private rest(): Uint8Array {
    const { strm, err, ended } = this.inflater as unknown as {
      strm: { output: Uint8Array | null; next_out: number; avail_out: number };
      err: number;
      ended: boolean;
    };
    const held = strm.output && strm.avail_out > 0 && (!ended || err !== 0);
    return held ? strm.output!.subarray(0, strm.next_out) : NOTHING;
  }
}

const NOTHING = new Uint8Array(0);

/**
 * Inflates raw DEFLATE until `limit` bytes are there or the data ends, whichever comes first.
 * @returns the bytes, at most `limit`, and whether the stream ended within them. Damaged data gives what came before the damage.
 */
export function inflateUpTo(compressed: Uint8Array, limit: number): { bytes: Uint8Array<ArrayBuffer>; ended: boolean } {
  const inflation = new Inflation();
  inflation.push(compressed, limit + 1);
  return {
    bytes: inflation.copy(0, limit),
    ended: inflation.done && !inflation.damaged && inflation.available <= limit,
  };
}

/**
 * Inflates exactly `size` bytes; what stands in memory is those bytes, and little beside them.
 * @throws VolumeError with `code` when there are fewer or more.
 */
export function inflateExactly(
  compressed: Uint8Array,
  size: number,
  code: 'archive' | 'chunkDamaged',
  file: string,
): Uint8Array<ArrayBuffer> {
  const inflation = new Inflation();
  const whole = new Uint8Array(size);
  let [taken, filled] = [0, 0];
  while (taken < compressed.length && !inflation.done && inflation.available <= size) {
    taken += inflation.push(compressed.subarray(taken), filled + PIECE);
    const part = inflation.copy(filled, size);
    whole.set(part, filled);
    filled += part.length;
    inflation.forget(filled);
  }
  if (!inflation.done || inflation.damaged || inflation.available !== size) throw new VolumeError(code, { file });
  return whole;
}
