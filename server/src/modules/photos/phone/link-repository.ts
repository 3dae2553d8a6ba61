import { PHONE_LINK_LONGEST_MINUTES, PHONE_LINK_MINUTES, livePhoneLink } from '@archway/contracts';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { type PhoneLinkRow, phoneLinks } from './schema.ts';

export type LinkChange = Partial<Pick<PhoneLinkRow, 'state' | 'deviceHash' | 'connectedAt'>>;

const byId = (linkId: string) => eq(phoneLinks.linkId, linkId);

export async function insertLink(
  tx: Transaction,
  link: Pick<PhoneLinkRow, 'caseId' | 'version' | 'userId' | 'tokenHash'>,
): Promise<PhoneLinkRow> {
  const expiresAt = sql`now() + make_interval(mins => ${PHONE_LINK_MINUTES})`;
  const [row] = await tx
    .insert(phoneLinks)
    .values({ ...link, expiresAt })
    .returning();
  if (!row) throw new Error('the link was not inserted');
  return row;
}

export async function findLink(db: Querier, linkId: string): Promise<PhoneLinkRow | undefined> {
  const [row] = await db.select().from(phoneLinks).where(byId(linkId));
  return row;
}

export async function findLinkByToken(db: Querier, tokenHash: string): Promise<PhoneLinkRow | undefined> {
  const [row] = await db.select().from(phoneLinks).where(eq(phoneLinks.tokenHash, tokenHash));
  return row;
}

/** The same for a change of it, after its case was locked. */
export async function lockLink(tx: Transaction, linkId: string): Promise<PhoneLinkRow | undefined> {
  const [row] = await tx.select().from(phoneLinks).where(byId(linkId)).for('update');
  return row;
}

/** Links of somebody to a version that a phone can still use, oldest first. */
export const liveLinksOf = (db: Querier, { caseId, version }: CaseKey, userId: string): Promise<{ linkId: string }[]> =>
  db
    .select({ linkId: phoneLinks.linkId })
    .from(phoneLinks)
    .where(
      and(
        ...[eq(phoneLinks.caseId, caseId), eq(phoneLinks.version, version), eq(phoneLinks.userId, userId)],
        inArray(phoneLinks.state, [...livePhoneLink]),
      ),
    )
    .orderBy(asc(phoneLinks.linkId));

export async function changeLink(tx: Transaction, linkId: string, change: LinkChange): Promise<PhoneLinkRow> {
  const [row] = await tx.update(phoneLinks).set(change).where(byId(linkId)).returning();
  if (!row) throw new Error(`link ${linkId} vanished while it was locked`);
  return row;
}

/** Whoever uses a link moves its end, up to the longest that a link lasts; `photos` more have come by it. */
export async function useLink(db: Querier, linkId: string, photos = 0): Promise<PhoneLinkRow> {
  const [row] = await db
    .update(phoneLinks)
    .set({
      received: sql`${phoneLinks.received} + ${photos}`,
      expiresAt: sql`least(
        ${phoneLinks.openedAt} + make_interval(mins => ${PHONE_LINK_LONGEST_MINUTES}),
        greatest(${phoneLinks.expiresAt}, now() + make_interval(mins => ${PHONE_LINK_MINUTES})))`,
    })
    .where(byId(linkId))
    .returning();
  if (!row) throw new Error(`link ${linkId} vanished while it was used`);
  return row;
}

/** Forgets links that were over a week ago; what came by them stands in the trails of their cases. */
export const dropOldLinks = (db: Querier): Promise<unknown> =>
  db.delete(phoneLinks).where(lt(phoneLinks.expiresAt, sql`now() - interval '7 days'`));
