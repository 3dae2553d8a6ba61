import { sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { executePlanned } from './planned.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

const double = (value: number) => sql`select ${value}::int * 2 as result, 'planned test' as mark`;

test('a planned statement takes other values each time, inside of transactions and outside', async () => {
  const { db } = server.ctx;
  for (const value of [1, 2, 3, 4, 5, 6, 7]) {
    expect((await executePlanned(db, double(value))).rows).toEqual([{ result: value * 2, mark: 'planned test' }]);
  }
  const inside = await db.transaction((tx) => executePlanned(tx, double(21)));
  expect(inside.rows[0]).toMatchObject({ result: 42 });
  await Promise.all(Array.from({ length: 20 }, (_, value) => executePlanned(db, double(value))));
});

test('it is planned once for each connection', async () => {
  const { db } = server.ctx;
  await db.transaction(async (tx) => {
    for (const value of [1, 2, 3]) await executePlanned(tx, double(value));
    const plans = await tx.execute(sql`select name from pg_prepared_statements where statement like '%planned test%'`);
    expect(plans.rows.filter((row) => String(row['name']).startsWith('planned_'))).toHaveLength(1);
  });
});

test('a connection that failed takes its plans with it', async () => {
  const { db } = server.ctx;
  await executePlanned(db, double(1));
  await expect(executePlanned(db, sql`select 1 / ${0}::int as mark_of_failure`)).rejects.toThrow();
  await expect(db.execute(sql`select no_such_column`)).rejects.toThrow();
  expect((await executePlanned(db, double(4))).rows[0]).toMatchObject({ result: 8 });
});
