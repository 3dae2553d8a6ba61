import { roleNames } from '../access/roles.ts';
import type { Lang } from '../wire/errors.ts';
import { caseNotices } from './case-notices.ts';
import { peopleNotices } from './people-notices.ts';
import { placeNotices } from './place-notices.ts';
import { processNotices } from './process-notices.ts';

/** What the platform tells people. A notice keeps its values, and is put into words in the language of whoever reads it. */
export const noticeTypes = { ...caseNotices, ...peopleNotices, ...placeNotices, ...processNotices } as const;

export type NoticeType = keyof typeof noticeTypes;
export const noticeTypeNames = Object.keys(noticeTypes) as NoticeType[];
export type NoticeValues = Readonly<Record<string, string>>;

/** What stands for a last day that there is none of. */
const noEnd: Readonly<Record<Lang, string>> = { 'zh-CN': '长期有效', 'en-US': 'no end' };

/** Roles are named in the reader's language, from their keys with spaces between them; all else is shown as it is. */
function wordOf(key: string, value: string, lang: Lang): string {
  if (key === 'day') return value || noEnd[lang];
  return key === 'roles' ? roleNames(value, lang) : value;
}

const fill = (text: string, values: NoticeValues, lang: Lang): string =>
  text
    .replace(/\{(\w+)\}/g, (whole, key: string) => {
      const value = values[key];
      return value === undefined ? whole : wordOf(key, value, lang);
    })
    .trim();

/** A notice in words. */
export const noticeText = (
  type: NoticeType,
  values: NoticeValues,
  lang: Lang,
): { typeStr: string; content: string } => ({
  typeStr: noticeTypes[type].title[lang],
  content: fill(noticeTypes[type].content[lang], values, lang),
});
