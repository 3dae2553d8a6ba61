import { useState } from 'react';
import { type VisibleMenu, visibleMenus } from '@archway/contracts';
import { appHistory, useStore } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { matchesPath } from '@archway/platform/host';
import { useHost } from '../../boot/host-state.ts';
import { viewerOf } from '../../guard/visible.ts';

export interface MenuEntry extends VisibleMenu {
  readonly children: readonly VisibleMenu[];
}

export interface ShellMenu {
  /** The menu of a desk. */
  readonly entries: readonly MenuEntry[];
  /** Places of the bar at the bottom of phones, the first ones foremost. */
  readonly phone: readonly VisibleMenu[];
  /** Key of the item that the page belongs to; stays while a screen without an item is shown. */
  readonly selected: string | undefined;
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
export function nest(items: readonly VisibleMenu[]): readonly MenuEntry[] {
  const keys = new Set(items.map(({ key }) => key));
  return items
    .filter(({ parent }) => parent === undefined || !keys.has(parent))
    .map((item) => ({ ...item, children: items.filter(({ parent }) => parent === item.key) }));
}

export function useMenu(user: SessionUser): ShellMenu {
  const { menus, userRoutes } = useHost();
  const { pathname } = useStore(appHistory).location;
  const items = visibleMenus(menus, userRoutes, viewerOf(user));
  const here = items.find(({ path }) => matchesPath(path.split('?')[0] ?? path, pathname))?.key;
  const [last, setLast] = useState(here);
  if (here !== undefined && here !== last) setLast(here);
  const entries = nest(items.filter(({ phoneBar }) => !phoneBar));
  return { entries, phone: phonePlaces(items), selected: here ?? last };
}
