import { sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { toInstant } from '../../infrastructure/database/instant.ts';
import { selectRows } from '../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { creditAccounts } from './schema.ts';

const account = selection({
  ...columnsOf(creditAccounts, 'a', 'practiceId', 'centerId', 'unit', 'balance'),
  sumOfEntries: computed<string>(sql`coalesce(s.total, 0)`),
  entries: computed<string>(sql`coalesce(s.entries, 0)`),
  lastBalance: computed<string>(sql`coalesce(s.last, 0)`),
  unbroken: computed<boolean>(sql`coalesce(s.unbroken, true)`),
});

const proven = sql`credit_accounts a left join (
    select account_id, sum(amount) as total, count(*) as entries, bool_and(balance = before + amount) as unbroken,
      (array_agg(balance order by id desc))[1] as last
    from (select *, coalesce(lag(balance) over (partition by account_id order by id), 0) as before from credit_entries) e
    group by account_id
  ) s on s.account_id = a.id order by a.id`;

/** Every account with what its entries say, in their order. */
export const accountsWithEntries = async (db: Querier) =>
  (await selectRows(db, account, proven)).map(({ sumOfEntries, entries, lastBalance, ...row }) => ({
    ...row,
    sumOfEntries: Number(sumOfEntries),
    entries: Number(entries),
    lastBalance: Number(lastBalance),
  }));

/** Most bookings that are named. */
const MOST_NAMED = 100;

/** Ids of bookings of which some unit does not add up to nothing, or that have one side only. */
export async function lopsidedBookings(db: Querier): Promise<string[]> {
  const found = await db.execute<{ id: string }>(
    sql`select t.id::text as id from credit_transactions t
      left join credit_entries e on e.transaction_id = t.id left join credit_accounts a on a.id = e.account_id
      group by t.id, a.unit having coalesce(sum(e.amount), 1) <> 0 or count(e.id) < 2 order by t.id limit ${MOST_NAMED}`,
  );
  return [...new Set(found.rows.map(({ id }) => id))];
}

/** The moment of this transaction, and how many bookings there are. */
export async function countBookings(db: Querier): Promise<{ at: string; bookings: number }> {
  const { rows } = await db.execute<{ at: string; bookings: string }>(
    sql`select now() as at, (select count(*) from credit_transactions) as bookings`,
  );
  return { at: toInstant(rows[0]?.at ?? new Date()), bookings: Number(rows[0]?.bookings ?? 0) };
}
