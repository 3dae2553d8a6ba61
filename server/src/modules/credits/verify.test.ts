import { endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';

const { credits } = endpoints;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('every balance of the demonstration is the sum of its entries', async () => {
  const proof = await (await server.login('demoadmin')).call(credits.verify);
  expect(proof).toMatchObject({ differing: [], unbalanced: [] });
  expect(proof.accounts).toBeGreaterThan(10);
  expect(proof.entries).toBeGreaterThan(40);
});

test('an account that differs is named, whatever is wrong with it', async () => {
  const { db } = server.ctx;
  await db.execute(sql`update credit_accounts set balance = balance + 1
    where unit = 'freeModels' and practice_id = (select id from practices where number = 'P10001')`);
  const admin = await server.login('demoadmin');
  await expect(admin.call(credits.verify)).resolves.toMatchObject({
    unbalanced: [],
    differing: [
      {
        holder: { kind: 'practice', code: 'P10001' },
        ...{ unit: 'freeModels', balance: 9, sumOfEntries: 8, lastBalance: 8, unbroken: true },
      },
    ],
  });
  await db.execute(sql`update credit_accounts set balance = balance - 1
    where unit = 'freeModels' and practice_id = (select id from practices where number = 'P10001')`);
  // One side of a booking, past everything that books.
  await db.execute(sql`with t as (insert into credit_transactions (key, kind) values ('half', 'recharge') returning id)
    insert into credit_entries (transaction_id, account_id, amount, balance)
    select t.id, a.id, 5, 5 from t, credit_accounts a
      where a.unit = 'credits' and a.practice_id is null and a.center_id is null`);
  const proof = await admin.call(credits.verify);
  expect(proof.unbalanced).toHaveLength(1);
  expect(proof.differing).toMatchObject([{ holder: null, unit: 'credits', unbroken: false }]);
});
