import type { RemoteStatus } from '@archway/contracts';

const at = '2026-11-20T14:02:00.000Z';

export const entry = (version: string, more: Partial<RemoteStatus['entries'][number]> = {}) => ({
  version,
  deployedAt: at,
  deployedBy: 'CI',
  bytes: 100,
  fileCount: 3,
  contract: '^1.0.0',
  shared: { react: '^19.3.1' },
  bundled: false,
  ...more,
});

export const pinned = (channel: string, version: string | null, previous: string | null = null) => ({
  channel,
  version,
  previous,
  pinnedAt: at,
  pinnedBy: 'demoadmin',
});

/** A healthy remote with one build that is live. */
export const status = (name: string, more: Partial<RemoteStatus> = {}): RemoteStatus => ({
  name,
  title: { zh: name, en: name },
  team: `${name} team`,
  pins: [pinned('stable', '1.0.0+aaaaaaaaaaaa')],
  entries: [entry('1.0.0+aaaaaaaaaaaa')],
  changes: [],
  conflicts: [],
  failures: 0,
  lastFailure: null,
  failureTrend: new Array<number>(14).fill(0),
  loads: { count: 12, p95: 240 },
  health: 'healthy',
  ...more,
});
