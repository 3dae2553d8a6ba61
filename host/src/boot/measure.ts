import type { WebVitalName } from '@archway/contracts';
import { appHistory } from '@archway/platform';
import { findRoute, shellState, telemetry } from '@archway/platform/host';

interface Vital {
  readonly name: WebVitalName;
  readonly value: number;
  readonly rating: string;
  readonly navigationType: string;
}

/** The pattern of the route, since its ids would make every address a page of its own. */
const routeNow = (): string => {
  const { pathname } = appHistory.get().location;
  return findRoute(shellState.get().routes, pathname)?.path ?? pathname;
};

/** CLS is a share without a unit; whatever is a time is also the duration of its event. */
function recordVital({ name, value, rating, navigationType }: Vital, opened: string): void {
  const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  telemetry.record({
    type: 'web-vital',
    logData: { name, value: rounded, rating, navigationType, route: opened },
    ...(name === 'CLS' ? {} : { eventDuration: rounded }),
  });
}

/**
 * Records the web vitals of this page, each under the route that it was opened at. The library comes after the page is
 * there: browsers keep what it asks for. @see https://github.com/GoogleChrome/web-vitals
 */
export async function measureVitals(): Promise<void> {
  const opened = routeNow();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe((vital) => recordVital(vital, opened));
}
