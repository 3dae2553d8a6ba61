import { endpoints, orderProducts, orderStatuses } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf } from '../../cases/cases.fixture.ts';
import { saveVersion } from '../../cases/record/case-repository.ts';
import { findVersion } from '../../cases/scope/access-repository.ts';
import { type OrderedCase, orderedCase } from '../orders/ordered-case.fixture.ts';
import { countOrders } from './count-repository.ts';

const { production, subOrders } = endpoints;

let server: TestServer;
let ordered: OrderedCase;
let readers: TestClient[];
beforeAll(async () => {
  server = await startTestServer();
  ordered = await orderedCase(server);
  readers = await Promise.all(
    ['democreator', 'demodoctor', 'demomaker', 'demoadmin', 'demooutsider'].map((name) => server.login(name)),
  );
});
afterAll(() => server.stop());

const filters: readonly Record<string, string | number>[] = [
  {},
  { discarded: '1' },
  { special: '1' },
  { special: '0', product: 'aligner' },
  ...orderStatuses.map(({ value }) => ({ status: value })),
  ...orderProducts.map((product) => ({ product })),
];

/** The rows of a filter, one by one: as many as there are. */
async function rowsOf(client: TestClient, filter: Record<string, string | number>): Promise<number> {
  for (let pageNum = 1, found = 0; ; pageNum += 1) {
    const { rows } = await client.call(production.orders, { query: { ...filter, pageNum, pageSize: 100 } });
    found += rows.length;
    if (rows.length < 100) return found;
  }
}

/**
 * That somebody is told the number of rows that they find, whatever they ask for; a page of one row needs the counts.
 * @param who by their places: who orders and who makes, unless others are named
 */
async function expectCounted(who: readonly number[] = [0, 2]): Promise<void> {
  for (const [at, client] of readers.entries())
    if (who.includes(at))
      for (const filter of filters) {
        const { total } = await client.call(production.orders, { query: { ...filter, pageNum: 1, pageSize: 1 } });
        expect([at, filter, total]).toEqual([at, filter, await rowsOf(client, filter)]);
      }
}

const act = (action: 'startPrinting' | 'finishPrinting', subOrderIds: string[]) =>
  readers[2]!.call(subOrders.act, { body: { subOrderIds, action } });
const stand = (orderId: string, action: 'discard' | 'restore') =>
  readers[0]!.call(production.stand, { body: { orderIds: [orderId], action } });

test('the demonstration is counted, for everybody', () => expectCounted([...readers.keys()]));

test('orders are counted as they are placed, discarded and restored', async () => {
  const { orderId } = await readers[0]!.call(production.place, { body: ordered.order() });
  await expectCounted();
  expect((await stand(orderId, 'discard'))[0]?.code).toBe(200);
  await expectCounted();
  expect((await stand(orderId, 'restore'))[0]?.code).toBe(200);
  await expectCounted();
});

test('and as they are made, which takes their case along', async () => {
  const { orderId } = await readers[0]!.call(production.place, {
    body: ordered.order({ repeat: true, special: true }),
  });
  const { subOrders: parts } = await readers[0]!.call(production.order, { params: { orderId } });
  const ids = parts.map(({ subOrderId }) => subOrderId);
  for (const action of ['startPrinting', 'finishPrinting'] as const) {
    for (const { code } of await act(action, ids)) expect(code).toBe(200);
    await expectCounted();
  }
});

test('a case that others see from now on takes its orders along', async () => {
  const { userId: doctorId } = await callerOf(server, readers[0]!);
  const before = await rowsOf(readers[1]!, {});
  await server.ctx.db.transaction(async (tx) => {
    const newest = await findVersion(tx, ordered.key);
    if (newest) await saveVersion(tx, newest, { doctorId });
  });
  expect(await rowsOf(readers[1]!, {})).toBeLessThan(before);
  await expectCounted([1, 2, 3]);
});

/** Two transactions at once need connections of their own, which the embedded engine does not have. */
const several = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test : test.skip;

several(
  'nobody waits for whoever is counting the same kind, both are counted, and who comes next makes one of it',
  async () => {
    const place = () => readers[0]!.call(production.place, { body: ordered.order({ repeat: true }) });
    const { orderId } = await place();
    const rowsNow = async (): Promise<number> =>
      (await server.ctx.db.execute(sql`select 1 from production_order_counts`)).rows.length;
    const before = await rowsNow();
    await server.ctx.db.transaction(async (tx) => {
      // Its rows are taken until this ends.
      for (const by of [-1, 1] as const) await countOrders(tx, sql`o.order_id = ${orderId}::bigint`, by);
      await place();
      await expectCounted();
    });
    expect(await rowsNow()).toBe(before + 1);
    await expectCounted();
    await place();
    expect(await rowsNow()).toBe(before);
    await expectCounted();
  },
);

test('however often a kind changes, few rows tell its number', async () => {
  const { rows } = await server.ctx.db.execute<{ rows: string; kinds: string; wrong: string }>(
    sql`select count(*) as rows, count(distinct (practice_id, service_type, doctor_id, entrust, design_center_id,
        handed_over, status, discarded, order_status, product, special)) as kinds,
      count(*) filter (where count < 1) as wrong from production_order_counts`,
  );
  expect(rows[0]).toEqual({ rows: rows[0]?.kinds, kinds: rows[0]?.kinds, wrong: '0' });
});
