import { PRESENCE_GONE_SECONDS, type PresenceDoing } from '@archway/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { casePresence } from '../schema.ts';

export interface PresentPage {
  readonly userId: string;
  readonly name: string;
  readonly doing: PresenceDoing;
  readonly since: Date;
}

const own = (userId: string, pageId: string) => and(eq(casePresence.userId, userId), eq(casePresence.pageId, pageId));
const isGone = sql`${casePresence.seen} < now() - make_interval(secs => ${PRESENCE_GONE_SECONDS})`;

/** Notes that a page shows a case now. @returns whether anybody would notice a difference */
export async function notePage(
  db: Querier,
  page: { readonly userId: string; readonly pageId: string; readonly caseId: string; readonly doing: PresenceDoing },
): Promise<boolean> {
  const { caseId, doing } = page;
  const renewed = await db
    .update(casePresence)
    .set({ seen: sql`now()` })
    .where(
      and(
        own(page.userId, page.pageId),
        eq(casePresence.caseId, caseId),
        eq(casePresence.doing, doing),
        sql`not ${isGone}`,
      ),
    )
    .returning({ pageId: casePresence.pageId });
  if (renewed.length > 0) return false;
  const anew = { caseId, doing, seen: sql`now()` };
  await db
    .insert(casePresence)
    .values(page)
    .onConflictDoUpdate({ target: [casePresence.userId, casePresence.pageId], set: anew });
  return true;
}

/** Forgets the pages of a case that have gone without a word. @returns whether there were any */
export async function dropGone(db: Querier, caseId: string): Promise<boolean> {
  const dropped = await db
    .delete(casePresence)
    .where(and(eq(casePresence.caseId, caseId), isGone))
    .returning({ pageId: casePresence.pageId });
  return dropped.length > 0;
}

/** @returns the case that the page showed; null when it is not known */
export async function dropPage(db: Querier, userId: string, pageId: string): Promise<string | null> {
  const [dropped] = await db.delete(casePresence).where(own(userId, pageId)).returning({ caseId: casePresence.caseId });
  return dropped?.caseId ?? null;
}

/** Pages that show a case, the one that came first leading. */
export const pagesOf = (db: Querier, caseId: string): Promise<(PresentPage & { pageId: string })[]> =>
  db
    .select({
      userId: casePresence.userId,
      pageId: casePresence.pageId,
      name: sql<string>`${shownName(casePresence.userId)}`,
      doing: casePresence.doing,
      since: casePresence.since,
    })
    .from(casePresence)
    .where(and(eq(casePresence.caseId, caseId), sql`not ${isGone}`))
    .orderBy(asc(casePresence.since), asc(casePresence.userId));
