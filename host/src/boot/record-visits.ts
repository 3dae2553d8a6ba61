import { appHistory } from '@archway/platform';
import type { AppLocation } from '@archway/platform';
import { findRoute, shellState, telemetry } from '@archway/platform/host';

/** A route as log events hold it. The values of the query may name patients, so only its keys are recorded. */
function describe({ pathname, search }: AppLocation) {
  const route = findRoute(shellState.get().routes, pathname);
  return { name: route?.title.en ?? '', path: route?.path ?? pathname, query: [...new URLSearchParams(search).keys()] };
}

/** Records changes of the route, and errors that nobody caught. */
export function recordVisits(): void {
  let from = appHistory.get().location;
  appHistory.subscribe(() => {
    const to = appHistory.get().location;
    if (to.pathname !== from.pathname)
      telemetry.record({ type: 'route', logData: { from: describe(from), to: describe(to) } });
    from = to;
  });
  window.addEventListener('error', ({ message, filename, lineno }) =>
    telemetry.record({ type: 'error', logData: { message, filename, lineno } }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name !== 'AbortError')
      telemetry.record({ type: 'error', logData: { message: `${reason.name}: ${reason.message}` } });
  });
}
