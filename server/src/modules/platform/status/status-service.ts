import type { RemoteStatus } from '@archway/contracts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { reportsSince } from '../../system/api.ts';
import { HOST } from '../doctor/composition.ts';
import type { Doctor } from '../doctor/doctor-service.ts';
import type { Finding } from '../doctor/finding.ts';
import { type EntryRow, listEntries } from '../entry-repository.ts';
import { type PinChangeRow, type PinRow, lastChanges, listPins } from '../pins/pin-repository.ts';
import type { Registry } from '../registry.ts';
import { figuresOf } from './health.ts';
import { REPORT_TYPES, type PageReport, pageReports } from './page-reports.ts';

const DAY_MS = 86_400_000;
const MOST_REPORTS = 20_000;
const MOST_CHANGES = 20;

/** Every deployed remote, the shell first: pins, builds, what is wrong, what pages say. */
export async function remoteStatuses(db: Database, registry: Registry, doctor: Doctor): Promise<RemoteStatus[]> {
  const now = new Date();
  const since = new Date(now.getTime() - DAY_MS);
  const entries = await listEntries(db);
  const pins = await listPins(db);
  const changes = await lastChanges(db, MOST_CHANGES);
  const reports = pageReports(await reportsSince(db, REPORT_TYPES, since, MOST_REPORTS));
  const findings = await findingsOnChannels(registry, doctor);
  const names = [...new Set(entries.map(({ name }) => name))];
  return names
    .sort((a, b) => Number(b === HOST) - Number(a === HOST) || a.localeCompare(b))
    .map((name) =>
      statusOf(
        {
          entries: entries.filter((entry) => entry.name === name),
          pins: pins.filter((pin) => pin.name === name),
          changes: changes.get(name) ?? [],
          findings: findings.filter(({ concerns }) => concerns[0] === name),
          reports: reports.filter(({ remote }) => remote === name),
        },
        now,
      ),
    );
}

/** What is wrong on any channel, each thing once. */
async function findingsOnChannels(registry: Registry, doctor: Doctor): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  for (const channel of await registry.channels())
    for (const each of await doctor.live(channel)) found.set(`${each.remote} ${each.subject} ${each.message.en}`, each);
  return [...found.values()];
}

interface Parts {
  readonly entries: readonly EntryRow[];
  readonly pins: readonly PinRow[];
  readonly changes: readonly PinChangeRow[];
  readonly findings: readonly Finding[];
  readonly reports: readonly PageReport[];
}

function statusOf({ entries, pins, changes, findings, reports }: Parts, now: Date): RemoteStatus {
  const [newest] = entries as readonly [EntryRow, ...EntryRow[]];
  const { manifest } = newest.record;
  return {
    name: newest.name,
    title: manifest.title,
    team: manifest.team,
    pins: pins.map(({ channel, version, earlier, pinnedAt, pinnedBy }) => ({
      channel,
      version,
      previous: earlier[0] ?? null,
      pinnedAt: pinnedAt.toISOString(),
      pinnedBy,
    })),
    entries: entries.map(({ version, deployedAt, deployedBy, bytes, fileCount, bundled, record }) => ({
      version,
      deployedAt: deployedAt.toISOString(),
      deployedBy,
      bytes,
      fileCount,
      bundled,
      contract: record.manifest.contract,
      shared: record.shared,
    })),
    changes: changes.map(({ channel, action, version, fromVersion, at, by }) => ({
      channel,
      action,
      version,
      from: fromVersion,
      at: at.toISOString(),
      by,
    })),
    conflicts: findings.flatMap(({ severity, subject, message }) =>
      severity === 'info' ? [] : [{ severity, subject, message }],
    ),
    ...figuresOf(reports, findings, now),
  };
}
