import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { gumCarvings } from '../schema.ts';

export type CarvingRow = typeof gumCarvings.$inferSelect;
export type CarvingFacts = Pick<CarvingRow, 'name' | 'parts' | 'separator' | 'text'>;

/** Two changes at a time could each make a default. Any number. */
const CARVINGS = 4_207_700_031;

/** Waits for the change that is being made, until the end of this transaction. */
export const oneCarvingAtATime = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${CARVINGS})`);

/** All templates, the default one first. */
export const listCarvings = (db: Querier): Promise<CarvingRow[]> =>
  db.select().from(gumCarvings).orderBy(desc(gumCarvings.isDefault), asc(gumCarvings.id));

export async function carvingById(db: Querier, id: string): Promise<CarvingRow | undefined> {
  const [row] = await db.select().from(gumCarvings).where(eq(gumCarvings.id, id));
  return row;
}

export async function carvingNamed(db: Querier, name: string): Promise<CarvingRow | undefined> {
  const [row] = await db
    .select()
    .from(gumCarvings)
    .where(sql`lower(${gumCarvings.name}) = lower(${name})`);
  return row;
}

export const countCarvings = (db: Querier): Promise<number> => db.$count(gumCarvings);

export async function insertCarving(
  tx: Transaction,
  row: CarvingFacts & Pick<CarvingRow, 'isDefault' | 'updatedBy'>,
): Promise<string> {
  const [made] = await tx.insert(gumCarvings).values(row).returning({ id: gumCarvings.id });
  if (!made) throw new Error('a template that was inserted is not there');
  return made.id;
}

/** @returns false where it has another version by now */
export const changeCarving = async (
  tx: Transaction,
  id: string,
  version: number,
  change: CarvingFacts & Pick<CarvingRow, 'enabled' | 'updatedBy'>,
): Promise<boolean> =>
  (
    await tx
      .update(gumCarvings)
      .set({ ...change, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(gumCarvings.id, id), eq(gumCarvings.version, version)))
      .returning({ id: gumCarvings.id })
  ).length > 0;

/** Makes one the default, and no other. */
export async function moveDefaultCarving(tx: Transaction, id: string): Promise<void> {
  await tx.update(gumCarvings).set({ isDefault: false }).where(ne(gumCarvings.id, id));
  await tx.update(gumCarvings).set({ isDefault: true }).where(eq(gumCarvings.id, id));
}
