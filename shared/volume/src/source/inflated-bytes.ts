import type { Bytes } from './bytes.ts';
import { Inflation } from './inflate.ts';

/** Compressed bytes that are read at a time. */
const READ = 65_536;
/** Inflated bytes on the way to what is asked for, before the first of them are forgotten. */
const STRIDE = 2 ** 20;

/**
 * Raw DEFLATE, read as if it were not. Inflates forward and no further than is asked for; what lies before the last read is
 * forgotten, and inflated anew when somebody goes back to it. Fewer bytes than asked for come when the data ends or is damaged.
 * @param size of the inflated bytes as it is declared; Infinity when nobody says.
 */
export class InflatedBytes implements Bytes {
  readonly size: number;
  readonly unpacks = true;
  private readonly packed: () => Promise<Bytes>;
  private inflation: Inflation | undefined;
  private taken = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(packed: () => Promise<Bytes>, size: number) {
    this.packed = packed;
    this.size = size;
  }

  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const read = this.turn.then(() => this.readNow(start, Math.min(end, this.size)));
    this.turn = read.catch(() => undefined);
    return read;
  }

  private async readNow(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const packed = await this.packed();
    const inflation = this.inflationFor(start);
    while (inflation.available < end && !inflation.done && this.taken < packed.size) {
      const input = await packed.read(this.taken, Math.min(this.taken + READ, packed.size));
      if (input.length === 0) break;
      this.taken += inflateSome(inflation, input, start, end);
    }
    return inflation.copy(start, end);
  }

  private inflationFor(start: number): Inflation {
    if (!this.inflation || start < this.inflation.kept) [this.inflation, this.taken] = [new Inflation(), 0];
    return this.inflation;
  }
}

/** Forgets on the way, so that a long way to `start` costs no memory. @returns how much of `input` was taken */
function inflateSome(inflation: Inflation, input: Uint8Array, start: number, end: number): number {
  let taken = 0;
  while (taken < input.length && !inflation.done && inflation.available < end) {
    taken += inflation.push(input.subarray(taken), Math.min(end, inflation.available + STRIDE));
    inflation.forget(start);
  }
  return taken;
}
