import type { ComponentType } from '../volume.ts';

export type Block = readonly [number, number, number];

/** Adds up blocks of a volume slice by slice, so that the whole never stands in memory, and gives their means. */
export class BlockMean {
  readonly width: number;
  readonly height: number;
  private readonly block: Block;
  private readonly columns: number;
  private readonly sums: Float64Array;
  private slices = 0;

  /** Columns and rows that fill no whole block are left out. */
  constructor(columns: number, rows: number, block: Block) {
    this.block = block;
    this.columns = columns;
    this.width = Math.floor(columns / block[0]);
    this.height = Math.floor(rows / block[1]);
    this.sums = new Float64Array(this.width * this.height);
  }

  add(slice: Int16Array | Int32Array): void {
    const [bx, by] = this.block;
    const { width, height, columns, sums } = this;
    for (let y = 0; y < height * by; y += 1) {
      const to = Math.floor(y / by) * width;
      const from = y * columns;
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let i = 0; i < bx; i += 1) sum += slice[from + x * bx + i]!;
        sums[to + x] = sums[to + x]! + sum;
      }
    }
    this.slices += 1;
  }

  get full(): boolean {
    return this.slices === this.block[2];
  }

  /** The means of what was added, rounded; starts anew. */
  take(type: ComponentType): Int16Array | Int32Array {
    const count = this.block[0] * this.block[1] * this.slices;
    const means = type === 'int16' ? new Int16Array(this.sums.length) : new Int32Array(this.sums.length);
    for (let i = 0; i < means.length; i += 1) means[i] = Math.round(this.sums[i]! / count);
    this.sums.fill(0);
    this.slices = 0;
    return means;
  }
}
