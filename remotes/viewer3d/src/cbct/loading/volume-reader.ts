import type { Vec3 } from '@archway/geometry';
import type { Grid, GridVolume } from '../frame/grid.ts';

export interface ReadOptions {
  readonly bytes: ArrayBuffer;
  readonly budgetBytes: number;
  readonly signal: AbortSignal;
  /** The volume that will fill up, before a slice is in it. */
  readonly onVolume: (volume: GridVolume, reducedBy: Vec3) => void;
  readonly onSlices: (first: number, count: number) => void;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Turns stored bytes into voxels, in workers. */
export interface VolumeReader {
  /** @throws VolumeError */
  quickLook(bytes: ArrayBuffer, of: Grid): Promise<GridVolume>;
  /** @throws VolumeError */
  unpack(options: ReadOptions): Promise<{ volume: GridVolume; reducedBy: Vec3 }>;
  dispose(): void;
}
