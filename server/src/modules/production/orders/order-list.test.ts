import { endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf } from '../../cases/cases.fixture.ts';
import { saveVersion } from '../../cases/record/case-repository.ts';
import { findVersion } from '../../cases/scope/access-repository.ts';
import { insertOrders } from './order-list-repository.ts';

const { cases, production } = endpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Query = NonNullable<Parameters<typeof ordersOf>[1]>;
const ordersOf = (client: TestClient, query: Record<string, string | number> = {}) =>
  client.call(production.orders, { query: { pageNum: 1, pageSize: 100, ...query } });

/** All orders that somebody sees, over the pages. */
async function everyOrderOf(client: TestClient) {
  const { rows, total } = await ordersOf(client);
  for (let pageNum = 2; rows.length < total; pageNum += 1) {
    const more = await ordersOf(client, { pageNum });
    if (more.rows.length === 0) break;
    rows.push(...more.rows);
  }
  return { rows, total };
}

async function practicesOf(orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await server.ctx.db.execute<{ order_id: string; number: string }>(
    sql`select o.order_id, p.number from production_orders o join cases c on c.pt_id = o.pt_id join practices p on p.id = c.practice_id`,
  );
  return new Set(rows.filter((row) => orderIds.includes(row.order_id)).map((row) => row.number));
}

describe('who sees production orders', () => {
  test.each(['democreator', 'demomaker'])('%s sees those of the practice, and no others', async (name) => {
    const { rows, total } = await everyOrderOf(await server.login(name));
    expect(total).toBe(rows.length);
    expect(await practicesOf(rows.map((row) => row.orderId))).toEqual(new Set(['P10001']));
  });

  test('a doctor sees those of the own patients', async () => {
    const all = await ordersOf(await server.login('democreator'));
    const own = await everyOrderOf(await server.login('demodoctor'));
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    expect(new Set(own.rows.map((row) => row.orderAccount))).toEqual(new Set(['周明 Zhou Ming']));
  });

  test('an outsider sees only the own practice', async () => {
    const { rows } = await ordersOf(await server.login('demooutsider'));
    expect(rows.length).toBeGreaterThan(0);
    expect(await practicesOf(rows.map((row) => row.orderId))).toEqual(new Set(['P10002']));
  });

  test('the platform sees both', async () => {
    const { rows } = await everyOrderOf(await server.login('demoadmin'));
    expect(await practicesOf(rows.map((row) => row.orderId))).toEqual(new Set(['P10001', 'P10002']));
  });

  test.each(['demoassistant', 'demodesigner', 'demoauditor', 'democenter'])('%s is refused', async (name) => {
    const client = await server.login(name);
    await expect(client.refused(production.orders)).resolves.toBe('noPermission');
    await expect(client.refused(production.order, { params: { orderId: '1' } })).resolves.toBe('noPermission');
  });

  test('nobody sees them without a login', async () => {
    await expect(server.api().refused(production.orders)).resolves.toBe('logExpired');
  });
});

describe('the list', () => {
  const creator = (): Promise<TestClient> => server.login('democreator');

  test('is the last ordered first, page by page without a gap', async () => {
    const client = await creator();
    const { rows, total } = await ordersOf(client);
    const times = rows.map((row) => row.orderTime);
    expect(times).toEqual([...times].sort().reverse());
    const second = await ordersOf(client, { pageNum: 2, pageSize: 4 });
    expect(second.total).toBe(total);
    expect(second.rows.map((row) => row.orderId)).toEqual(rows.slice(4, 8).map((row) => row.orderId));
  });

  test.each<[string, Query, (row: { status: number; discarded: boolean; product: string }) => boolean]>([
    ['status', { status: 3 }, (row) => row.status === 3],
    ['product', { product: 'aligner' }, (row) => row.product === 'aligner'],
    ['discarded orders', { discarded: '1' }, (row) => row.discarded],
  ])('is filtered by %s', async (_name, query, holds) => {
    const { rows } = await ordersOf(await creator(), query);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(holds(row)).toBe(true);
  });

  test('leaves discarded orders out unless they are asked for', async () => {
    const { rows } = await ordersOf(await creator());
    expect(rows.some((row) => row.discarded)).toBe(false);
  });

  test('is searched by order number, case number and patient', async () => {
    const client = await creator();
    const [order] = (await ordersOf(client)).rows;
    for (const keyword of [order!.orderNo, order!.ptNo, order!.patientName]) {
      const found = await ordersOf(client, { keyword });
      expect(found.rows.map((row) => row.orderId)).toContain(order!.orderId);
    }
    await expect(ordersOf(client, { keyword: '100%_nothing' })).resolves.toEqual({ rows: [], total: 0 });
  });

  test('of one case holds the orders of that case', async () => {
    const client = await creator();
    const [order] = (await ordersOf(client)).rows;
    const { rows } = await ordersOf(client, { caseId: order!.caseId });
    expect(new Set(rows.map((row) => row.caseId))).toEqual(new Set([order!.caseId]));
  });

  test.each([{ status: 9 }, { product: 'bridge' }, { discarded: '2' }, { other: '1' }])('refuses %p', async (query) => {
    const client = await creator();
    await expect(client.refused(production.orders, { query: query as never })).resolves.toBe('paramsError');
  });
});

describe('one order', () => {
  test('is what the list says', async () => {
    const client = await server.login('demomaker');
    const [order] = (await ordersOf(client)).rows;
    const detail = await client.call(production.order, { params: { orderId: order!.orderId } });
    expect(detail).toMatchObject(order!);
    expect(detail.subOrders).toHaveLength(order!.subOrderCount);
    expect(detail.planMatch).toBe('same');
  });

  test('of a foreign practice does not exist', async () => {
    const [foreign] = (await ordersOf(await server.login('demooutsider'))).rows;
    const params = { orderId: foreign!.orderId };
    for (const name of ['democreator', 'demodoctor', 'demomaker'])
      await expect((await server.login(name)).refused(production.order, { params })).resolves.toBe('recordNotFound');
  });

  test('that nobody placed does not exist', async () => {
    const client = await server.login('demomaker');
    await expect(client.refused(production.order, { params: { orderId: '999999' } })).resolves.toBe('recordNotFound');
  });
});

test('a case is found by the number of an order, and by the name that it has been given', async () => {
  const client = await server.login('democreator');
  const found = async (keyword: string): Promise<string[]> =>
    (await client.call(cases.page, { query: { keyword } })).rows.map(({ caseId }) => caseId);
  const { rows } = await ordersOf(client);
  const [first] = rows;
  if (!first) throw new Error('the demonstration has no orders');
  expect(await found(first.orderNo.toLowerCase())).toEqual([first.caseId]);
  const { userId: orderedBy } = await callerOf(server, client);
  const { caseId, version, product } = first;
  const order = { caseId, version, product, subOrderCount: 1, orderedBy };
  await server.ctx.db.transaction(async (tx) => {
    await insertOrders(tx, [{ ...order, orderNo: 'PO-ELSE-7', orderName: '𬌗垫 Night guard' }]);
  });
  for (const keyword of ['else-7', '合垫', 'nightGuard', first.orderNo]) {
    expect(await found(keyword)).toEqual([first.caseId]);
  }
  // What is changed of the case leaves them there.
  await server.ctx.db.transaction(async (tx) => {
    const newest = await findVersion(tx, first);
    if (newest) await saveVersion(tx, newest, { patientName: 'Renamed' });
  });
  expect(await found('else-7')).toEqual([first.caseId]);
  expect(await found('Renamed')).toEqual([first.caseId]);
  const stranger = await server.login('demooutsider');
  expect((await stranger.call(cases.page, { query: { keyword: 'else-7' } })).rows).toEqual([]);
});
