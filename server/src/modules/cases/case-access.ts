import { type CaseStatus, type RoleKey, caseStatus } from '@archway/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { type Caller, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type CaseSide, caseGrants, grantsFor } from '../practices/visibility.ts';
import { caseVersions, cases } from './schema.ts';

export type CaseRecord = typeof cases.$inferSelect;
export type VersionRecord = typeof caseVersions.$inferSelect;

export interface CaseKey {
  readonly ptId: string;
  readonly version: number;
}

/** A case that the caller may see, and what the caller is towards it. */
export interface VisibleCase {
  readonly record: CaseRecord;
  readonly sides: ReadonlySet<CaseSide>;
  readonly roles: readonly RoleKey[];
}

export interface VisibleVersion extends VisibleCase {
  readonly version: VersionRecord;
}

/** A version in the hands of whoever acts on it: somebody who sees it, or the server itself. */
export interface ActedVersion extends Omit<VisibleVersion, 'roles'> {
  readonly roles: readonly (RoleKey | 'system')[];
}

/** @throws Refusal recordNotFound when there is no such case, or none that the caller may see: both look the same. */
export async function requireCase(db: Querier, caller: Caller, ptId: string): Promise<VisibleCase> {
  const [record] = await db.select().from(cases).where(eq(cases.ptId, ptId));
  if (!record) throw new Refusal('recordNotFound');
  return visible(db, caller, record);
}

/** The same for one version of a case. */
export async function requireVersion(db: Querier, caller: Caller, key: CaseKey): Promise<VisibleVersion> {
  const found = await versionRow(db, key);
  return { ...(await visible(db, caller, found.cases)), version: found.case_versions };
}

async function versionRow(db: Querier, key: CaseKey): Promise<{ cases: CaseRecord; case_versions: VersionRecord }> {
  const [found] = await db
    .select()
    .from(caseVersions)
    .innerJoin(cases, eq(cases.ptId, caseVersions.ptId))
    .where(and(eq(caseVersions.ptId, key.ptId), eq(caseVersions.version, key.version)));
  if (!found) throw new Refusal('recordNotFound');
  return found;
}

/** Whether the caller may see every one of these versions: one question, however many they are. */
export async function seesAll(db: Querier, caller: Caller, keys: readonly CaseKey[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const found = await db
    .select({ version: caseVersions.version, record: cases })
    .from(caseVersions)
    .innerJoin(cases, eq(cases.ptId, caseVersions.ptId))
    .where(inArray(caseVersions.ptId, [...new Set(keys.map(({ ptId }) => ptId))]));
  const grants = await caseGrants(db, caller);
  const seen = new Set(
    found
      .filter(({ record }) => grantsFor(grants, record).length > 0)
      .map(({ record, version }) => `${record.ptId}/${version}`),
  );
  return keys.every(({ ptId, version }) => seen.has(`${ptId}/${version}`));
}

/** The same for a change: the case stays locked until the transaction ends, so that changes come one after another. */
export async function lockVersion(tx: Transaction, caller: Caller, key: CaseKey): Promise<VisibleVersion> {
  await tx.select({ ptId: cases.ptId }).from(cases).where(eq(cases.ptId, key.ptId)).for('update');
  return requireVersion(tx, caller, key);
}

/** The same for the server itself, which sees every case and acts in the name of nobody. */
export async function lockForSystem(tx: Transaction, key: CaseKey): Promise<ActedVersion> {
  await tx.select({ ptId: cases.ptId }).from(cases).where(eq(cases.ptId, key.ptId)).for('update');
  const { cases: record, case_versions: version } = await versionRow(tx, key);
  return { record, version, sides: new Set(['platform']), roles: ['system'] };
}

async function visible(db: Querier, caller: Caller, record: CaseRecord): Promise<VisibleCase> {
  const grants = grantsFor(await caseGrants(db, caller), record);
  if (grants.length === 0) throw new Refusal('recordNotFound');
  return {
    record,
    sides: new Set(grants.map((grant) => grant.side)),
    roles: [...new Set(grants.map((grant) => grant.role))],
  };
}

/** Statuses in which the practice may still change basic info and files. */
const openStatuses: readonly CaseStatus[] = [caseStatus.unsubmitted, caseStatus.inspectionFailed];

/** Whether this reader may change basic info and files of this version now. */
export const isEditable = ({ record, sides, version }: VisibleVersion): boolean =>
  (sides.has('practice') || sides.has('platform')) &&
  version.version === record.version &&
  openStatuses.includes(version.status);
