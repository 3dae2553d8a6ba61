import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { updateShell } from '@archway/platform/host';
import { withDevelopment } from '../remotes/development.ts';
import { hostState, updateHost } from './host-state.ts';
import { shareRoutes } from './routes.ts';

/** A channel asked for by address, e.g. `?channel=canary`, for the rest of this tab's visit. */
function wantedChannel(): string | undefined {
  const asked = new URLSearchParams(window.location.search).get('channel');
  try {
    if (asked !== null) window.sessionStorage.setItem('archway.channel', asked);
    return window.sessionStorage.getItem('archway.channel') || undefined;
  } catch {
    return asked ?? undefined;
  }
}

let asking: Promise<void> | undefined;

/**
 * Asks which remotes are live for this page. Without an answer the shell still stands: login, logout and a retry work.
 * A list that is already there stays in use when the question fails.
 */
export function loadRegistry(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<void> {
  if (hostState.get().registry !== 'ready') updateHost({ registry: 'loading' });
  const channel = wantedChannel();
  try {
    const answer = withDevelopment(
      await call(endpoints.platform.remotes, channel ? { query: { channel } } : {}, { quiet: true }),
    );
    updateShell({ remotes: answer.remotes });
    updateHost({
      registry: 'ready',
      publicRoutes: answer.publicRoutes,
      channel: answer.channel,
      hostVersion: answer.host?.version,
    });
    shareRoutes();
  } catch {
    if (hostState.get().registry !== 'ready') updateHost({ registry: 'failed' });
  }
}
