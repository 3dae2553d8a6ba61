import { formatNumber } from '@archway/platform';
import type { MeasureKind } from '../../measure/measurement.ts';

/** Two decimals for lengths in mm, one for angles. */
export const formatMeasure = (kind: MeasureKind, value: number): string =>
  kind === 'distance' ? formatNumber(value, { digits: 2, unit: 'mm' }) : formatNumber(value, { digits: 1, unit: '°' });
