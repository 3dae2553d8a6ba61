import type { AgreementAcceptance } from '@archway/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { agreementAcceptances } from '../schema.ts';

/** Notes that somebody has accepted a version; the first time counts. @param address from where */
export const insertAcceptance = (
  db: Querier,
  acceptance: { readonly userId: string; readonly version: number; readonly address: string | null },
): Promise<unknown> => db.insert(agreementAcceptances).values(acceptance).onConflictDoNothing();

/** What somebody has accepted, newest first. */
export async function acceptancesOf(db: Querier, userId: string): Promise<AgreementAcceptance[]> {
  const rows = await db
    .select({ version: agreementAcceptances.version, at: agreementAcceptances.acceptedAt })
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.userId, userId))
    .orderBy(desc(agreementAcceptances.version));
  return rows.map(({ version, at }) => ({ version, acceptedTime: at.toISOString() }));
}
