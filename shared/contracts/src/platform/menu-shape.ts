import type { Lang } from '../wire/errors.ts';
import type { VisibleMenu } from './visible.ts';

/** An item of the menu with those below it. */
export interface MenuEntry extends VisibleMenu {
  readonly children: readonly VisibleMenu[];
}

/** Menu titles on phones: the first word in English, the first two characters in Chinese. */
export function shortTitle(title: string, lang: Lang): string {
  return lang === 'zh-CN' ? [...title].slice(0, 2).join('') : (title.trim().split(/\s+/)[0] ?? '');
}

/**
 * Screens that are laid out for phones, in the order of their importance there: the first of the menu, what has a place
 * in the bar of its own, the rest.
 */
export function phonePlaces(items: readonly VisibleMenu[]): readonly VisibleMenu[] {
  const [first, ...rest] = items.filter(({ route, phoneBar }) => route.phone && !phoneBar);
  const own = items.filter(({ phoneBar }) => phoneBar);
  return [...(first ? [first] : []), ...own, ...rest];
}

/** Items below others form their submenu; those whose parent is not shown stand on their own. */
export function nestMenu(items: readonly VisibleMenu[]): readonly MenuEntry[] {
  const keys = new Set(items.map(({ key }) => key));
  return items
    .filter(({ parent }) => parent === undefined || !keys.has(parent))
    .map((item) => ({ ...item, children: items.filter(({ parent }) => parent === item.key) }));
}
