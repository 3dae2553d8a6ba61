import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { deliveryAddresses } from '../schema.ts';

export type AddressRow = typeof deliveryAddresses.$inferSelect;
export type AddressFields = Omit<typeof deliveryAddresses.$inferInsert, 'id' | 'userId' | 'isDefault' | 'createTime'>;

const own = (userId: string, id: string) => and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.userId, userId));

/** Any number, as long as every server takes the same. */
const ADDRESS_LOCK = 4_207_705;

/** Lets one change of a user's addresses be made at a time, until the transaction ends: they are counted, and have one default. */
export const lockAddresses = (tx: Querier, userId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, (${userId}::bigint % 2147483647)::int)`);

/** The default first, then as they were added. */
export const addressesOf = (db: Querier, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, userId))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.id));

export async function insertAddress(tx: Querier, row: typeof deliveryAddresses.$inferInsert): Promise<AddressRow> {
  const [inserted] = await tx.insert(deliveryAddresses).values(row).returning();
  if (!inserted) throw new Error('no address was inserted');
  return inserted;
}

/** @returns undefined when the user has no such address */
export async function changeAddress(
  tx: Querier,
  userId: string,
  id: string,
  fields: AddressFields,
): Promise<AddressRow | undefined> {
  const [row] = await tx.update(deliveryAddresses).set(fields).where(own(userId, id)).returning();
  return row;
}

/** @returns undefined when the user has no such address */
export async function deleteAddress(tx: Querier, userId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(deliveryAddresses).where(own(userId, id)).returning();
  return row;
}

/** Makes one the default and no other; whether the user has it. */
export async function markDefault(tx: Querier, userId: string, id: string): Promise<boolean> {
  const others = and(eq(deliveryAddresses.userId, userId), ne(deliveryAddresses.id, id));
  await tx.update(deliveryAddresses).set({ isDefault: false }).where(others);
  const marked = await tx
    .update(deliveryAddresses)
    .set({ isDefault: true })
    .where(own(userId, id))
    .returning({ id: deliveryAddresses.id });
  return marked.length > 0;
}
