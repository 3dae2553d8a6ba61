import { type OrderDetail, type Received, type deviceEndpoints, endpoints, subOrderStatus } from '@archway/contracts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceId } from '../../cases/cases.fixture.ts';
import { newCutter } from '../batches/batches.fixture.ts';
import { orderedCase } from '../orders/ordered-case.fixture.ts';
import { productionDevices, subOrders as subOrderTable } from '../schema.ts';

const { devices, production, subOrders } = endpoints;
type Report = Received<(typeof deviceEndpoints)['report']>['body'];

let server: TestServer;
let doctor: TestClient;
let maker: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  maker = await server.login('demomaker');
});
afterAll(() => server.stop());

/** Calls as the machine does, with its secret alone. */
const machine = (secret: string): TestClient => server.api(secret);
const detail = (orderId: string): Promise<OrderDetail> => maker.call(production.order, { params: { orderId } });
const report = (code: string, changes: Partial<Report> = {}): { body: Report } => ({
  body: {
    ...{ reportId: randomBytes(16).toString('hex'), code, outcome: 'finished', at: new Date().toISOString() },
    ...changes,
  },
});

async function printed(product: 'aligner' | 'printedAligner' = 'aligner') {
  const at = await orderedCase(server);
  const { orderId } = await doctor.call(production.place, { body: at.order({ product }) });
  const [first, second] = (await detail(orderId)).subOrders;
  const subOrderIds = [first!.subOrderId];
  for (const action of ['startPrinting', 'finishPrinting'] as const)
    await maker.call(subOrders.act, { body: { subOrderIds, action } });
  const status = async () => (await detail(orderId)).subOrders[0]?.status;
  return { orderId, first: first!, second: second!, subOrderIds, status };
}

test('a cutting machine says once that it began and once that it ended, however often it says so', async () => {
  const { deviceId, secret } = await newCutter(server);
  const [row] = await server.ctx.db.select().from(productionDevices).where(eq(productionDevices.deviceId, deviceId));
  expect(JSON.stringify(row)).not.toContain(secret);
  const { orderId, first, status } = await printed();
  const cutter = machine(secret);
  await cutter.call(devices.report, report(first.code, { outcome: 'started' }));
  expect(await status()).toBe(subOrderStatus.cutting);
  const done = report(first.code);
  const answers = await Promise.all([1, 2, 3].map(() => cutter.call(devices.report, done)));
  expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
  expect(await status()).toBe(subOrderStatus.cut);
  const history = (await detail(orderId)).records.filter(({ deed }) => deed === 'finishCutting');
  expect(history).toMatchObject([{ userName: null, note: row?.name, subOrderNumber: 1 }]);
  const { devices: cutters } = await maker.call(devices.list, { query: { kind: 'cutter' } });
  expect(cutters.find((each) => each.deviceId === deviceId)?.seenTime).toEqual(expect.anything());
  // The same name with other content, and another report of what is cut already.
  const other = { body: { ...done.body, outcome: 'started' as const } };
  expect(await cutter.refused(devices.report, other)).toBe('deviceReportReused');
  expect(await cutter.refused(devices.report, report(first.code))).toBe('cutAlready');
});

test('what is too early, too late, of no such machine or of somebody else is refused by its name', async () => {
  const { deviceId, secret, fields } = await newCutter(server);
  const { first, second, subOrderIds, status } = await printed();
  const cutter = machine(secret);
  const refused = (body: ReturnType<typeof report>, by = cutter) => by.refused(devices.report, body);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect(await refused(report(second.code))).toBe('cutTooEarly');
  expect(await refused(report(first.code, { at: hourAgo }))).toBe('cutTooLate');
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  expect(await refused(report(first.code, { at: ahead }))).toBe('reportInFuture');
  expect(await refused(report('PO-0000-0000-01'))).toBe('recordNotFound');
  expect(await refused(report(first.code), machine(`${secret}x`))).toBe('deviceKeyInvalid');
  expect(await refused(report(first.code), machine('no-such-secret'))).toBe('deviceKeyInvalid');
  expect(await refused(report(first.code), server.api())).toBe('deviceKeyInvalid');
  // The secret of a machine opens nothing else.
  expect(await cutter.refused(production.orders, { query: {} })).toBe('logExpired');
  const change = (values: Partial<typeof productionDevices.$inferInsert>) =>
    server.ctx.db.update(productionDevices).set(values).where(eq(productionDevices.deviceId, deviceId));
  await change({ practiceId: await practiceId(server, 'P10002') });
  expect(await refused(report(first.code))).toBe('subOrderForeign');
  await change({ practiceId: await practiceId(server, 'P10001') });
  await maker.call(devices.change, { params: { deviceId }, body: { ...fields, enabled: false } });
  expect(await refused(report(first.code))).toBe('deviceDisabled');
  await maker.call(devices.change, { params: { deviceId }, body: fields });
  // A refused report is not kept: the machine may say the same later.
  const kept = report(first.code);
  await maker.call(subOrders.act, { body: { subOrderIds, action: 'startOver', reason: 'again' } });
  const before = await server.ctx.db.select().from(subOrderTable).where(eq(subOrderTable.code, first.code));
  expect(before[0]?.status).toBe(subOrderStatus.pending);
  expect(await refused(kept)).toBe('cutTooEarly');
  for (const action of ['startPrinting', 'finishPrinting'] as const)
    await maker.call(subOrders.act, { body: { subOrderIds, action } });
  await cutter.call(devices.report, kept);
  expect(await status()).toBe(subOrderStatus.cut);
  await maker.call(subOrders.act, { body: { subOrderIds, action: 'pack' } });
  expect(await refused(report(first.code))).toBe('cutTooLate');
  const aligner = await printed('printedAligner');
  expect(await refused(report(aligner.first.code))).toBe('notCut');
  // A new secret takes the place of the one before.
  const next = await maker.call(devices.makeKey, { params: { deviceId } });
  expect(await refused(report(first.code))).toBe('deviceKeyInvalid');
  expect(await refused(report(first.code), machine(next.secret))).toBe('cutTooLate');
});

test('a code finds its sub-order for whoever sees the order, whatever its case, and nobody else', async () => {
  const { first, orderId } = await printed();
  const found = await maker.call(subOrders.find, { query: { code: ` ${first.code.toLowerCase()} ` } });
  expect([found.subOrderId, found.order.orderId]).toEqual([first.subOrderId, orderId]);
  const piece = await maker.call(subOrders.find, { query: { code: `${first.code}-U05` } });
  expect(piece.subOrderId).toBe(first.subOrderId);
  expect(await maker.refused(subOrders.find, { query: { code: 'nothing' } })).toBe('recordNotFound');
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(subOrders.find, { query: { code: first.code } })).toBe('recordNotFound');
});
