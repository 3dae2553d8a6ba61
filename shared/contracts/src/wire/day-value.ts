import type { BilingualValue } from './errors.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the form `2026-11-20` as readers of each language write it; a dash for none. */
export function dayValue(day: string | null): BilingualValue {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  if (year === undefined) return { zh: '—', en: '—' };
  return { zh: `${year}-${month}-${date}`, en: `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}` };
}
