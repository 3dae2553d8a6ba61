import { allows } from '@archway/contracts';
import type { MenuItem, ShellRoute } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { findRoute } from '@archway/platform/host';

export type Visitor = Pick<
  SessionUser,
  'serviceTypeList' | 'designHomePage' | 'isMedical' | 'isModelmaker' | 'permissions'
>;

const kindsOf = (visitor: Visitor): readonly ('medical' | 'modelmaker')[] => [
  ...(visitor.isMedical ? (['medical'] as const) : []),
  ...(visitor.isModelmaker ? (['modelmaker'] as const) : []),
];

const serves = (visitor: Visitor, designType: number | undefined): boolean =>
  designType === undefined || visitor.serviceTypeList.some(({ value }) => value === designType);

/** Whether a route may be reached: not dropped, of a service that the user has, with a permission that the user holds. */
export function mayReach(route: ShellRoute, visitor: Visitor): boolean {
  return (
    !route.unvisible &&
    serves(visitor, route.designType) &&
    (route.permission === undefined || allows(visitor.permissions, [route.permission]))
  );
}

/** Whether a reachable route stands in the menu of this kind of user. */
export const inMenu = (route: ShellRoute, visitor: Visitor): boolean =>
  !route.hidden && !kindsOf(visitor).some((kind) => route.hiddenFor.includes(kind));

export interface VisibleMenu extends MenuItem {
  readonly route: ShellRoute;
}

/**
 * The menu of a user, in its order. An item stands for its route and goes with it; an item for one kind of user shows
 * to that kind even where the route is hidden, which is how children of a hidden entry get into the menu. Items of the
 * phones' bar are among them, whatever their route says.
 */
export function visibleMenus(
  menus: readonly MenuItem[],
  routes: readonly ShellRoute[],
  visitor: Visitor,
): readonly VisibleMenu[] {
  const kinds = kindsOf(visitor);
  return [...menus]
    .sort((a, b) => a.order - b.order)
    .flatMap((item) => {
      const route = findRoute(routes, item.path.split('?')[0] ?? item.path);
      if (!route || !mayReach(route, visitor)) return [];
      const listed = item.onlyFor === undefined ? inMenu(route, visitor) : kinds.includes(item.onlyFor);
      const shown = item.phoneBar ? route.phone : listed;
      return shown ? [{ ...item, route }] : [];
    });
}

/** Where a user begins: the menu of the preferred service, else the first one, else the first route with no menu to hide. */
export function homeOf(
  menus: readonly MenuItem[],
  routes: readonly ShellRoute[],
  visitor: Visitor,
): string | undefined {
  const items = visibleMenus(menus, routes, visitor).filter(({ phoneBar }) => !phoneBar);
  const preferred = items.find(({ route }) => route.designType === visitor.designHomePage);
  const first = routes.find(
    (route) => mayReach(route, visitor) && inMenu(route, visitor) && !route.public && !route.path.includes(':'),
  );
  return (preferred ?? items[0])?.path ?? first?.path;
}
