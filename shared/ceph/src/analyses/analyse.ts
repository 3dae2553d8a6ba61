import type { Marks } from '../marks.ts';
import type { Measure } from '../measure/measure.ts';
import { type Measured, measuring } from '../measure/value-of.ts';
import type { Analysis } from './analysis.ts';
import { downs } from './downs.ts';
import { jarabak } from './jarabak.ts';
import { mcnamara } from './mcnamara.ts';
import { type Norm, type Subject, deviationOf, normFor } from './norm.ts';
import { ricketts } from './ricketts.ts';
import { steiner } from './steiner.ts';

/** In the order of the screen. */
export const analyses: readonly Analysis[] = [steiner, downs, ricketts, mcnamara, jarabak];

export interface AnalysedRow extends Measured {
  readonly measure: Measure;
  /** The norm for this person; null where none is published. */
  readonly norm: Norm | null;
  /** In standard deviations; null without a value, or without a deviation in the norm. */
  readonly deviation: number | null;
}

/**
 * One analysis of one film.
 * @param mmPerPixel null leaves lengths out; angles and ratios need none
 */
export function analyse(analysis: Analysis, marks: Marks, mmPerPixel: number | null, subject: Subject): AnalysedRow[] {
  const measured = measuring(marks, mmPerPixel);
  return analysis.rows.map(({ measure, norms }) => {
    const result = measured(measure);
    const norm = normFor(norms, subject);
    return { ...result, measure, norm, deviation: result.value === null ? null : deviationOf(result.value, norm) };
  });
}
