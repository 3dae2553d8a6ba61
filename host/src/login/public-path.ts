import { hostApi } from '@archway/platform';
import { useHost } from '../boot/host-state.ts';

/** Whether a page for people without a login is deployed; links to what is not there are left out. */
export function usePublicPath(path: string): boolean {
  return hostApi.findRoute(useHost().publicRoutes, path) !== undefined;
}
