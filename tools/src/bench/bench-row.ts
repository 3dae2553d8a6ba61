/** One measured figure beside the figure of a peer in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string;
  readonly peerValue: number;
  /** The better, the larger or the smaller: `goal` says which. */
  readonly ratio: number;
  /** E.g. `>= 0.6`. */
  readonly goal: string;
  readonly pass: boolean;
  /** Node or Chromium, where both are measured. */
  readonly where?: string;
}
