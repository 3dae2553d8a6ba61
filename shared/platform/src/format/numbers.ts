const KIB = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

export interface NumberFormat {
  /** Fixed number of decimals. */
  digits?: number;
  /** Follows after a space (mm, MB, s), without one for ° and %. */
  unit?: string;
}

/** 1,000 and 0.41 mm in both languages, with a true minus; a dash for what is missing. */
export function formatNumber(value: number | null | undefined, { digits, unit }: NumberFormat = {}): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '—';
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const plain = new Intl.NumberFormat('en-US', { ...options, signDisplay: 'negative' }).format(value);
  const gap = unit === undefined || unit === '°' || unit === '%' ? '' : ' ';
  return `${plain.replace('-', '−')}${gap}${unit ?? ''}`;
}

/** 88 MB, 1.5 MB: one decimal below ten. */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return '—';
  const power = bytes < KIB ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KIB)));
  const value = bytes / KIB ** power;
  return formatNumber(value, { digits: power === 0 || value >= 10 ? 0 : 1, unit: UNITS[power] ?? 'B' });
}
