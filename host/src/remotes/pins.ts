import { onServerEvent, shellState } from '@archway/platform/host';
import { loadRegistry } from '../boot/registry.ts';
import { hostState, updateHost } from '../boot/host-state.ts';
import { ownVersion } from './own-version.ts';

/** Whether something that runs in this page is no longer what is pinned for it. */
export function isOutdated(hostVersion: string | undefined): boolean {
  const { remotes, running } = shellState.get();
  const own = ownVersion();
  if (own !== undefined && hostVersion !== undefined && own !== hostVersion) return true;
  const pinned = new Map(remotes.map(({ name, current }) => [name, current.version]));
  // A remote that was withdrawn is pinned no more and still runs here.
  return Object.entries(running).some(([name, version]) => version !== pinned.get(name));
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
