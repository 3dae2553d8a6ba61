import type { MenuItem, ShellRoute } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { servicesOf } from '../../access/api.ts';
import { remotesOf } from '../doctor/composition.ts';
import type { Registry } from '../registry.ts';
import { type Viewer, visibleMenus, visibleRoutes } from './visible.ts';

const MEDICAL = 1;

const viewerOf = (user: Caller, services: readonly number[]): Viewer => ({
  permissions: user.permissions,
  services,
  medical: user.doctorType === MEDICAL,
  modelmaker: user.roles.includes('modelmaker'),
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
  return { menus: visibleMenus(manifests, viewer), routes: visibleRoutes(manifests, viewer) };
}
