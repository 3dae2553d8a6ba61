import type { Jaw } from '../document/jaws.ts';
import { isDeciduous, placeOf } from '../body/jaw-axes.ts';

type Usual = readonly [mean: number, deviation: number];

/** Mesio-distal widths in mm with their deviation, by place 1 to 8: averages of dental anatomy (Wheeler; Moorrees). */
const PERMANENT: Readonly<Record<Jaw, readonly Usual[]>> = {
  upper: [[8.6, 0.6], [6.7, 0.6], [7.8, 0.5], [7.1, 0.5], [6.8, 0.5], [10.5, 0.65], [9.9, 0.7], [8.8, 1]], // prettier-ignore
  lower: [[5.4, 0.4], [5.9, 0.4], [6.9, 0.45], [7.1, 0.5], [7.2, 0.55], [11.2, 0.75], [10.6, 0.75], [10.2, 1]], // prettier-ignore
};
const DECIDUOUS: Readonly<Record<Jaw, readonly Usual[]>> = {
  upper: [
    [6.5, 0.4],
    [5.2, 0.4],
    [6.8, 0.45],
    [7.1, 0.55],
    [8.9, 0.6],
  ],
  lower: [
    [4.1, 0.35],
    [4.6, 0.4],
    [5.9, 0.4],
    [7.8, 0.5],
    [9.9, 0.6],
  ],
};

/** Whether a width is within three deviations of the mean. */
export function isUsualWidth(jaw: Jaw, fdi: number, width: number): boolean {
  const [mean, deviation] = (isDeciduous(fdi) ? DECIDUOUS : PERMANENT)[jaw][placeOf(fdi) - 1]!;
  return Math.abs(width - mean) <= 3 * deviation;
}
