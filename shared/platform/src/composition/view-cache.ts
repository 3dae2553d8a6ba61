import type { ShellRoute } from '@archway/contracts';
import { appHistory } from '../navigation/app-history.ts';
import type { AppLocation, HistoryAction, HistorySnapshot } from '../navigation/app-history.ts';
import { createStore } from '../state/store.ts';
import { findRoute } from './match-path.ts';
import { shellState } from './shell-state.ts';

/** One screen that is alive: shown, or kept hidden with its state. */
export interface View {
  /** Identity of the screen; a fresh route gets another one at every visit. */
  readonly key: string;
  readonly remote: string;
  readonly route: ShellRoute;
  /** The last location while it was shown: frozen while it is hidden. */
  readonly location: AppLocation;
  readonly action: HistoryAction;
}

export interface Views {
  /** Least recently shown first; the last one is shown if `shown` names it. */
  readonly list: readonly View[];
  /** Key of the view that the page shows; null while a screen of the host is shown. */
  readonly shown: string | null;
  readonly visits: number;
}

/** Screens kept at once in the whole page, over all remotes. */
export const MAX_VIEWS = 8;

export const noViews: Views = { list: [], shown: null, visits: 0 };

/**
 * The screens that live after a navigation. One screen per pathname: a change of the query only moves the location of
 * the shown one. Fresh screens die when they are left.
 */
export function visit(views: Views, { location, action }: HistorySnapshot, route: ShellRoute | undefined): Views {
  const current = views.list.find((view) => view.key === views.shown);
  if (route && current?.route.path === route.path && current.location.pathname === location.pathname) {
    const moved: View = { ...current, route, location, action };
    return { ...views, list: views.list.map((view) => (view === current ? moved : view)) };
  }
  const kept = views.list.filter((view) => !(view === current && view.route.fresh));
  if (!route) return { ...views, list: kept, shown: null };
  const before = kept.find((view) => !route.fresh && view.key === location.pathname && view.route.path === route.path);
  const visits = views.visits + 1;
  const shown: View = {
    key: before?.key ?? (route.fresh ? `${location.pathname}#${visits}` : location.pathname),
    remote: route.remote,
    route,
    location,
    action,
  };
  const list = [...kept.filter((view) => view !== before && view.key !== shown.key), shown].slice(-MAX_VIEWS);
  return { list, shown: shown.key, visits };
}

export const viewCache = createStore<Views>(noViews);

function follow(): void {
  const snapshot = appHistory.get();
  const route = findRoute(shellState.get().routes, snapshot.location.pathname);
  viewCache.update((views) => visit(views, snapshot, route?.redirect === undefined ? route : undefined));
}

// Before any React root hears of the navigation, so that all of them see the same screens.
appHistory.subscribe(follow);
shellState.subscribe(follow);
