/** Age in whole years on a day, one less while the birthday has not come yet. Days are YYYY-MM-DD. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Today, YYYY-MM-DD, in the time zone of the server. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Age in whole years today. */
export const ageNow = (birthday: string): number => ageOn(birthday, today());

/** The latest day that is today anywhere on earth: a birthday after it is in the future for everyone. */
export const latestToday = (now = new Date()): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
