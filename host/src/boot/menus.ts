import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { withDevelopmentRoutes } from '../remotes/development.ts';
import { updateHost } from './host-state.ts';
import { shareRoutes } from './routes.ts';

/** Asks for the menu and the routes of the user, and shows them. */
export async function loadMenus(): Promise<void> {
  const answer = await call(endpoints.platform.menuRoutes, undefined, { quiet: true });
  const { menus, routes } = withDevelopmentRoutes(answer);
  updateHost({ menus, userRoutes: routes });
  shareRoutes();
}
