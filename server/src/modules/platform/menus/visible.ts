import { type MenuItem, type RemoteManifest, type RouteRecord, type ShellRoute, allows } from '@archway/contracts';

/** What of a user decides about menus and routes. */
export interface Viewer {
  readonly permissions: readonly string[];
  /** Ids of the service types that the user may use. */
  readonly services: readonly number[];
  /** A medical assistant: doctorType 1. */
  readonly medical: boolean;
  /** Holds the role of production staff. */
  readonly modelmaker: boolean;
}

type Kind = RouteRecord['hiddenFor'][number];

const isKind = (viewer: Viewer, kind: Kind): boolean => (kind === 'medical' ? viewer.medical : viewer.modelmaker);

const isReachable = (route: RouteRecord, viewer: Viewer): boolean =>
  !route.unvisible &&
  (route.designType === undefined || viewer.services.includes(route.designType)) &&
  (route.permission === undefined || allows(viewer.permissions, [route.permission]));

/**
 * The routes that a user may go to, with `hidden` as it is for this user: a route that is hidden from the menu for one
 * kind of user stays reachable.
 */
export const visibleRoutes = (manifests: readonly RemoteManifest[], viewer: Viewer): ShellRoute[] =>
  manifests.flatMap(({ name, routes }) =>
    routes
      .filter((route) => isReachable(route, viewer))
      .map((route) => ({
        ...route,
        hidden: route.hidden || route.hiddenFor.some((kind) => isKind(viewer, kind)),
        remote: name,
      })),
  );

/** The routes that need no login. */
export const publicRoutes = (manifests: readonly RemoteManifest[]): ShellRoute[] =>
  manifests.flatMap(({ name, routes }) =>
    routes.filter((route) => route.public && !route.unvisible).map((route) => ({ ...route, remote: name })),
  );

/**
 * The menu of a user. An item shows if its route is reachable and not hidden; an item for one kind of user shows to
 * that kind alone, even where the route is hidden, since that is how children of a hidden entry get into the menu; so
 * does an item of the phones' bar, whose route no menu of a desk names.
 * A child of an entry that the user does not see stands on its own.
 */
export function visibleMenus(manifests: readonly RemoteManifest[], viewer: Viewer): MenuItem[] {
  const routes = new Map(visibleRoutes(manifests, viewer).map((route) => [route.path, route]));
  const shows = ({ path, onlyFor, phoneBar }: MenuItem): boolean => {
    const route = routes.get(path.split('?')[0] ?? path);
    if (!route) return false;
    if (phoneBar) return route.phone;
    return onlyFor === undefined ? !route.hidden : isKind(viewer, onlyFor);
  };
  const items = manifests.flatMap(({ menus }) => menus.filter(shows));
  const keys = new Set(items.map(({ key }) => key));
  return items
    .map(({ parent, ...item }) => (parent !== undefined && keys.has(parent) ? { ...item, parent } : item))
    .sort((a, b) => a.order - b.order || a.key.localeCompare(b.key));
}
