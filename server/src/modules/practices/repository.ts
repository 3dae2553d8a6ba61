import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { assistantPractices, designCenters, practiceDesignCenters, practiceMembers, practices } from './schema.ts';

export type Practice = typeof practices.$inferSelect;

/** Practices that a user owns, works for or serves, each with whether it is the user's default one. */
export function practicesOfUser(db: Querier, userId: string): Promise<{ practice: Practice; isDefault: boolean }[]> {
  return db
    .select({
      practice: practices,
      isDefault: sql<boolean>`coalesce(${practiceMembers.isDefault}, ${assistantPractices.isDefault}, false)`,
    })
    .from(practices)
    .leftJoin(
      practiceMembers,
      and(
        eq(practiceMembers.practiceId, practices.id),
        eq(practiceMembers.userId, userId),
        eq(practiceMembers.enabled, true),
      ),
    )
    .leftJoin(
      assistantPractices,
      and(eq(assistantPractices.practiceId, practices.id), eq(assistantPractices.userId, userId)),
    )
    .where(or(sql`${practiceMembers.userId} is not null`, sql`${assistantPractices.userId} is not null`))
    .orderBy(asc(practices.id));
}

export async function practiceById(db: Querier, id: string): Promise<Practice | undefined> {
  const [practice] = await db.select().from(practices).where(eq(practices.id, id));
  return practice;
}

export const changePractice = (
  db: Querier,
  id: string,
  change: Partial<Pick<Practice, 'teamInspectsSelf'>>,
): Promise<unknown> => db.update(practices).set(change).where(eq(practices.id, id));

export interface BoundCenter {
  readonly practiceId: string;
  readonly centerId: string;
  readonly number: string;
  readonly name: string;
  readonly isDefault: boolean;
}

export function centersOfPractices(db: Querier, practiceIds: readonly string[]): Promise<BoundCenter[]> {
  if (practiceIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      practiceId: practiceDesignCenters.practiceId,
      centerId: designCenters.id,
      number: designCenters.number,
      name: designCenters.name,
      isDefault: practiceDesignCenters.isDefault,
    })
    .from(practiceDesignCenters)
    .innerJoin(designCenters, eq(designCenters.id, practiceDesignCenters.centerId))
    .where(and(inArray(practiceDesignCenters.practiceId, [...practiceIds]), eq(designCenters.enabled, true)))
    .orderBy(asc(designCenters.id));
}
