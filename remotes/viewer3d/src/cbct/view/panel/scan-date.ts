import { formatDateTime, formatDay } from '@archway/platform';

/** The scanner's `YYYYMMDD` or `YYYYMMDDHHMMSS` (local time of the scanner) for people; empty stays empty. */
export function scanDate(created: string): string {
  const found = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?/.exec(created);
  if (!found) return created;
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number, number, number]; // prettier-ignore
  const date = new Date(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(date.getTime()) || month < 1 || month > 12) return created;
  return found[4] === undefined ? formatDay(date) : formatDateTime(date);
}
