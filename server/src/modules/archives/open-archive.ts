import type { ChangedSubject } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type VisibleVersion, auditChange, lockVersion, requireVersion, tellCaseChanged } from '../cases/api.ts';
import { requireReader, requireWriter } from './access.ts';
import { findArchive } from './archive-repository.ts';
import type { ArchiveRecord } from './schema.ts';

export type ArchiveContext = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/** A record that a change works on: its case is locked, and the caller may write. */
export interface OpenArchive {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly found: VisibleVersion;
  readonly archive: ArchiveRecord;
}

/** A record before anything is known of the caller. @throws Refusal recordNotFound */
export async function knownArchive(db: Querier, archivesId: string): Promise<ArchiveRecord> {
  const archive = await findArchive(db, archivesId);
  if (!archive) throw new Refusal('recordNotFound');
  return archive;
}

/** A record for somebody who reads it. @throws Refusal recordNotFound, archivesClosed */
export async function readableArchive(db: Querier, caller: Caller, archivesId: string): Promise<ArchiveRecord> {
  const archive = await knownArchive(db, archivesId);
  requireReader(await requireVersion(db, caller, archive));
  return archive;
}

/** A record for somebody who writes to it. @throws Refusal recordNotFound, archivesClosed, noPermission, treatmentOver */
export async function writableArchive(
  db: Querier,
  caller: Caller,
  archivesId: string,
): Promise<Pick<OpenArchive, 'archive' | 'found'>> {
  const archive = await knownArchive(db, archivesId);
  const found = await requireVersion(db, caller, archive);
  requireWriter(found, archive.kind);
  return { archive, found };
}

/** The same for a change, one after the other. @throws Refusal as above */
export async function openArchive(tx: Transaction, caller: Caller, archivesId: string): Promise<OpenArchive> {
  await lockVersion(tx, caller, await knownArchive(tx, archivesId));
  // As it is now that nobody else changes it.
  return { tx, caller, ...(await writableArchive(tx, caller, archivesId)) };
}

/** Puts into the audit trail what was done, and lets open pages know. */
export async function tellArchiveChanged(
  context: Pick<AppContext, 'events'>,
  { tx, caller, found }: Omit<OpenArchive, 'archive'>,
  subject: ChangedSubject,
  details: Parameters<typeof auditChange>[4],
): Promise<void> {
  const { caseId, version } = found.version;
  await auditChange(tx, found.version, { userId: caller.userId, roles: found.roles }, subject, details);
  await tellCaseChanged(context, tx, { caseId, version }, { ...found.record, ...found.version });
}
