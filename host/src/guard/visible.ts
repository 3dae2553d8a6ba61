import { type MenuItem, type ShellRoute, type Viewer, inMenu, mayReach, visibleMenus } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';

export type Visitor = Pick<
  SessionUser,
  'serviceTypeList' | 'designHomePage' | 'isMedical' | 'isModelmaker' | 'permissions'
>;

/** A visitor as the rule of menus and routes sees it. */
export const viewerOf = ({ permissions, serviceTypeList, isMedical, isModelmaker }: Visitor): Viewer => ({
  permissions,
  services: serviceTypeList.map(({ value }) => value),
  medical: isMedical,
  modelmaker: isModelmaker,
});

/** Where a user begins: the menu of the preferred service, else the first one, else the first route with no menu to hide. */
export function homeOf(
  menus: readonly MenuItem[],
  routes: readonly ShellRoute[],
  visitor: Visitor,
): string | undefined {
  const viewer = viewerOf(visitor);
  const items = visibleMenus(menus, routes, viewer).filter(({ phoneBar }) => !phoneBar);
  const preferred = items.find(({ route }) => route.designType === visitor.designHomePage);
  const first = routes.find(
    (route) => mayReach(route, viewer) && inMenu(route, viewer) && !route.public && !route.path.includes(':'),
  );
  return (preferred ?? items[0])?.path ?? first?.path;
}
