import { and, desc, eq, lt } from 'drizzle-orm';
import type { BuildRecord } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type BuildFiles, sizeOf } from './deploy/build-files.ts';
import { remoteDeploys, remoteEntries } from './schema.ts';

export type EntryRow = typeof remoteEntries.$inferSelect;

export interface NewEntry {
  readonly name: string;
  readonly version: string;
  readonly record: BuildRecord;
  readonly files: BuildFiles;
  readonly bundled: boolean;
  readonly deployedBy: string;
}

export async function findEntry(db: Querier, name: string, version: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(remoteEntries)
    .where(and(eq(remoteEntries.name, name), eq(remoteEntries.version, version)));
  return row;
}

/** All builds, the newest of each name first. */
export const listEntries = (db: Querier): Promise<EntryRow[]> =>
  db
    .select()
    .from(remoteEntries)
    .orderBy(remoteEntries.name, desc(remoteEntries.deployedAt), desc(remoteEntries.version));

/** The builds of one remote, the newest first. */
export const entriesOfRemote = (db: Querier, name: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(remoteEntries)
    .where(eq(remoteEntries.name, name))
    .orderBy(desc(remoteEntries.deployedAt), desc(remoteEntries.version));

/** @returns false when the entry stood already; what stands is never changed. */
export async function insertEntry(db: Querier, entry: NewEntry): Promise<boolean> {
  const rows = await db
    .insert(remoteEntries)
    .values({ ...entry, bytes: sizeOf(entry.files), fileCount: Object.keys(entry.files).length })
    .onConflictDoNothing()
    .returning({ version: remoteEntries.version });
  return rows.length > 0;
}

export type DeployRow = typeof remoteDeploys.$inferSelect;

export async function startDeploy(db: Querier, deploy: Omit<DeployRow, 'startedAt'>): Promise<void> {
  await db.insert(remoteDeploys).values(deploy).onConflictDoNothing();
}

export async function findDeploy(db: Querier, name: string, version: string): Promise<DeployRow | undefined> {
  const [row] = await db
    .select()
    .from(remoteDeploys)
    .where(and(eq(remoteDeploys.name, name), eq(remoteDeploys.version, version)));
  return row;
}

export async function endDeploy(db: Querier, name: string, version: string): Promise<void> {
  await db.delete(remoteDeploys).where(and(eq(remoteDeploys.name, name), eq(remoteDeploys.version, version)));
}

/** Deploys that nobody went on with since then. */
export const abandonedDeploys = (db: Querier, since: Date): Promise<Pick<DeployRow, 'name' | 'version'>[]> =>
  db
    .select({ name: remoteDeploys.name, version: remoteDeploys.version })
    .from(remoteDeploys)
    .where(lt(remoteDeploys.startedAt, since));
