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

/** The day as the reader's language writes it in lists and facts: 2026-11-20, 20 Nov 2026. */
const dayIn = (date: Date, lang: Lang): string =>
  lang === 'zh-CN' ? dayOf(date) : `${shortDay(date)} ${date.getFullYear()}`;

/** 20 Nov: the month is a word, so that nobody swaps it with the day. */
const shortDay = (date: Date): string => `${date.getDate()} ${date.toLocaleString('en-US', { month: 'short' })}`;

/** 2026-11-20 14:32; 20 Nov 2026, 14:32. */
export const formatDateTime = (value: Instant | null | undefined, lang: Lang = currentLang()): string =>
  formatted(value, (date) => `${dayIn(date, lang)}${lang === 'zh-CN' ? ' ' : ', '}${timeOf(date)}`);

/** 14:32, where the day is told beside it. */
export const formatTime = (value: Instant | null | undefined): string => formatted(value, timeOf);

/** 2026-11-20; 20 Nov 2026. */
export const formatDay = (value: Instant | null | undefined, lang: Lang = currentLang()): string =>
  formatted(value, (date) => dayIn(date, lang));

/** In running text: 20 Nov 2026, 2026年11月20日. */
export function formatProseDay(value: Instant | null | undefined, lang: Lang = currentLang()): string {
  return formatted(value, (date) =>
    lang === 'zh-CN' ? `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日` : dayIn(date, lang),
  );
}

export interface ListTimeFormat {
  /** The time stands inside a sentence, as in "Since today, 14:32". */
  inSentence?: boolean;
  now?: Date;
}

/**
 * The nearer, the shorter. Today, 14:32; Yesterday, 18:20; 18 Nov, 17:36 in the same year, else 20 Nov 2025. In Chinese
 * 今天 14:32, 昨天 18:20, 11-18 17:36, 2025-11-20.
 */
export function formatListTime(
  value: Instant | null | undefined,
  { inSentence = false, now = new Date() }: ListTimeFormat = {},
): string {
  return formatted(value, (date) => {
    const lang = currentLang();
    const time = timeOf(date);
    const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
    const near = dayOf(date) === dayOf(now) ? 'today' : dayOf(date) === dayOf(yesterday) ? 'yesterday' : null;
    if (near) return text('platform', inSentence ? `timeInSentence.${near}` : `time.${near}`, { time });
    if (date.getFullYear() !== now.getFullYear()) return dayIn(date, lang);
    return lang === 'zh-CN' ? `${dayOf(date).slice(5)} ${time}` : `${shortDay(date)}, ${time}`;
  });
}

/** For the hover: the full instant with its time zone. */
export const formatFullTime = (value: Instant | null | undefined, lang: Lang = currentLang()): string =>
  formatted(value, (date) => date.toLocaleString(lang, { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' }));
