import type { MenuItem, RemoteManifest, ShellRemote, ShellRoute } from '@archway/contracts';

interface Override {
  readonly name: string;
  /** Manifest of the build in development, on the development server. */
  readonly entry: string;
  /** remote.json as it stands: its routes, menus and slots count, not those that are deployed. */
  readonly manifest: RemoteManifest;
}

/** Written by the development server into its page, never by the product's. */
declare global {
  var __archwayDevelopment: Override | undefined;
}

/** The remote that is in development. Production builds have none, whatever a page may claim. */
const override = (): Override | undefined =>
  process.env.NODE_ENV === 'production' ? undefined : globalThis.__archwayDevelopment;

export const developmentEntry = (remote: string): string | undefined =>
  override()?.name === remote ? override()?.entry : undefined;

function routesOf({ name, manifest }: Override): ShellRoute[] {
  const usual = {
    hidden: false,
    hiddenFor: [],
    unvisible: false,
    phone: false,
    fullWidth: false,
    panelWidth: false,
    fresh: false,
    public: false,
    bare: false,
  };
  return manifest.routes.map((route) => ({ ...usual, ...route, remote: name }));
}

/** Puts the remote in development in place of the deployed one, or beside the others when it is new. */
export function withDevelopment<A extends { remotes: ShellRemote[]; publicRoutes: ShellRoute[] }>(answer: A): A {
  const here = override();
  if (!here) return answer;
  const { name, manifest, entry } = here;
  const build = { version: '0.0.0+00000000', base: '/', entry, files: {} };
  const remote: ShellRemote = {
    name,
    title: manifest.title,
    team: manifest.team,
    current: build,
    previous: null,
    slots: (manifest.slots ?? []).map((slot) => ({ ...slot, order: slot.order ?? 100 })),
    paths: manifest.routes.map(({ path }) => path),
  };
  return {
    ...answer,
    remotes: [...answer.remotes.filter((other) => other.name !== name), remote],
    publicRoutes: [
      ...answer.publicRoutes.filter((route) => route.remote !== name),
      ...routesOf(here).filter((route) => route.public),
    ],
  };
}

/** The same for the user's routes and menus; what the user may is still decided by the guard and by the server. */
export function withDevelopmentRoutes<A extends { menus: MenuItem[]; routes: ShellRoute[] }>(answer: A): A {
  const here = override();
  if (!here) return answer;
  const routes = routesOf(here);
  const deployed = new Set(answer.routes.filter(({ remote }) => remote === here.name).map(({ path }) => path));
  const menus = (here.manifest.menus ?? []).map((item) => ({ ...item, order: item.order ?? 100 }));
  const own = new Set([...deployed, ...routes.map(({ path }) => path)]);
  return {
    ...answer,
    routes: [...answer.routes.filter(({ remote }) => remote !== here.name), ...routes],
    menus: [...answer.menus.filter(({ path }) => !own.has(path)), ...menus],
  };
}
