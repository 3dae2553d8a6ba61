import { type Subject, analyse, analyses, mmPerPixel, sources } from '@archway/ceph';
import type { Tracing } from '../tracing/tracing-state.ts';

const HEAD = [
  'analysis',
  'measure',
  'name',
  'value',
  'unit',
  'norm_mean',
  'norm_sd',
  'norm_from',
  'norm_to',
  'sds',
  'source',
];

/** A field of a table: quoted where it holds what separates. */
const field = (value: string | number | undefined | null): string => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 100) / 100;

/**
 * All measures of a film, one a row, with English headings and points as decimals, so that programs read it; RFC 4180.
 * What is not measured has a row without a value.
 */
export function measuresCsv({ marks, calibration }: Pick<Tracing, 'marks' | 'calibration'>, subject: Subject): string {
  const scale = mmPerPixel(calibration);
  const rows = analyses.flatMap((analysis) =>
    analyse(analysis, marks, scale, subject).map(({ measure, value, norm, deviation }) => [
      analysis.name,
      measure.label,
      measure.name.en,
      rounded(value),
      measure.unit,
      rounded(norm?.mean),
      rounded(norm?.sd),
      norm?.range?.[0],
      norm?.range?.[1],
      rounded(deviation),
      norm ? sources[norm.source] : '',
    ]),
  );
  return [HEAD, ...rows].map((row) => row.map(field).join(',')).join('\r\n');
}
