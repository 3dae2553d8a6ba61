import type { BenchRow } from '../bench-row.ts';
import { peakOf } from '../peak.ts';
import { atMost } from '../rated.ts';

/** Most memory that an intake needs beside its file, against a pipeline on three.js, each in a process of its own. */
export function meshMemoryRow(): BenchRow {
  const peak = (who: string): number => peakOf(new URL('./one-intake.ts', import.meta.url), [who]);
  return atMost('mesh intake, STL, 500k triangles, peak memory', peak('own'), 'three pipeline', peak('three'), 1, 'MB');
}
