import { and, count, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { recoveryCodes, secondFactors } from '../schema.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function factorOf(db: Querier, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Whether a login of this account asks for a second step. */
export const hasFactor = async (db: Querier, userId: string): Promise<boolean> =>
  (await factorOf(db, userId))?.confirmedAt != null;

/** Begins anew; one that is on stays as it is. */
export const beginFactor = (db: Querier, userId: string, sealedSecret: string): Promise<unknown> =>
  db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    });

/** Whether it was on its way, with this secret, and is on now. */
export async function confirmFactor(tx: Querier, { userId, sealedSecret }: SecondFactor): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        sql`${secondFactors.confirmedAt} is null`,
      ),
    )
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

/** Uses a time step up; whether it was later than all that were used before. */
export async function useStep(db: Querier, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Whether the account had a second factor that was on. Its recovery codes go with it. */
export async function deleteFactor(tx: Querier, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return gone.length > 0;
}

/** New codes take the place of the old ones. */
export async function replaceCodes(tx: Querier, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; whether there was one. */
export async function useRecoveryCode(tx: Querier, userId: string, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
}

export async function codesLeft(db: Querier, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}
