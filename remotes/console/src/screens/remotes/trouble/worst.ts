import type { RemoteStatus } from '@archway/contracts';
import { type Pin, ownPin } from '../channels.ts';

export interface Trouble {
  readonly remote: RemoteStatus;
  /** Where the failing build is live, and what was live there before; null where there is no way back. */
  readonly pin: Pin | null;
}

/** The pin through which the version that failed last is live, the narrowest channel first. */
function failingPin(remote: RemoteStatus, channels: readonly string[]): Pin | null {
  const { lastFailure } = remote;
  const narrowFirst = [...channels].reverse();
  const pins = narrowFirst.flatMap((channel) => ownPin(remote, channel) ?? []);
  return pins.find(({ version }) => version === lastFailure?.version) ?? null;
}

/** The remote that needs an operator first: the one that fails most. */
export function worstOf(remotes: readonly RemoteStatus[], channels: readonly string[]): Trouble | undefined {
  const failing = remotes.filter(({ health }) => health === 'failing');
  const [remote] = failing.sort((a, b) => b.failures - a.failures || b.conflicts.length - a.conflicts.length);
  return remote && { remote, pin: failingPin(remote, channels) };
}
