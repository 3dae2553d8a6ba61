import type { CertificationPart, CertificationState, CredentialItem } from '@archway/contracts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type CertificationRecord, type CredentialRecord, certificationParts, credentials } from './schema.ts';

/** A part of somebody, or of a practice that they created. */
export interface PartKey {
  readonly part: CertificationPart;
  readonly userId: string;
  readonly practiceId: string | null;
}

/** The parts of a person and, where it is named, of a practice. */
export const partsOf = (db: Querier, userId: string, practiceId: string | null): Promise<CertificationRecord[]> =>
  db
    .select()
    .from(certificationParts)
    .where(
      or(
        and(eq(certificationParts.userId, userId), isNull(certificationParts.practiceId)),
        practiceId === null ? undefined : eq(certificationParts.practiceId, practiceId),
      ),
    )
    .orderBy(asc(certificationParts.id));

/** Everything that somebody submits: their own, and that of every practice which they created. */
export const partsSubmittedBy = (db: Querier, userId: string): Promise<CertificationRecord[]> =>
  db.select().from(certificationParts).where(eq(certificationParts.userId, userId)).orderBy(asc(certificationParts.id));

/** Locks a part until the transaction ends. */
export async function lockPart(tx: Transaction, id: string): Promise<CertificationRecord | undefined> {
  const [row] = await tx.select().from(certificationParts).where(eq(certificationParts.id, id)).for('update');
  return row;
}

/** The part, made where it is not there yet, and locked until the transaction ends. @param state of a new one */
export async function openPart(tx: Transaction, key: PartKey, state: CertificationState): Promise<CertificationRecord> {
  await tx
    .insert(certificationParts)
    .values({ ...key, state })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(certificationParts)
    .where(
      and(
        eq(certificationParts.part, key.part),
        key.practiceId === null
          ? and(eq(certificationParts.userId, key.userId), isNull(certificationParts.practiceId))
          : eq(certificationParts.practiceId, key.practiceId),
      ),
    )
    .for('update');
  if (!row) throw new Error(`the part ${key.part} was not made`);
  return row;
}

export async function changePart(
  tx: Transaction,
  id: string,
  change: Partial<typeof certificationParts.$inferInsert>,
): Promise<CertificationRecord> {
  const [row] = await tx.update(certificationParts).set(change).where(eq(certificationParts.id, id)).returning();
  if (!row) throw new Error(`the part ${id} vanished while it was locked`);
  return row;
}

/** What was given for these parts. */
export const credentialsOf = (db: Querier, certificationIds: readonly string[]): Promise<CredentialRecord[]> =>
  certificationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(credentials)
        .where(inArray(credentials.certificationId, [...certificationIds]))
        .orderBy(asc(credentials.id));

/** A credential with whom it belongs to. */
export async function credentialById(
  db: Querier,
  id: string,
): Promise<{ credential: CredentialRecord; part: CertificationRecord } | undefined> {
  const [row] = await db
    .select({ credential: credentials, part: certificationParts })
    .from(credentials)
    .innerJoin(certificationParts, eq(certificationParts.id, credentials.certificationId))
    .where(eq(credentials.id, id));
  return row;
}

type Given = Pick<CredentialRecord, 'certificationId' | 'item'> &
  Partial<Pick<CredentialRecord, 'objectName' | 'fileName' | 'size' | 'contentType' | 'text'>>;

/** Puts something new in the place of what was given before: nobody has looked at it. */
export async function putCredential(tx: Transaction, given: Given): Promise<CredentialRecord> {
  const fresh = { ...given, suppliedAt: sql`now()`, verdict: null, reason: null };
  const [row] = await tx
    .insert(credentials)
    .values(fresh)
    .onConflictDoUpdate({ target: [credentials.certificationId, credentials.item], set: fresh })
    .returning();
  if (!row) throw new Error(`the credential ${given.item} was not kept`);
  return row;
}

export const removeCredential = (tx: Transaction, certificationId: string, item: CredentialItem): Promise<unknown> =>
  tx.delete(credentials).where(and(eq(credentials.certificationId, certificationId), eq(credentials.item, item)));

/** What an operator marked as wrong, with why; everything else of the part was right. */
export async function markCredentials(
  tx: Transaction,
  certificationId: string,
  wrong: ReadonlyMap<string, string | null>,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ verdict: 'right', reason: null })
    .where(eq(credentials.certificationId, certificationId));
  for (const [id, reason] of wrong)
    await tx
      .update(credentials)
      .set({ verdict: 'wrong', reason })
      .where(and(eq(credentials.id, id), eq(credentials.certificationId, certificationId)));
}

/** Those of these stored objects that are documents of somebody. */
export async function documentsAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ objectName: credentials.objectName })
    .from(credentials)
    .where(inArray(credentials.objectName, [...objectNames]));
  return rows.flatMap(({ objectName }) => objectName ?? []);
}

/** Where the licenses of a practice stand. */
export async function licenseStates(
  db: Querier,
  practiceId: string,
): Promise<{ businessLicense: CertificationState; aptitudeLicense: CertificationState }> {
  const rows = await db
    .select({ part: certificationParts.part, state: certificationParts.state })
    .from(certificationParts)
    .where(eq(certificationParts.practiceId, practiceId));
  const stateOf = (part: CertificationPart): CertificationState =>
    rows.find((row) => row.part === part)?.state ?? 'none';
  return { businessLicense: stateOf('businessLicense'), aptitudeLicense: stateOf('aptitudeLicense') };
}
