import { sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import type { Querier } from './database.ts';
import { type FoundRows, executeRead } from './planned.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

const asFound = (rows: FoundRows) => rows;
const planned = (db: Querier, statement: ReturnType<typeof sql>) =>
  executeRead(db, statement, asFound, { planned: true });

const double = (value: number) => sql`select ${value}::int * 2 as result, 'planned test' as mark`;

test('a planned statement takes other values each time, inside of transactions and outside', async () => {
  const { db } = server.ctx;
  for (const value of [1, 2, 3, 4, 5, 6, 7]) {
    expect(await planned(db, double(value))).toEqual([[value * 2, 'planned test']]);
  }
  const inside = await db.transaction((tx) => planned(tx, double(21)));
  expect(inside[0]?.[0]).toBe(42);
  await Promise.all(Array.from({ length: 20 }, (_, value) => planned(db, double(value))));
});

test('it is planned once for each connection', async () => {
  const { db } = server.ctx;
  await db.transaction(async (tx) => {
    for (const value of [1, 2, 3]) await planned(tx, double(value));
    const plans = await tx.execute(sql`select name from pg_prepared_statements where statement like '%planned test%'`);
    expect(plans.rows.filter((row) => String(row['name']).startsWith('planned_'))).toHaveLength(1);
  });
});

test('one whose plan hangs on its values is planned each time', async () => {
  const { db } = server.ctx;
  await db.transaction(async (tx) => {
    const statement = sql`select ${1}::int as unplanned_mark`;
    expect(await executeRead(tx, statement, asFound, { planned: false })).toEqual([[1]]);
    const plans = await tx.execute(sql`select 1 from pg_prepared_statements where statement like '%as unplanned_mark%'
      and name like 'planned_%'`);
    expect(plans.rows).toEqual([]);
  });
});

test('a connection that failed takes its plans with it', async () => {
  const { db } = server.ctx;
  await planned(db, double(1));
  await expect(planned(db, sql`select 1 / ${0}::int as mark_of_failure`)).rejects.toThrow();
  await expect(db.execute(sql`select no_such_column`)).rejects.toThrow();
  expect((await planned(db, double(4)))[0]?.[0]).toBe(8);
});
