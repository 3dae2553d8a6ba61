import { type MenuItem, type ShellRoute, mayReach } from '@archway/contracts';
import { findRoute, loginPath, matchesPath } from '@archway/platform/host';
import type { Progress } from '../boot/host-state.ts';
import { homeOf, viewerOf } from './visible.ts';
import type { Visitor } from './visible.ts';

/** What the page shows for an address. */
export type Decision =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' }
  | { readonly kind: 'host'; readonly screen: HostScreen }
  | { readonly kind: 'remote'; readonly route: ShellRoute; readonly bare: boolean };

export type HostScreen = 'login' | 'test' | 'notFound' | 'nothingToShow' | 'entryFailed' | 'linkBroken';

/** Everything that a decision depends on. */
export interface Situation {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly token: string | null;
  readonly visitor: Visitor | null;
  readonly registry: Progress;
  readonly entry: Progress;
  readonly menus: readonly MenuItem[];
  readonly userRoutes: readonly ShellRoute[];
  readonly publicRoutes: readonly ShellRoute[];
  /** Path patterns of all remotes, also of those that this user may not reach. */
  readonly ownedPaths: readonly string[];
  /** Whether the encrypted parameter of the address could be read; null when there is none. */
  readonly parameter: 'reading' | 'good' | 'bad' | null;
}

const show = (screen: HostScreen): Decision => ({ kind: 'host', screen });
const go = (to: string): Decision => ({ kind: 'redirect', to });
const WAIT: Decision = { kind: 'wait' };

/** The specification's access rules, section 2; a pure function of the situation. */
export function decide(situation: Situation): Decision {
  const { pathname } = situation.location;
  if (pathname === '/test') return show('test');
  if (situation.parameter === 'reading') return WAIT;
  return situation.token === null ? decideForStranger(situation) : decideForUser(situation);
}

function decideForStranger({ location, registry, publicRoutes }: Situation): Decision {
  if (location.pathname === '/login') return show('login');
  const route = findRoute(publicRoutes, location.pathname);
  if (route) return { kind: 'remote', route, bare: true };
  return registry === 'loading' || registry === 'idle' ? WAIT : go(loginPath(location));
}

function decideForUser(situation: Situation): Decision {
  const { location, visitor, entry, menus, userRoutes, publicRoutes, ownedPaths, parameter } = situation;
  if (entry === 'failed') return show('entryFailed');
  if (entry !== 'ready' || visitor === null) return WAIT;
  const home = homeOf(menus, userRoutes, visitor);
  const toHome = home === undefined ? show('nothingToShow') : go(home);
  if (['/', '/login', '/patient'].includes(location.pathname)) return toHome;
  const viewer = viewerOf(visitor);
  const reachable = userRoutes.filter((each) => mayReach(each, viewer));
  const route = findRoute([...reachable, ...publicRoutes], location.pathname);
  if (!route) {
    const owned = ownedPaths.some((pattern) => matchesPath(pattern, location.pathname));
    return owned ? toHome : show('notFound');
  }
  if (route.redirect !== undefined) return go(route.redirect);
  if (route.bare && parameter === 'bad') return show('linkBroken');
  return { kind: 'remote', route, bare: route.bare || route.public };
}
