import { hasDuty, permissionsOf, roles } from '../access/roles.ts';
import { serviceTypes } from '../access/service-types.ts';
import { type Viewer, inMenu, mayReach } from '../platform/visible.ts';
import type { ShellRoute } from '../platform/entities.ts';
import type { CustomProblem } from './custom-dictionary.ts';
import { type Menus, customMenus, routeOfItem } from './custom-menus.ts';
import type { Customization } from './customization.ts';

const services = Object.values(serviceTypes).map(({ id }) => id as number);

/** Somebody with a role and these services, as menus and routes see them. */
export const viewerWith = (role: string, having: readonly number[]): Viewer => ({
  permissions: permissionsOf([role]),
  services: having,
  medical: role === 'assistant',
  modelmaker: hasDuty([role], 'produce'),
});

const startsSomewhere = (routes: readonly ShellRoute[], viewer: Viewer): boolean =>
  routes.some((route) => !route.public && mayReach(route, viewer) && inMenu(route, viewer));

/** Operators alone reach it. */
const isOperated = (route: ShellRoute | undefined): boolean => route?.permission?.startsWith('platform:') ?? false;

/** The first role that would have no screen left with one service, with none, or with all of them. */
function roleWithout(before: readonly ShellRoute[], after: readonly ShellRoute[]): (typeof roles)[number] | undefined {
  const having = [[], services, ...services.map((id) => [id])];
  return roles.find(({ key }) =>
    having.some((some) => {
      const viewer = viewerWith(key, some);
      return startsSomewhere(before, viewer) && !startsSomewhere(after, viewer);
    }),
  );
}

/**
 * Why the menu cannot be so; null where it can.
 * @param known keys that may be named besides those of the builds: what was said about items that are not live now
 */
export function menuProblem(built: Menus, custom: Customization, known: readonly string[] = []): CustomProblem | null {
  const { menus, routes } = built;
  const keys = new Set([...menus.map(({ key }) => key), ...known]);
  const named = [...custom.entries.map(({ key }) => key), ...(custom.order ?? [])];
  const foreign = named.find((key) => !keys.has(key));
  if (foreign !== undefined) return { error: 'customKeyUnknown', values: { name: foreign } };
  for (const { key, hidden, phone, designType } of custom.entries) {
    const item = menus.find((row) => row.key === key);
    if (!item) continue;
    const name = { name: item.title };
    if (typeof designType === 'number' && !services.includes(designType))
      return { error: 'serviceTypeUnknown', values: { num: designType } };
    const kept = hidden === true || phone === false || typeof designType === 'number';
    if (kept && isOperated(routeOfItem(item, routes))) return { error: 'operatorEntryStays', values: name };
  }
  const after = customMenus(built, custom);
  const paths = new Map(after.routes.map((route) => [route.path, route]));
  const stranded = after.menus.find((item) => {
    const route = routeOfItem(item, after.routes);
    if (!route || route.unvisible || route.redirect === undefined) return false;
    const to = route.redirect;
    return paths.get(to)?.unvisible === true && !routes.find(({ path }) => path === to)?.unvisible;
  });
  if (stranded) return { error: 'menuLeadsNowhere', values: { name: stranded.title } };
  const role = roleWithout(routes, after.routes);
  return role ? { error: 'noRouteLeft', values: { name: { zh: role.zh, en: role.en } } } : null;
}
