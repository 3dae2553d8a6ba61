import type { Vec3 } from '@archway/geometry';
import type { GridVolume } from '../frame/grid.ts';

/** A volume that can be looked at. */
export interface ShownVolume {
  /**
   * `quick`: the small companion, until the whole is there; `growing`: the whole one, while its slices arrive;
   * `whole`: all that will come.
   */
  readonly stage: 'quick' | 'growing' | 'whole';
  readonly volume: GridVolume;
  /** By how much each axis was reduced against what is stored; 1, 1, 1: not at all. */
  readonly reducedBy: Vec3;
}

export const isReduced = ({ reducedBy }: ShownVolume): boolean => reducedBy.some((factor) => factor > 1);

/** The factor that is told to the reader. */
export const largestFactor = ({ reducedBy }: ShownVolume): number => Math.max(...reducedBy);
