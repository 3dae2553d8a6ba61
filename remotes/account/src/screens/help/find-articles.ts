import { type RoleKey, WILDCARD } from '@archway/contracts';
import { type ArticleKey, type HelpGroup, type HelpTexts, articles, helpGroups } from './content/articles.ts';

export interface FoundGroup {
  readonly group: HelpGroup;
  readonly keys: readonly ArticleKey[];
}

interface Reader {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Whether an article is about the work of a reader; an administrator answers for everybody's. */
const concerns = (roles: readonly RoleKey[] | null, reader: Reader): boolean =>
  roles === null || reader.permissions.includes(WILDCARD) || roles.some((role) => reader.roles.includes(role));

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Articles by chapter in their order; chapters without any are left out.
 * @param words each of them has to stand somewhere in an article; without any all are found
 * @param reader null: whomever they concern
 */
export function findArticles(texts: HelpTexts, words: string, reader: Reader | null): FoundGroup[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const matches = (key: ArticleKey): boolean => {
    const { title, body, steps = [] } = texts[key];
    const text = fold([title, ...body, ...steps].join('\n'));
    return wanted.every((word) => text.includes(word));
  };
  const found = articles.filter(({ key, roles }) => (reader === null || concerns(roles, reader)) && matches(key));
  return helpGroups
    .map((group) => ({ group, keys: found.filter((article) => article.group === group).map(({ key }) => key) }))
    .filter(({ keys }) => keys.length > 0);
}
