import type { PrivateData } from '../metadata/private-data.ts';
import type { PhotoFormat } from './format.ts';

/** How the stored pixels must be turned to stand upright, as EXIF counts: 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface PhotoHeader {
  readonly format: PhotoFormat;
  /** As stored, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** What the file says beyond the image. */
  readonly found: readonly PrivateData[];
}

export const asOrientation = (value: number | undefined): Orientation =>
  value !== undefined && value >= 1 && value <= 8 && Number.isInteger(value) ? (value as Orientation) : 1;
