import type { Measure } from '../measure/measure.ts';
import type { Norm, Source } from './norm.ts';

export interface AnalysisRow {
  readonly measure: Measure;
  /** Most particular first; empty where the work gives none. */
  readonly norms: readonly Norm[];
}

/** A published set of measures in the order of its author. */
export interface Analysis {
  readonly key: 'steiner' | 'downs' | 'ricketts' | 'mcnamara' | 'jarabak';
  /** Name of its author, as it is written in both languages. */
  readonly name: string;
  readonly rows: readonly AnalysisRow[];
}

export const row = (measure: Measure, ...norms: readonly Norm[]): AnalysisRow => ({ measure, norms });

/** Everybody's mean, with its standard deviation where the work gives one. */
export const of = (source: Source, mean: number, sd?: number): Norm => ({
  source,
  mean,
  ...(sd === undefined ? {} : { sd }),
});
