import { endpoints } from '@archway/contracts';
import { call, loadUser } from '@archway/platform';
import { session, startServerEvents, tellTabs } from '@archway/platform/host';
import { withDevelopmentRoutes } from '../remotes/development.ts';
import { hostState, updateHost } from './host-state.ts';
import { loadRegistry } from './registry.ts';
import { shareRoutes } from './routes.ts';

let entering: Promise<void> | undefined;
let stopEvents: (() => void) | undefined;

async function run(token: string): Promise<void> {
  updateHost({ entry: 'loading' });
  try {
    const [, answer] = await Promise.all([
      loadUser(),
      call(endpoints.platform.menuRoutes, undefined, { quiet: true }),
      hostState.get().registry === 'ready' ? undefined : loadRegistry(),
    ]);
    const { menus, routes } = withDevelopmentRoutes(answer);
    updateHost({ menus, userRoutes: routes, entry: 'ready' });
    shareRoutes();
    tellTabs({ type: 'login' });
    stopEvents?.();
    stopEvents = startServerEvents(token);
  } catch {
    updateHost({ entry: 'failed' });
  }
}

/** The first navigation after login: user, services, preference and menus are loaded; then the guard decides. */
export function enter(): Promise<void> {
  const token = session.token();
  if (token === null) return Promise.resolve();
  entering ??= run(token).finally(() => {
    entering = undefined;
  });
  return entering;
}
