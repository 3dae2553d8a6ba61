import { text } from '../i18n/use-text.ts';

/**
 * Age in whole years, one less while the birthday has not come in the year of `at`.
 * @param birthday YYYY-MM-DD
 */
export function ageOf(birthday: string | null | undefined, at: Date = new Date()): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthday ?? '');
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const before = at.getMonth() + 1 < month || (at.getMonth() + 1 === month && at.getDate() < day);
  const years = at.getFullYear() - year - (before ? 1 : 0);
  return years < 0 ? undefined : years;
}

/** 12 years, 12 岁; a dash when it is not known. */
export function formatAge(birthday: string | null | undefined, at?: Date): string {
  const count = ageOf(birthday, at);
  return count === undefined ? '—' : text('platform', 'age', { count });
}
