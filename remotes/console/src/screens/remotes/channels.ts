import type { RemoteStatus, TenantSummary } from '@archway/contracts';

export const STABLE = 'stable';
export const CANARY = 'canary';
/** The shell, which no page can do without. */
export const HOST = 'host';

export type Pin = RemoteStatus['pins'][number];

/** The channel's own pin; undefined where it follows `stable`. */
export const ownPin = ({ pins }: RemoteStatus, channel: string): Pin | undefined =>
  pins.find((pin) => pin.channel === channel);

/** What pages of a channel load. */
export const livePin = (remote: RemoteStatus, channel: string): Pin | undefined =>
  ownPin(remote, channel) ?? ownPin(remote, STABLE);

/** Of the channels, those whose pages load the remote, and could do without. */
export const withdrawable = (remote: RemoteStatus, channels: readonly string[]): string[] =>
  remote.name === HOST ? [] : channels.filter((channel) => (livePin(remote, channel)?.version ?? null) !== null);

/** `1.31.2+3f9c1e07ab52` reads as `1.31.2`; where two builds share that number the hash tells them apart. */
export function shortVersion(version: string, among: readonly { version: string }[]): string {
  const [number = version, hash = ''] = version.split('+');
  const twins = among.filter((other) => other.version.startsWith(`${number}+`));
  return twins.length > 1 ? `${number}+${hash.slice(0, 6)}` : number;
}

/** Channels with a column of their own: stable, canary, and that of the chosen tenant. */
export const shownChannels = (tenant: TenantSummary | undefined): string[] =>
  tenant && tenant.channel !== STABLE ? [STABLE, CANARY, tenant.channel] : [STABLE, CANARY];

export const deployedCount = (remotes: readonly RemoteStatus[]): number =>
  remotes.reduce((sum, { entries }) => sum + entries.length, 0);
