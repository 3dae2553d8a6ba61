import type { CbctVolume } from '@archway/contracts';
import { type TextFunction, formatDateTime, formatDay, formatNumber } from '@archway/platform';

type Triple = readonly [number, number, number];

export interface VolumeFacts {
  readonly size: Triple;
  readonly spacing: Triple | null;
  readonly componentType: CbctVolume['componentType'] | null;
}

const TIMES = ' × ';

/** Columns × rows × slices. */
export const dimensionText = (size: Triple): string => size.map((side) => formatNumber(side)).join(TIMES);

/** One figure for a cube, three otherwise: 0.20 mm, 0.35 × 0.35 × 0.50 mm. */
export function spacingText(spacing: Triple): string {
  const figures = spacing.map((step) => formatNumber(step, { digits: 2 }));
  const shown = new Set(figures).size === 1 ? figures[0]! : figures.join(TIMES);
  return `${shown} mm`;
}

/** A line breaks between facts, and never inside one. */
const unbroken = (fact: string): string => fact.replaceAll(' ', '\u00a0');

/** 482 slices · 0.20 mm · 512 × 512 · int16 */
export const volumeLine = ({ size, spacing, componentType }: VolumeFacts, t: TextFunction): string =>
  [
    t('cbct.slices', { count: size[2], num: formatNumber(size[2]) }),
    spacing && spacingText(spacing),
    [size[0], size[1]].map((side) => formatNumber(side)).join(TIMES),
    componentType,
  ]
    .filter((fact) => fact !== null)
    .map(unbroken)
    .join(' · ');

/**
 * When the scan was made. Scanners write local time without a zone (`YYYYMMDD`, `YYYYMMDDHHMMSS`), so it is shown as it
 * stands; undefined when it is none.
 */
export function scanDateText(created: string): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?/.exec(created);
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number) as [number, number, number, number, number];
  const local = new Date(year, month - 1, day, parts[4] ? hour : 0, parts[5] ? minute : 0);
  if (local.getMonth() !== month - 1 || local.getDate() !== day) return undefined;
  return parts[4] ? formatDateTime(local) : formatDay(local);
}
