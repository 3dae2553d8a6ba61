import { LINK_VISIT_MINUTES, type LinkVisit } from '@archway/contracts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type Visitor, deviceOf } from '../../access/api.ts';
import { reviewVisits, shareVisits } from '../schema.ts';

type VisitTable = typeof reviewVisits;
type VisitRow = VisitTable['$inferSelect'];
type NewVisit = Pick<VisitRow, 'linkId' | 'deviceHash' | 'address' | 'userAgent'> &
  Partial<Pick<VisitRow, 'at' | 'lastAt'>>;

/** Visits by the links of one kind: who opened which, and reads on by the secret of the page. */
function visitStore(table: VisitTable) {
  const isNew = gt(table.at, sql`now() - make_interval(mins => ${LINK_VISIT_MINUTES})`);
  const stillOpen = and(isNew, isNull(table.endedAt));
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

    /** Ends all visits by a link: whoever looks there has to open it again. */
    end: (tx: Transaction, linkId: string): Promise<unknown> =>
      tx
        .update(table)
        .set({ endedAt: sql`now()` })
        .where(and(eq(table.linkId, linkId), isNull(table.endedAt))),

    /** A wrong password: those of one place and browser are a line of the log, however many they are. */
    async wrong(db: Querier, linkId: string, { address, userAgent }: Visitor): Promise<void> {
      const samePlace = and(eq(table.address, address), sql`${table.userAgent} is not distinct from ${userAgent}`);
      const series = and(eq(table.linkId, linkId), gt(table.wrongPasswords, 0), samePlace, isNew);
      const counted = await db
        .update(table)
        .set({ wrongPasswords: sql`${table.wrongPasswords} + 1`, lastAt: sql`now()` })
        .where(series)
        .returning({ visitId: table.visitId });
      if (counted.length > 0) return;
      const nothing = { deviceHash: '', wrongPasswords: 1, endedAt: sql`now()` };
      await db.insert(table).values({ linkId, address, userAgent, ...nothing });
    },

    /** The access log of a link, newest first. */
    async log(db: Querier, linkId: string): Promise<LinkVisit[]> {
      const rows = await db.select().from(table).where(eq(table.linkId, linkId)).orderBy(desc(table.visitId));
      return rows.map(({ at, lastAt, address, userAgent, wrongPasswords }) => ({
        wrongPasswords,
        ...{ time: at.toISOString(), lastTime: lastAt.toISOString(), device: deviceOf(userAgent), address },
      }));
    },
  };
}

export const visitsOfReviews = visitStore(reviewVisits);
// The same columns, but for the name of the one that refers to the link.
export const visitsOfShares = visitStore(shareVisits as unknown as VisitTable);
