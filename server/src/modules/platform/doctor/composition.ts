import type { BuildRecord } from '@archway/contracts';

/** The name under which the shell itself is deployed and pinned. */
export const HOST = 'host';

/** The builds that meet in one page: what is live on a channel, or what would be after a pin. By name, the host too. */
export type Composition = ReadonlyMap<string, BuildRecord>;

export const remotesOf = (composition: Composition): BuildRecord[] =>
  [...composition].filter(([name]) => name !== HOST).map(([, record]) => record);

export const withBuilds = (composition: Composition, records: readonly BuildRecord[]): Composition =>
  new Map([...composition, ...records.map((record) => [record.manifest.name, record] as const)]);
