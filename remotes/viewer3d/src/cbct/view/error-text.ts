import { formatNumber } from '@archway/platform';

/** How far an alignment misses, for people. */
export const errorText = (mm: number): string => formatNumber(mm, { digits: 2, unit: 'mm' });
