import type { Measure, Norm } from '@archway/ceph';
import { formatNumber } from '@archway/platform';

/** One decimal, with the unit as it is written: 82.6°, 3.4 mm, 62.5%. */
export const valueText = (value: number | null, unit: Measure['unit']): string =>
  formatNumber(value, { digits: 1, unit: unit === 'deg' ? '°' : unit });

/** The norm as its work gives it: 82.0 ± 3.9, 131.0, 59–63; a dash where there is none. */
export function normText(norm: Norm | null): string {
  if (norm?.range) return norm.range.map((end) => formatNumber(end)).join('–');
  if (norm?.mean === undefined) return '—';
  const mean = formatNumber(norm.mean, { digits: 1 });
  return norm.sd === undefined ? mean : `${mean} ± ${formatNumber(norm.sd, { digits: 1 })}`;
}
