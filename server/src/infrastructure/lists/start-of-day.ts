/** The moment at which a day begins for a reader. @param utcOffset minutes by which the reader's zone is ahead of UTC */
export const startOfDay = (day: string, utcOffset: number, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000 - utcOffset * 60_000).toISOString();
