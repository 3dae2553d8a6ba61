import type { RemoteManifest, ShellRoute } from '@archway/contracts';

/** All routes of these remotes, each with the remote that it belongs to. */
export const routesOf = (manifests: readonly RemoteManifest[]): ShellRoute[] =>
  manifests.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name })));

/** The routes that need no login. */
export const publicRoutes = (manifests: readonly RemoteManifest[]): ShellRoute[] =>
  routesOf(manifests).filter((route) => route.public && !route.unvisible);
