import { applyPrimary } from '@archway/ui/light';
import { appHistory } from '@archway/platform';
import {
  dropKeptNotice,
  followTabs,
  loadTexts,
  renewLogin,
  session,
  setProductTitle,
  showKeptNotice,
  startLanguage,
  telemetry,
  updateShell,
} from '@archway/platform/host';
import { followNavigation } from '../guard/guard.ts';
import { localTarget } from '../guard/local-target.ts';
import { keepArrival } from './arrival.ts';
import { loadBranding } from './branding.ts';
import { describeRoute } from './describe-route.ts';
import { enter } from './enter.ts';
import { measureVitals } from './measure.ts';
import { ownVersion } from '../remotes/own-version.ts';
import { reportLoad } from '../remotes/report-load.ts';
import { recordVisits } from './record-visits.ts';
import { loadRegistry } from './registry.ts';

const texts = {
  'zh-CN': () => import('../i18n/zh-CN.json'),
  'en-US': () => import('../i18n/en-US.json'),
};

/** Everything that must be known before the first render; nothing here waits for a remote. */
export async function start(): Promise<void> {
  const renewed = session.token() === null ? renewLogin() : Promise.resolve(false);
  const registry = loadRegistry();
  const branding = await loadBranding();
  updateShell({ branding });
  setProductTitle(branding.pageTitle);
  applyPrimary(branding.cssVariables['--primary-color']);
  await startLanguage(branding.languageConfig.default);
  await loadTexts('host', texts);
  // A renewed login has nothing to say of the one that ended, and goes where that one was.
  if (await renewed) continueAfterRenewal();
  else showKeptNotice();
  followTabs();
  // Before the guard leads to another address.
  keepArrival(appHistory.get().location.search);
  recordVisits();
  followNavigation();
  if (session.token() !== null) void enter();
  void registry.then(reportPage);
}

function reportPage(): void {
  const times = timing();
  telemetry.record({
    type: 'page-load',
    logData: { route: describeRoute(appHistory.get().location).path, ...times },
    eventDuration: times.ready,
  });
  void measureVitals();
  const version = ownVersion();
  if (version !== undefined) reportLoad('host', version, performance.now());
}

function continueAfterRenewal(): void {
  dropKeptNotice();
  const { pathname, search } = appHistory.get().location;
  if (pathname === '/login') appHistory.replace(localTarget(search) ?? '/');
}

/** How long the page took, in milliseconds since the navigation began. */
function timing(): { readonly ready: number; readonly response?: number; readonly dom?: number } {
  const navigation = performance
    .getEntriesByType('navigation')
    .find((entry) => entry instanceof PerformanceNavigationTiming);
  return {
    ready: Math.round(performance.now()),
    ...(navigation ? { response: Math.round(navigation.responseEnd), dom: Math.round(navigation.domInteractive) } : {}),
  };
}
