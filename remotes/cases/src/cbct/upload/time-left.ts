import type { TextFunction } from '@archway/platform';

const MINUTE = 60;
/** From here on seconds say too much. */
const LONG = 90;

/** About how long it will take; undefined when that cannot be told. */
export function timeLeft(seconds: number | undefined, t: TextFunction): string | undefined {
  if (seconds === undefined || !Number.isFinite(seconds)) return undefined;
  return seconds < LONG
    ? t('cbct.left.seconds', { num: Math.max(1, Math.round(seconds)) })
    : t('cbct.left.minutes', { num: Math.round(seconds / MINUTE) });
}
