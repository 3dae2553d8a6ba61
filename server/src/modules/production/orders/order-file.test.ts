import { API_BASE, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf } from '../../cases/cases.fixture.ts';
import { type NewOrder, insertOrders } from './order-list-repository.ts';
import { batchesOfOrders } from './order-list.ts';

const { production, security } = endpoints;

let server: TestServer;
let creator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
});
afterAll(() => server.stop());

async function file(client: TestClient, search: string, lang = 'en-US'): Promise<string[]> {
  const answer = await fetch(`${server.url}${API_BASE}${production.file.path}?${search}`, {
    headers: { lang, authorization: `Bearer ${client.token}` },
  });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="archway-orders.csv"');
  // As bytes: decoded by `fetch`, the mark at the beginning is gone.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

/** Orders of a case of the demonstration, as they stand in the database. */
async function place(...orders: readonly Partial<NewOrder>[]): Promise<void> {
  const [known] = (await creator.call(production.orders, { query: { pageNum: 1, pageSize: 1 } })).rows;
  if (!known) throw new Error('the demonstration has no orders');
  const { userId: orderedBy } = await callerOf(server, creator);
  const { caseId, version } = known;
  await server.ctx.db.transaction((tx) =>
    insertOrders(
      tx,
      orders.map((order, at) => ({
        ...{ caseId, version, product: 'aligner' as const, subOrderCount: 3, orderedBy, orderNo: `PO-FILE-${at}` },
        ...order,
      })),
    ),
  );
}

test('the file has what the list shows, in the words and by the clock of the reader', async () => {
  await place({
    ...{ orderNo: 'PO-FILE-A', orderName: 'Upper, first', upperSteps: '01~06', special: true },
    orderTime: new Date('2026-11-20T18:30:00Z'),
  });
  const [head, row, ...more] = await file(creator, 'keyword=PO-FILE-A&utcOffset=480');
  expect(head).toMatch(/^Order name,Order number,Case ID,Patient,Ordered product,Upper steps,Lower steps,/);
  expect(row).toMatch(/^"Upper, first",PO-FILE-A,/);
  expect(row).toContain(',Aligner,01~06,,3,Yes,No,');
  expect(row).toContain(',2026-11-21 02:30:00,Pending production,');
  expect(more).toEqual([]);
  const chinese = await file(creator, 'keyword=PO-FILE-A', 'zh-CN');
  expect(chinese[0]).toMatch(/^订单名称,订单号,/);
  expect(chinese[1]).toContain(',隐形矫治器,01~06,,3,是,否,');
});

test('a name that a spreadsheet would compute is text', async () => {
  await place({ orderNo: 'PO-FILE-B', orderName: '=HYPERLINK("http://evil")' });
  expect((await file(creator, 'keyword=PO-FILE-B'))[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

test('filters and what somebody may see hold for the file, too', async () => {
  const { total } = await creator.call(production.orders, { query: { pageNum: 1, pageSize: 1, status: 3 } });
  expect(await file(creator, 'status=3')).toHaveLength(total + 1);
  expect(await file(await server.login('demooutsider'), 'keyword=PO-FILE-')).toHaveLength(1);
  const designer = await server.login('demodesigner');
  await expect(designer.refused(production.file)).resolves.toBe('noPermission');
  expect((await fetch(`${server.url}${API_BASE}${production.file.path}`)).status).toBe(401);
});

test('that it was taken stands in the security log', async () => {
  await file(creator, 'status=3');
  const { rows } = await creator.call(security.events, { query: {} });
  expect(rows[0]).toMatchObject({ type: 'ordersExported' });
});

test('more than a batch comes whole and in order, though several were ordered in one moment', async () => {
  const at = (index: number): Date => new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 7) * 1000);
  await place(...Array.from({ length: 1100 }, (_, index) => ({ orderNo: `PO-MANY-${index}`, orderTime: at(index) })));
  const caller = await callerOf(server, creator);
  const filter = { discarded: '0' as const, utcOffset: 0, keyword: 'PO-MANY-' };
  const found: { orderId: string; orderTime: string }[] = [];
  for await (const batch of batchesOfOrders(server.ctx.db, caller, filter)) found.push(...batch);
  expect(found).toHaveLength(1100);
  expect(new Set(found.map(({ orderId }) => orderId)).size).toBe(1100);
  const times = found.map(({ orderTime }) => orderTime);
  expect(times).toEqual([...times].sort().reverse());
});
