import { type AuditKind, type ChangedSubject, SEEN_AGAIN_MINUTES, type SeenSubject } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Transaction } from '../../../infrastructure/database/database.ts';
import { type ActedVersion, type CaseKey, requireVersion } from '../scope/case-access.ts';
import { lockCase } from '../scope/access-repository.ts';
import { insertEntry, lastEntry, nameNow, wasSeen } from './audit-repository.ts';
import { CHAIN_START, hashOf } from './chain.ts';
import type { AuditDetails } from './schema.ts';

/** Who did something, and as what. */
export interface AuditActor {
  /** Null when the server acts by itself. */
  readonly userId: string | null;
  readonly roles: ActedVersion['roles'];
}

interface Entry {
  readonly kind: AuditKind;
  readonly subject: SeenSubject | ChangedSubject;
  readonly details: AuditDetails;
}

/** Adds an entry to the chain of a case, which stays locked until the transaction ends: a chain has one end. */
async function append(tx: Transaction, { caseId, version }: CaseKey, by: AuditActor, entry: Entry): Promise<void> {
  await lockCase(tx, caseId);
  const last = await lastEntry(tx, caseId);
  const written = {
    ...{ caseId, seq: (last?.seq ?? 0) + 1, version, at: new Date(), ...entry },
    ...{ userId: by.userId, userName: await nameNow(tx, by.userId), roles: [...by.roles] },
    previousHash: last?.hash ?? CHAIN_START,
  };
  await insertEntry(tx, { ...written, hash: hashOf(written) });
}

/** Writes down who changed what of a case, in the transaction of the change. */
export const auditChange = (
  tx: Transaction,
  key: CaseKey,
  by: AuditActor,
  subject: ChangedSubject,
  details: AuditDetails = {},
): Promise<void> => append(tx, key, by, { kind: 'changed', subject, details });

/**
 * Writes down who looked at what of a case: once for a while, so that a page that asks again is no other look. Those who
 * may not see the case are no concern of its trail: what they asked for was refused.
 */
export async function auditView(db: Database, caller: Caller, key: CaseKey, subject: SeenSubject): Promise<void> {
  const since = new Date(Date.now() - SEEN_AGAIN_MINUTES * 60_000);
  if (await wasSeen(db, key, caller.userId, subject, since)) return;
  const { roles } = await requireVersion(db, caller, key);
  await db.transaction(async (tx) => {
    await lockCase(tx, key.caseId);
    // Two requests of one page arrive together.
    if (await wasSeen(tx, key, caller.userId, subject, since)) return;
    await append(tx, key, { userId: caller.userId, roles }, { kind: 'seen', subject, details: {} });
  });
}

/** Names of the fields whose values differ. */
export const changedFields = (before: object, after: object): string[] => {
  const values = (of: object) =>
    new Map(Object.entries(of).map(([name, value]) => [name, JSON.stringify(value ?? null)]));
  const [old, fresh] = [values(before), values(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((name) => (old.get(name) ?? 'null') !== (fresh.get(name) ?? 'null'))
    .sort();
};
