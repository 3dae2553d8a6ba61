import { allows } from '../access/permissions.ts';
import type { ShellRoute } from './entities.ts';
import type { MenuItem, RouteRecord } from './remote-manifest.ts';

/** What of a user decides about menus and routes. */
export interface Viewer {
  readonly permissions: readonly string[];
  /** Ids of the service types that the user may use. */
  readonly services: readonly number[];
  /** A medical assistant. */
  readonly medical: boolean;
  /** Works in production. */
  readonly modelmaker: boolean;
}

type Kind = RouteRecord['hiddenFor'][number];

const isKind = (viewer: Viewer, kind: Kind): boolean => viewer[kind];

/** Whether a route may be reached: not dropped, of a service that the user has, with a permission that the user holds. */
export const mayReach = (route: RouteRecord, viewer: Viewer): boolean =>
  !route.unvisible &&
  (route.designType === undefined || viewer.services.includes(route.designType)) &&
  (route.permission === undefined || allows(viewer.permissions, [route.permission]));

/** Whether a reachable route stands in the menu of this kind of user. One that does not may still be gone to. */
export const inMenu = (route: RouteRecord, viewer: Viewer): boolean =>
  !route.hidden && !route.hiddenFor.some((kind) => isKind(viewer, kind));

/** The routes that a user may go to, with `hidden` as it is for this user. */
export const visibleRoutes = (routes: readonly ShellRoute[], viewer: Viewer): ShellRoute[] =>
  routes.filter((route) => mayReach(route, viewer)).map((route) => ({ ...route, hidden: !inMenu(route, viewer) }));

export interface VisibleMenu extends MenuItem {
  readonly route: ShellRoute;
}

/** The path of the screen that an item stands for. */
export const pathOfItem = ({ path }: Pick<MenuItem, 'path'>): string => path.split('?')[0] ?? path;

/**
 * The menu of a user, in its order. An item stands for its route and goes with it. An item for one kind of user shows to
 * that kind alone, even where the route is hidden, which is how children of a hidden entry get into the menu; so does an
 * item of the phones' bar, whose route no menu of a desk names. A child of an entry that the user does not see stands on
 * its own.
 *
 * Asked again with its own answer, it answers the same: the server asks it of all manifests, the shell of what the
 * server handed out.
 */
export function visibleMenus(menus: readonly MenuItem[], routes: readonly ShellRoute[], viewer: Viewer): VisibleMenu[] {
  const shows = ({ onlyFor, phoneBar }: MenuItem, route: ShellRoute): boolean => {
    if (phoneBar) return route.phone;
    return onlyFor === undefined ? inMenu(route, viewer) : isKind(viewer, onlyFor);
  };
  const shown = menus.flatMap((item) => {
    const route = routes.find(({ path }) => path === pathOfItem(item));
    return route && mayReach(route, viewer) && shows(item, route) ? [{ ...item, route }] : [];
  });
  const keys = new Set(shown.map(({ key }) => key));
  return shown
    .map(({ parent, ...item }) => (parent !== undefined && keys.has(parent) ? { ...item, parent } : item))
    .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : Number(a.key > b.key)));
}
