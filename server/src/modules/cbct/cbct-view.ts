import type { CaseCbct } from '@archway/contracts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { type CbctRecord, caseCbct } from './schema.ts';

/** The CBCT of a version as the wire shows it, or null. */
export async function cbctOfVersion(db: Querier, { ptId, version }: CaseKey): Promise<CaseCbct | null> {
  const [found] = await db
    .select({ cbct: caseCbct, uploadedBy: sql<string>`coalesce(${users.nickName}, ${users.userName}, '')` })
    .from(caseCbct)
    .leftJoin(users, eq(users.id, caseCbct.uploadedBy))
    .where(and(eq(caseCbct.ptId, ptId), eq(caseCbct.version, version)));
  return found ? toCaseCbct(found.cbct, found.uploadedBy) : null;
}

/** Which of these objects are files of CBCTs. */
export async function cbctObjectsAmong(db: Querier, names: readonly string[]): Promise<string[]> {
  const { objectName, quickLookName } = caseCbct;
  const found = await db
    .select({ objectName, quickLookName })
    .from(caseCbct)
    .where(or(inArray(objectName, [...names]), inArray(quickLookName, [...names])));
  return found.flatMap((cbct) => [cbct.objectName, cbct.quickLookName]);
}

const toCaseCbct = (cbct: CbctRecord, uploadedBy: string): CaseCbct => ({
  cbctId: cbct.cbctId,
  ptId: cbct.ptId,
  version: cbct.version,
  fileName: cbct.fileName,
  objectName: cbct.objectName,
  quickLookName: cbct.quickLookName,
  size: cbct.size,
  volume: cbct.volume,
  notes: cbct.notes,
  uploadTime: cbct.uploadTime.toISOString(),
  uploadedBy,
});
