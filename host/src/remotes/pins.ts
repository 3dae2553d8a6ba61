import { hostApi, onServerEvent } from '@archway/platform';
import { loadRegistry } from '../boot/registry.ts';
import { hostState, updateHost } from '../boot/host-state.ts';
import { ownVersion } from './own-version.ts';

/** Whether something that runs in this page is no longer what is pinned for it. */
function isOutdated(hostVersion: string | undefined): boolean {
  const { remotes, running } = hostApi.shellState.get();
  const own = ownVersion();
  if (own !== undefined && hostVersion !== undefined && own !== hostVersion) return true;
  return remotes.some(({ name, current }) => running[name] !== undefined && running[name] !== current.version);
}

/**
 * Hears that a pin has moved and asks for the pins anew: what was not loaded yet comes in the new version, and for what
 * runs already the page offers to reload.
 */
export function followPins(): () => void {
  return onServerEvent('remote.pinned', () => {
    void loadRegistry().then(() => updateHost({ outdated: isOutdated(hostState.get().hostVersion) }));
  });
}
