import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { assistantPractices, practices } from '../schema.ts';

/** A practice that an assistant serves. */
export interface Service {
  readonly userId: string;
  readonly practiceId: string;
  readonly practiceName: string;
  readonly expiresOn: string | null;
  readonly enabled: boolean;
}

/** Services in practices of an owner, and no others; the services of one assistant, or of all. */
export const servicesInPracticesOf = (db: Querier, ownerId: string, userId?: string): Promise<Service[]> =>
  db
    .select({
      userId: assistantPractices.userId,
      practiceId: practices.id,
      practiceName: practices.name,
      expiresOn: assistantPractices.expiresOn,
      enabled: assistantPractices.enabled,
    })
    .from(assistantPractices)
    .innerJoin(practices, eq(practices.id, assistantPractices.practiceId))
    .where(
      and(eq(practices.ownerId, ownerId), userId === undefined ? undefined : eq(assistantPractices.userId, userId)),
    )
    .orderBy(asc(assistantPractices.userId), asc(practices.id));

export interface GivenService {
  readonly practiceId: string;
  readonly expiresOn: string | null;
}

/** Gives services to an assistant; one that was given before keeps whether it is enabled. */
export async function giveServices(tx: Transaction, userId: string, given: readonly GivenService[]): Promise<void> {
  for (const { practiceId, expiresOn } of given) {
    await tx
      .insert(assistantPractices)
      .values({ practiceId, userId, expiresOn })
      .onConflictDoUpdate({
        target: [assistantPractices.practiceId, assistantPractices.userId],
        set: { expiresOn },
      });
  }
}

/** Ends the services of an assistant in practices of an owner, but in those that stay. */
export async function dropServices(
  tx: Transaction,
  ownerId: string,
  userId: string,
  stay: readonly string[],
): Promise<void> {
  const owned = tx.select({ id: practices.id }).from(practices).where(eq(practices.ownerId, ownerId));
  await tx
    .delete(assistantPractices)
    .where(
      and(
        eq(assistantPractices.userId, userId),
        inArray(assistantPractices.practiceId, owned),
        notInArray(assistantPractices.practiceId, [...stay]),
      ),
    );
}
