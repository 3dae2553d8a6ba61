import type { Lang } from '@archway/contracts';
import { currentLang } from '../i18n/i18n.ts';
import { text } from '../i18n/use-text.ts';

type Instant = string | number | Date;

const pad = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const timeOf = (date: Date): string => `${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** A day without a zone stays the day it names; an instant is shown in the reader's zone. */
function toDate(value: Instant): Date {
  const day = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  return day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
}

/** Missing and unreadable values are a dash on every screen. */
const NOTHING = '—';

function formatted(value: Instant | null | undefined, format: (date: Date) => string): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  const date = toDate(value);
  return Number.isNaN(date.getTime()) ? NOTHING : format(date);
}

/** 2026-11-20 14:32, in both languages. */
export const formatDateTime = (value: Instant | null | undefined): string =>
  formatted(value, (date) => `${dayOf(date)} ${timeOf(date)}`);

/** 2026-11-20, in both languages. */
export const formatDay = (value: Instant | null | undefined): string => formatted(value, dayOf);

/** In running text: 20 Nov 2026, 2026年11月20日. */
export function formatProseDay(value: Instant | null | undefined, lang: Lang = currentLang()): string {
  return formatted(value, (date) =>
    lang === 'zh-CN'
      ? `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日`
      : `${date.getDate()} ${date.toLocaleString('en-US', { month: 'short' })} ${date.getFullYear()}`,
  );
}

/** In lists: Today 14:32, Yesterday 18:20, 11-18 17:36 in the same year, else 2025-11-18. */
export function formatListTime(value: Instant | null | undefined, now: Date = new Date()): string {
  return formatted(value, (date) => {
    const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
    if (dayOf(date) === dayOf(now)) return text('platform', 'time.today', { time: timeOf(date) });
    if (dayOf(date) === dayOf(yesterday)) return text('platform', 'time.yesterday', { time: timeOf(date) });
    return date.getFullYear() === now.getFullYear() ? `${dayOf(date).slice(5)} ${timeOf(date)}` : dayOf(date);
  });
}

/** For the hover: the full instant with its time zone. */
export const formatFullTime = (value: Instant | null | undefined, lang: Lang = currentLang()): string =>
  formatted(value, (date) => date.toLocaleString(lang, { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' }));
