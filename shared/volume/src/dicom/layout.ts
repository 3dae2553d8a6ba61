/** Where the samples of one frame stand in the file, and how they are written. */
export interface PixelLayout {
  /** Of the first byte, in the inflated file when `deflatedFrom` is set. */
  readonly offset: number;
  readonly length: number;
  readonly allocated: 8 | 16 | 32;
  /** Bits of the value; above and below them old files keep overlays. */
  readonly stored: number;
  readonly highBit: number;
  readonly signed: boolean;
  readonly bigEndian: boolean;
  readonly deflatedFrom: number | undefined;
}
