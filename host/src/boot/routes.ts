import type { ShellRoute } from '@archway/contracts';
import { updateShell } from '@archway/platform/host';
import { hostState } from './host-state.ts';

/** Routes of this visitor: the public ones, and after login the user's own, which know more of themselves. */
function reachableRoutes(): readonly ShellRoute[] {
  const { userRoutes, publicRoutes } = hostState.get();
  const own = new Set(userRoutes.map(({ path }) => path));
  return [...userRoutes, ...publicRoutes.filter(({ path }) => !own.has(path))];
}

/** Hands the routes to the platform, which keeps the screens. */
export const shareRoutes = (): void => updateShell({ routes: reachableRoutes() });
