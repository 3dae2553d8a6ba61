import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import { assistantPractices, designCenters, practiceDesignCenters, practiceMembers, practices } from './schema.ts';

export type Practice = typeof practices.$inferSelect;

/** A practice that a user belongs to, also where that is disabled or over. */
export interface BoundPractice {
  readonly practice: Practice;
  readonly ownerName: string;
  /** It is the user's default one. */
  readonly isDefault: boolean;
  /** Not disabled by its owner. */
  readonly enabled: boolean;
  /** Last day of an assistant's service; null for no end. */
  readonly serviceEnds: string | null;
}

/** Practices that a user owns, works for or serves. */
export function practicesOfUser(db: Querier, userId: string): Promise<BoundPractice[]> {
  return db
    .select({
      practice: practices,
      ownerName: sql<string>`${shownName(practices.ownerId)}`,
      isDefault: sql<boolean>`coalesce(${practiceMembers.isDefault}, ${assistantPractices.isDefault}, false)`,
      enabled: sql<boolean>`coalesce(${practiceMembers.enabled}, ${assistantPractices.enabled}, false)`,
      serviceEnds: sql<string | null>`case when ${practiceMembers.userId} is null
        then to_char(${assistantPractices.expiresOn}, 'YYYY-MM-DD') end`,
    })
    .from(practices)
    .leftJoin(practiceMembers, and(eq(practiceMembers.practiceId, practices.id), eq(practiceMembers.userId, userId)))
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

export async function practiceByNumber(db: Querier, number: string): Promise<Practice | undefined> {
  const [practice] = await db.select().from(practices).where(eq(practices.number, number));
  return practice;
}

/** Whether somebody is a member of a practice or serves it, also where that is disabled or over. */
export async function belongsTo(db: Querier, practiceId: string, userId: string): Promise<boolean> {
  const found = await db.execute(
    sql`select 1 from ${practiceMembers} where practice_id = ${practiceId} and user_id = ${userId}
      union all select 1 from ${assistantPractices} where practice_id = ${practiceId} and user_id = ${userId}`,
  );
  return found.rows.length > 0;
}

/** Practices that can be joined, by their code, their phone number, or an owner. */
export const practicesToJoin = (
  db: Querier,
  { number, phone, ownerId }: { readonly number: string; readonly phone: string; readonly ownerId: string | null },
): Promise<Practice[]> =>
  db
    .select()
    .from(practices)
    .where(
      and(
        eq(practices.available, true),
        or(
          eq(practices.number, number),
          eq(practices.phone, phone),
          ownerId === null ? undefined : eq(practices.ownerId, ownerId),
        ),
      ),
    )
    .orderBy(asc(practices.id))
    .limit(20);

export const changePractice = (
  db: Querier,
  id: string,
  change: Partial<Omit<Practice, 'id' | 'ownerId' | 'number'>>,
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
