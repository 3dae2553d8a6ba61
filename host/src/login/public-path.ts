import { findRoute } from '@archway/platform/host';
import { useHost } from '../boot/host-state.ts';

/** Whether a page for people without a login is deployed; links to what is not there are left out. */
export function usePublicPath(path: string): boolean {
  return findRoute(useHost().publicRoutes, path) !== undefined;
}
