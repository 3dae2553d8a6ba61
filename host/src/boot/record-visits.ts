import { appHistory } from '@archway/platform';
import { telemetry } from '@archway/platform/host';
import { describeRoute } from './describe-route.ts';

/** Records changes of the route, and errors that nobody caught. */
export function recordVisits(): void {
  let from = appHistory.get().location;
  appHistory.subscribe(() => {
    const to = appHistory.get().location;
    if (to.pathname !== from.pathname)
      telemetry.record({ type: 'route', logData: { from: describeRoute(from), to: describeRoute(to) } });
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
