import { type SQL, and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { containing } from '../../../infrastructure/lists/conditions.ts';
import { type PageQuery, skipped } from '../../../infrastructure/lists/page.ts';
import { designCenterStaff, designCenters, practiceDesignCenters, practices } from '../schema.ts';

export type Center = typeof designCenters.$inferSelect;
export type Binding = typeof practiceDesignCenters.$inferSelect;
export type Staff = typeof designCenterStaff.$inferSelect;

export async function centerById(db: Querier, id: string, lock = false): Promise<Center | undefined> {
  const found = db.select().from(designCenters).where(eq(designCenters.id, id));
  const [center] = await (lock ? found.for('update') : found);
  return center;
}

export async function centerByNumber(db: Querier, number: string): Promise<Center | undefined> {
  const [center] = await db
    .select()
    .from(designCenters)
    .where(sql`upper(${designCenters.number}) = ${number.toUpperCase()}`);
  return center;
}

export async function insertCenter(tx: Transaction, center: { number: string; name: string }): Promise<Center> {
  const [row] = await tx.insert(designCenters).values(center).returning();
  if (!row) throw new Error('a design center that was inserted is not there');
  return row;
}

export const changeCenter = (
  tx: Transaction,
  id: string,
  change: Partial<Pick<Center, 'name' | 'enabled'>>,
): Promise<unknown> => tx.update(designCenters).set(change).where(eq(designCenters.id, id));

/** A center that a practice is bound to, also one that is disabled; the default one first. */
export const bindingsOf = (db: Querier, practiceId: string) =>
  db
    .select({
      designCenterId: designCenters.id,
      designCenterNo: designCenters.number,
      designCenterName: designCenters.name,
      enabled: designCenters.enabled,
      practiceDefault: practiceDesignCenters.isDefault,
      centerPays: practiceDesignCenters.centerPays,
    })
    .from(practiceDesignCenters)
    .innerJoin(designCenters, eq(designCenters.id, practiceDesignCenters.centerId))
    .where(eq(practiceDesignCenters.practiceId, practiceId))
    .orderBy(desc(practiceDesignCenters.isDefault), asc(designCenters.id));

/** Design centers that a practice may ask for something now, the default one first. */
export async function centersToAsk(
  db: Querier,
  practiceId: string,
): Promise<{ readonly designCenterId: string; readonly designCenterName: string }[]> {
  const bound = await bindingsOf(db, practiceId);
  return bound
    .filter(({ enabled }) => enabled)
    .map(({ designCenterId, designCenterName }) => ({ designCenterId, designCenterName }));
}

/** The practices that a center designs for. */
export const practicesOf = (db: Querier, centerId: string) =>
  db
    .select({
      practiceId: practices.id,
      name: practices.name,
      number: practices.number,
      practiceDefault: practiceDesignCenters.isDefault,
      centerPays: practiceDesignCenters.centerPays,
    })
    .from(practiceDesignCenters)
    .innerJoin(practices, eq(practices.id, practiceDesignCenters.practiceId))
    .where(eq(practiceDesignCenters.centerId, centerId))
    .orderBy(asc(practices.id));

const bound = (practiceId: string, centerId: string): SQL | undefined =>
  and(eq(practiceDesignCenters.practiceId, practiceId), eq(practiceDesignCenters.centerId, centerId));

/** Keeps others from changing the bindings of a practice until the transaction ends. */
export async function lockBindings(tx: Transaction, practiceId: string): Promise<Binding[]> {
  await tx.select({ id: practices.id }).from(practices).where(eq(practices.id, practiceId)).for('update');
  return tx
    .select()
    .from(practiceDesignCenters)
    .where(eq(practiceDesignCenters.practiceId, practiceId))
    .orderBy(asc(practiceDesignCenters.centerId));
}

export const insertBinding = (tx: Transaction, binding: typeof practiceDesignCenters.$inferInsert): Promise<unknown> =>
  tx.insert(practiceDesignCenters).values(binding);

export const deleteBinding = (tx: Transaction, practiceId: string, centerId: string): Promise<unknown> =>
  tx.delete(practiceDesignCenters).where(bound(practiceId, centerId));

/** Makes one of the bound centers the default one, and no other. */
export async function moveDefaultCenter(tx: Transaction, practiceId: string, centerId: string): Promise<void> {
  const ofPractice = eq(practiceDesignCenters.practiceId, practiceId);
  await tx.update(practiceDesignCenters).set({ isDefault: false }).where(ofPractice);
  await tx.update(practiceDesignCenters).set({ isDefault: true }).where(bound(practiceId, centerId));
}

export const changePayer = (
  tx: Transaction,
  practiceId: string,
  centerId: string,
  centerPays: boolean,
): Promise<unknown> => tx.update(practiceDesignCenters).set({ centerPays }).where(bound(practiceId, centerId));

export const staffOf = (db: Querier, centerId: string): Promise<Staff[]> =>
  db
    .select()
    .from(designCenterStaff)
    .where(eq(designCenterStaff.centerId, centerId))
    .orderBy(asc(designCenterStaff.userId));

/** @returns false when the account works there already */
export const insertStaff = async (tx: Transaction, centerId: string, userId: string): Promise<boolean> =>
  (await tx.insert(designCenterStaff).values({ centerId, userId }).onConflictDoNothing().returning()).length > 0;

const employed = (centerId: string, userId: string): SQL | undefined =>
  and(eq(designCenterStaff.centerId, centerId), eq(designCenterStaff.userId, userId));

/** What somebody is to a center, which nobody else changes until the transaction ends; undefined for nothing. */
export async function lockStaff(tx: Transaction, centerId: string, userId: string): Promise<Staff | undefined> {
  const [staff] = await tx.select().from(designCenterStaff).where(employed(centerId, userId)).for('update');
  return staff;
}

export const changeStaff = (tx: Transaction, centerId: string, userId: string, enabled: boolean): Promise<unknown> =>
  tx.update(designCenterStaff).set({ enabled }).where(employed(centerId, userId));

/** Centers with the numbers of their staff and practices, the newest first. */
export async function pageOfCenters(db: Querier, page: PageQuery, keyword: string | undefined) {
  const pattern = containing(keyword ?? '');
  const where = or(ilike(designCenters.number, pattern), ilike(designCenters.name, pattern));
  const rows = await db
    .select({ center: designCenters, ...counts })
    .from(designCenters)
    .where(where)
    .orderBy(desc(designCenters.id))
    .limit(page.pageSize)
    .offset(skipped(page));
  return { rows, total: await db.$count(designCenters, where) };
}

const counts = {
  staffCount: sql<number>`(select count(*)::int from design_center_staff s
    where s.center_id = ${designCenters.id} and s.enabled)`,
  practiceCount: sql<number>`(select count(*)::int from practice_design_centers b
    where b.center_id = ${designCenters.id})`,
};
