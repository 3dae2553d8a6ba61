import type { CaseCbct } from '@archway/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { caseCbct } from './schema.ts';

/** The CBCT of a version as the wire shows it, or null. */
export const cbctOfVersion = (db: Querier, { ptId, version }: CaseKey): Promise<CaseCbct | null> =>
  one(db, and(eq(caseCbct.ptId, ptId), eq(caseCbct.version, version)));

async function one(db: Querier, where: SQL | undefined): Promise<CaseCbct | null> {
  const [found] = await db
    .select({ cbct: caseCbct, uploadedBy: sql<string>`coalesce(${users.nickName}, ${users.userName}, '')` })
    .from(caseCbct)
    .leftJoin(users, eq(users.id, caseCbct.uploadedBy))
    .where(where);
  if (!found) return null;
  const { crc64: _known, uploadTime, ...cbct } = found.cbct;
  return { ...cbct, uploadTime: uploadTime.toISOString(), uploadedBy: found.uploadedBy };
}
