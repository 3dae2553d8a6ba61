import dayjs, { type Dayjs } from 'dayjs';

/** A day of the wire, YYYY-MM-DD, as the calendar wants it. */
export const toCalendar = (day: string | null | undefined): Dayjs | null => {
  const value = day ? dayjs(day) : null;
  return value?.isValid() ? value : null;
};

/** What the calendar holds, as a day of the wire. */
export const toDay = (value: Dayjs | null | undefined): string | undefined => value?.format('YYYY-MM-DD');
