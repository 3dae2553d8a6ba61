import { PEN_GONE_SECONDS } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { planPens } from '../schema.ts';

export interface PenRow {
  readonly holderId: string;
  readonly name: string;
  readonly pageId: string;
  readonly since: Date;
  /** Nothing was heard of its page for a while. */
  readonly gone: boolean;
}

/** Who holds the pen of a plan. @param lock keeps it as it is until the transaction ends */
export async function penOf(db: Querier, planId: string, lock = false): Promise<PenRow | null> {
  const asked = db
    .select({
      holderId: planPens.holderId,
      name: sql<string>`${shownName(planPens.holderId)}`,
      pageId: planPens.pageId,
      since: planPens.since,
      gone: sql<boolean>`${planPens.seen} < now() - make_interval(secs => ${PEN_GONE_SECONDS})`,
    })
    .from(planPens)
    .where(eq(planPens.planId, planId));
  const [row] = await (lock ? asked.for('update') : asked);
  return row ?? null;
}

/** @returns whether nobody was quicker */
export async function takeFreePen(tx: Transaction, planId: string, holderId: string, pageId: string): Promise<boolean> {
  const taken = await tx
    .insert(planPens)
    .values({ planId, holderId, pageId })
    .onConflictDoNothing()
    .returning({ planId: planPens.planId });
  return taken.length > 0;
}

export async function handPen(tx: Transaction, planId: string, holderId: string, pageId: string): Promise<void> {
  const anew = { holderId, pageId, since: sql`now()`, seen: sql`now()` };
  await tx.update(planPens).set(anew).where(eq(planPens.planId, planId));
}

export async function keepPen(tx: Transaction, planId: string): Promise<void> {
  await tx
    .update(planPens)
    .set({ seen: sql`now()` })
    .where(eq(planPens.planId, planId));
}

/** @returns whether the page held it */
export async function dropPen(db: Querier, planId: string, holderId: string, pageId: string): Promise<boolean> {
  const dropped = await db
    .delete(planPens)
    .where(and(eq(planPens.planId, planId), eq(planPens.holderId, holderId), eq(planPens.pageId, pageId)))
    .returning({ planId: planPens.planId });
  return dropped.length > 0;
}
