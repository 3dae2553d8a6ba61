import { eq } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import { notices } from './schema.ts';

/** A word of welcome for each demonstration account, once. */
export async function seedNotices(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [seeded] = await tx.select({ id: notices.id }).from(notices).limit(1);
    if (seeded) return;
    const accounts = await tx.select({ id: users.id }).from(users).where(eq(users.demo, true));
    if (accounts.length === 0) return;
    await tx
      .insert(notices)
      .values(accounts.map(({ id }) => ({ userId: id, type: 'welcome' as const, values: {}, link: '/help' })));
  });
}
