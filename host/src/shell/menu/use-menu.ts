import { useState } from 'react';
import { type MenuEntry, type VisibleMenu, nestMenu, pathOfItem, phonePlaces, visibleMenus } from '@archway/contracts';
import { appHistory, useStore } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { matchesPath } from '@archway/platform/host';
import { useHost } from '../../boot/host-state.ts';
import { viewerOf } from '../../guard/visible.ts';

export interface ShellMenu {
  /** The menu of a desk. */
  readonly entries: readonly MenuEntry[];
  /** Places of the bar at the bottom of phones, the first ones foremost. */
  readonly phone: readonly VisibleMenu[];
  /** Key of the item that the page belongs to; stays while a screen without an item is shown. */
  readonly selected: string | undefined;
}

export function useMenu(user: SessionUser): ShellMenu {
  const { menus, userRoutes } = useHost();
  const { pathname } = useStore(appHistory).location;
  const items = visibleMenus(menus, userRoutes, viewerOf(user));
  const here = items.find(({ path }) => matchesPath(pathOfItem({ path }), pathname))?.key;
  const [last, setLast] = useState(here);
  if (here !== undefined && here !== last) setLast(here);
  const entries = nestMenu(items.filter(({ phoneBar }) => !phoneBar));
  return { entries, phone: phonePlaces(items), selected: here ?? last };
}
