import type { StandingScan } from '@archway/dental/design';
import { placedJaws, preparedJaw, setUp, staged } from '@archway/dental/testing/parts';

/** Seconds of one processor that parts of the design of a jaw take. */
export interface PartTimes {
  readonly target: number;
  readonly staging: number;
}

const seconds = (start: NodeJS.CpuUsage): number => process.cpuUsage(start).user / 1e6;

/** Each jaw by itself, as the engine sets it up and stages it. */
export function timesOfParts(scans: Readonly<Partial<Record<'upper' | 'lower', StandingScan>>>): PartTimes[] {
  return Object.values(placedJaws(scans).scans).flatMap((scan) => {
    const found = preparedJaw(scan, {});
    if (!('prepared' in found)) return [];
    const begun = process.cpuUsage();
    const jaw = setUp(found.prepared, {});
    const target = seconds(begun);
    const set = process.cpuUsage();
    staged(jaw);
    return [{ target, staging: seconds(set) }];
  });
}
