import { formatNumber } from '@archway/platform';
import type { MeasureValue } from './measurement.ts';

/**
 * One decimal for angles; coordinates of a point are x (left), y (up), z (forward).
 * @param digits decimals of a length in mm, as the reader chose
 */
export function formatMeasure(measured: MeasureValue, digits: number): string {
  if (measured.kind !== 'point')
    return measured.kind === 'angle'
      ? formatNumber(measured.value, { digits: 1, unit: '°' })
      : formatNumber(measured.value, { digits, unit: 'mm' });
  const [x, y, z] = measured.at.map((value) => formatNumber(value, { digits }));
  return `${x} · ${y} · ${z} mm`;
}
