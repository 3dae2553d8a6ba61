/**
 * The same day a year later, from today where there is none or it has passed: what an extension by a year means.
 * 29 February becomes the 28th. @param today of the reader, YYYY-MM-DD
 */
export function yearLater(day: string, today: string): string {
  const [year = 0, month = 1, date = 1] = (day > today ? day : today).split('-').map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + 1, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}
