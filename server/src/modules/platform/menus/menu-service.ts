import {
  type MenuItem,
  type ShellRoute,
  type Viewer,
  customMenus,
  doctorType,
  hasDuty,
  visibleMenus,
  visibleRoutes,
} from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { servicesOf } from '../../access/api.ts';
import { customizationOf, menuSubject } from '../../system/api.ts';
import { remotesOf } from '../doctor/composition.ts';
import type { Registry } from '../registry.ts';
import { routesOf } from './visible.ts';

const viewerOf = (user: Caller, services: readonly number[]): Viewer => ({
  permissions: user.permissions,
  services,
  medical: user.doctorType === doctorType.assistant,
  modelmaker: hasDuty(user.roles, 'produce'),
});

/** Menu items and routes that the live builds of a channel declare, whoever looks at them. */
export async function builtMenus(
  registry: Registry,
  channel: string,
  db?: Querier,
): Promise<{ menus: MenuItem[]; routes: ShellRoute[] }> {
  const manifests = remotesOf(await registry.composition(channel, db)).map(({ manifest }) => manifest);
  return { menus: manifests.flatMap(({ menus }) => menus), routes: routesOf(manifests) };
}

/**
 * The menu and the routes of a user, composed from the manifests of the builds that are live where the page stands, with
 * what operators say about them.
 */
export async function menuOf(
  db: Database,
  registry: Registry,
  user: Caller,
  channel: string,
): Promise<{ menus: MenuItem[]; routes: ShellRoute[] }> {
  const viewer = viewerOf(user, await servicesOf(db, user.userId));
  const { customization } = await customizationOf(db, menuSubject);
  const { menus, routes } = customMenus(await builtMenus(registry, channel), customization);
  return {
    menus: visibleMenus(menus, routes, viewer).map(({ route: _route, ...item }) => item),
    routes: visibleRoutes(routes, viewer),
  };
}
