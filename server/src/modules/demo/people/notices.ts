import type { Database } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { anyNotice, insertNotices } from '../../account/api.ts';

/** A word of welcome for each demonstration account, once. */
export async function seedNotices(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await anyNotice(tx)) return;
    const accounts = await demoAccounts(tx);
    await insertNotices(
      tx,
      accounts.map(({ id }) => id),
      { type: 'welcome', values: {}, link: '/help' },
    );
  });
}
