import { type CaseSide, type CaseStatus, type RoleKey, caseStatus, grantsFor } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { Charge } from '../../credits/api.ts';
import { caseGrants } from '../../practices/api.ts';
import {
  type CaseKey,
  type CaseRecord,
  type FoundVersion,
  type VersionRecord,
  casesByIds,
  findCase,
  findVersion,
  lockCase,
  versionsOfCases,
} from './access-repository.ts';

export type { CaseKey, CaseRecord, VersionRecord };

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
  /** What the action cost that was taken last. */
  readonly charge?: Charge;
}

/** @throws Refusal recordNotFound when there is no such case, or none that the caller may see: both look the same. */
export async function requireCase(db: Querier, caller: Caller, caseId: string): Promise<VisibleCase> {
  const record = await findCase(db, caseId);
  if (!record) throw new Refusal('recordNotFound');
  return visible(db, caller, record);
}

/** The same for one version of a case. */
export async function requireVersion(db: Querier, caller: Caller, key: CaseKey): Promise<VisibleVersion> {
  const { record, version } = await versionRow(db, key);
  return { ...(await visible(db, caller, record)), version };
}

async function versionRow(db: Querier, key: CaseKey): Promise<FoundVersion> {
  const found = await findVersion(db, key);
  if (!found) throw new Refusal('recordNotFound');
  return found;
}

/** Whether the caller may see every one of these versions: one question, however many they are. */
export async function seesAll(db: Querier, caller: Caller, keys: readonly CaseKey[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const found = await versionsOfCases(db, [...new Set(keys.map(({ caseId }) => caseId))]);
  const grants = await caseGrants(db, caller);
  const seen = new Set(
    found
      .filter(({ record }) => grantsFor(grants, record).length > 0)
      .map(({ version }) => `${version.caseId}/${version.version}`),
  );
  return keys.every(({ caseId, version }) => seen.has(`${caseId}/${version}`));
}

/** Patients of those of these cases that the caller may see, by the case's id. */
export async function patientsSeenBy(
  db: Querier,
  caller: Caller,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (caseIds.length === 0) return new Map();
  const [grants, found] = [await caseGrants(db, caller), await casesByIds(db, caseIds)];
  const seen = found.filter((record) => grantsFor(grants, record).length > 0);
  return new Map(seen.map(({ caseId, patientName }) => [caseId, patientName]));
}

/** The same for a change: the case stays locked until the transaction ends, so that changes come one after another. */
export async function lockVersion(tx: Transaction, caller: Caller, key: CaseKey): Promise<VisibleVersion> {
  await lockCase(tx, key.caseId);
  return requireVersion(tx, caller, key);
}

/** A case that the caller may see, whichever version, for a change of the case itself. */
export async function lockVisible(tx: Transaction, caller: Caller, caseId: string): Promise<VisibleCase> {
  await lockCase(tx, caseId);
  return requireCase(tx, caller, caseId);
}

/** The same for the server itself, which sees every case and acts in the name of nobody. */
export async function lockForSystem(tx: Transaction, key: CaseKey): Promise<ActedVersion> {
  await lockCase(tx, key.caseId);
  return versionForSystem(tx, key);
}

/** A version for the server itself, to tell somebody of it who sees no case. @throws Refusal recordNotFound */
export const versionForSystem = async (db: Querier, key: CaseKey): Promise<ActedVersion> => ({
  ...(await versionRow(db, key)),
  ...{ sides: new Set<CaseSide>(['platform']), roles: ['system'] },
});

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
