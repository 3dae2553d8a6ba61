import dayjs, { type Dayjs } from 'dayjs';
import type { UiLang } from '../../theme/locale.ts';

const WIRE = 'YYYY-MM-DD';

/** A day of the wire, YYYY-MM-DD, as the calendar wants it. */
export const toCalendar = (day: string | null | undefined): Dayjs | null => {
  const value = day ? dayjs(day) : null;
  return value?.isValid() ? value : null;
};

/** What the calendar holds, as a day of the wire. */
export const toDay = (value: Dayjs | null | undefined): string | undefined => value?.format(WIRE);

/** How a field shows a day, first, and what may be typed: the month is a word in English, so that nobody swaps it with the day. */
export const dayFormats = (lang: UiLang): string[] => (lang === 'zh-CN' ? [WIRE] : ['D MMM YYYY', WIRE]);

/** A day of the wire as fields of that language show it. */
export const dayText = (day: string, lang: UiLang): string => toCalendar(day)?.format(dayFormats(lang)[0]) ?? day;
