import {
  type MenuItem,
  type ShellRoute,
  type Viewer,
  doctorType,
  hasDuty,
  visibleMenus,
  visibleRoutes,
} from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { servicesOf } from '../../access/api.ts';
import { remotesOf } from '../doctor/composition.ts';
import type { Registry } from '../registry.ts';
import { routesOf } from './visible.ts';

const viewerOf = (user: Caller, services: readonly number[]): Viewer => ({
  permissions: user.permissions,
  services,
  medical: user.doctorType === doctorType.assistant,
  modelmaker: hasDuty(user.roles, 'produce'),
});

/** The menu and the routes of a user, composed from the manifests of the builds that are live where the page stands. */
export async function menuOf(
  db: Database,
  registry: Registry,
  user: Caller,
  channel: string,
): Promise<{ menus: MenuItem[]; routes: ShellRoute[] }> {
  const manifests = remotesOf(await registry.composition(channel)).map(({ manifest }) => manifest);
  const viewer = viewerOf(user, await servicesOf(db, user.userId));
  const routes = routesOf(manifests);
  const menus = visibleMenus(
    manifests.flatMap(({ menus: items }) => items),
    routes,
    viewer,
  );
  return { menus: menus.map(({ route: _route, ...item }) => item), routes: visibleRoutes(routes, viewer) };
}
