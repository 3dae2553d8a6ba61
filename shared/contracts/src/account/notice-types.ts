import type { Lang } from '../wire/errors.ts';
import { caseNotices } from './case-notices.ts';
import { peopleNotices } from './people-notices.ts';

/** What the platform tells people. A notice keeps its values, and is put into words in the language of whoever reads it. */
export const noticeTypes = { ...caseNotices, ...peopleNotices } as const;

export type NoticeType = keyof typeof noticeTypes;
export const noticeTypeNames = Object.keys(noticeTypes) as NoticeType[];
export type NoticeValues = Readonly<Record<string, string>>;

const fill = (text: string, values: NoticeValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/** A notice in words. */
export const noticeText = (
  type: NoticeType,
  values: NoticeValues,
  lang: Lang,
): { typeStr: string; content: string } => ({
  typeStr: noticeTypes[type].title[lang],
  content: fill(noticeTypes[type].content[lang], values),
});
