import { LINK_VISIT_MINUTES, type LinkVisit } from '@archway/contracts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { deviceOf } from '../../access/api.ts';
import { reviewVisits, shareVisits } from '../schema.ts';

type VisitTable = typeof reviewVisits;
type VisitRow = VisitTable['$inferSelect'];
type NewVisit = Pick<VisitRow, 'linkId' | 'deviceHash' | 'address' | 'userAgent'> &
  Partial<Pick<VisitRow, 'at' | 'lastAt'>>;

/** Visits by the links of one kind: who opened which, and reads on by the secret of the page. */
function visitStore(table: VisitTable) {
  const stillOpen = gt(table.at, sql`now() - make_interval(mins => ${LINK_VISIT_MINUTES})`);
  return {
    insert: (tx: Transaction, visit: NewVisit): Promise<unknown> => tx.insert(table).values(visit),

    /** A visit that is not over, and is used by this. */
    async use(db: Querier, linkId: string, deviceHash: string): Promise<VisitRow | undefined> {
      const [row] = await db
        .update(table)
        .set({ lastAt: sql`now()` })
        .where(and(eq(table.linkId, linkId), eq(table.deviceHash, deviceHash), stillOpen))
        .returning();
      return row;
    },

    async find(db: Querier, visitId: string): Promise<VisitRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.visitId, visitId), stillOpen));
      return row;
    },

    /** The access log of a link, newest first. */
    async log(db: Querier, linkId: string): Promise<LinkVisit[]> {
      const rows = await db.select().from(table).where(eq(table.linkId, linkId)).orderBy(desc(table.visitId));
      return rows.map(({ at, lastAt, address, userAgent }) => ({
        ...{ time: at.toISOString(), lastTime: lastAt.toISOString(), device: deviceOf(userAgent), address },
      }));
    },
  };
}

export const visitsOfReviews = visitStore(reviewVisits);
// The same columns, but for the name of the one that refers to the link.
export const visitsOfShares = visitStore(shareVisits as unknown as VisitTable);
