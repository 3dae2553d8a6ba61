import {
  type BatchAction,
  type OrderDetail,
  dataTypes,
  endpoints,
  printStatus,
  subOrderStatus,
} from '@archway/contracts';
import JSZip from 'jszip';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { practiceId } from '../../cases/cases.fixture.ts';
import { casePrefix } from '../../files/api.ts';
import { putDocument } from '../../plans/document/repository.ts';
import { type OrderedCase, orderedCase } from '../orders/ordered-case.fixture.ts';
import { printBatchItems } from '../schema.ts';
import { newPrinter } from './batches.fixture.ts';

const { batches, devices, production, subOrders } = endpoints;

let server: TestServer;
let doctor: TestClient;
let maker: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  maker = await server.login('demomaker');
});
afterAll(() => server.stop());

const space = { modelWidth: 72, modelDepth: 58, gap: 2 };
const detail = (orderId: string): Promise<OrderDetail> => maker.call(production.order, { params: { orderId } });
const batch = (batchId: string) => maker.call(batches.batch, { params: { batchId } });
const make = (deviceId: string, subOrderIds: readonly string[], client = maker) =>
  client.call(batches.create, { body: { deviceId, subOrderIds: [...subOrderIds], ...space } });
const unmade = (deviceId: string, subOrderIds: readonly string[], changes = {}) =>
  maker.refused(batches.create, { body: { deviceId, subOrderIds: [...subOrderIds], ...space, ...changes } });

/** An order of so many sub-orders that wait. */
async function ordered(changes: Parameters<OrderedCase['order']>[0] = {}) {
  const at = await orderedCase(server);
  const { orderId } = await doctor.call(production.place, { body: at.order(changes) });
  const ids = (await detail(orderId)).subOrders.map(({ subOrderId }) => subOrderId);
  return { ...at, orderId, ids };
}

/** @returns the words of those that were refused */
async function act(batchIds: readonly string[], action: BatchAction, reason?: string): Promise<string[]> {
  const rows = await maker.call(batches.act, { body: { batchIds: [...batchIds], action, ...(reason && { reason }) } });
  return rows.filter(({ code }) => code !== 200).map(({ msg }) => msg);
}

test('from waiting sub-orders to printed ones: what fails goes to a new batch, and the orders follow', async () => {
  const { orderId, ids } = await ordered();
  const printer = await newPrinter(server);
  const waiting = await maker.call(batches.candidates, { query: { deviceId: printer.deviceId } });
  expect(ids.every((id) => waiting.some(({ subOrderId }) => subOrderId === id))).toBe(true);
  const { batchId, code } = await make(printer.deviceId, ids);
  expect(code).toMatch(/^B\d{6}-\d{2,}$/);
  expect(await batch(batchId)).toMatchObject({
    ...{ status: printStatus.ready, kind: 'manual', total: 3, produced: 0, failed: 0, actions: ['start'] },
    ...{ plateWidth: 192, plateDepth: 120, gap: 2, fileState: 'none' },
  });
  // The chain of a code names the batch to those who make.
  const said = { query: { code: (await detail(orderId)).subOrders[0]!.code } };
  expect((await maker.call(endpoints.codes.read, said)).batch).toEqual({ batchId, code });
  expect((await doctor.call(endpoints.codes.read, said)).batch).toBeNull();
  // Nobody begins by hand what a batch is to print, and nobody takes its order back.
  expect((await detail(orderId)).subOrders.flatMap(({ actions }) => actions)).toEqual([]);
  const byHand = await maker.call(subOrders.act, { body: { subOrderIds: [ids[0]!], action: 'startPrinting' } });
  expect(byHand[0]?.msg).toContain(`is in the print batch ${code}`);
  const discard = { body: { orderIds: [orderId], action: 'discard' as const } };
  expect((await doctor.call(production.stand, discard))[0]?.msg).toContain(`in the print batch ${code}`);

  expect(await act([batchId], 'start')).toEqual([]);
  expect((await doctor.call(production.stand, discard))[0]?.msg).toContain('Production of this order has begun');
  const other = await ordered({ upper: { from: 1, to: 3 }, lower: null });
  const second = await make(printer.deviceId, other.ids);
  expect(await act([second.batchId], 'start')).toEqual([`This device is printing the batch ${code}`]);
  const edited = { params: { deviceId: printer.deviceId }, body: { ...printer.fields, plateWidth: 200 } };
  expect(await maker.refused(devices.change, edited)).toBe('deviceBusy');

  const lost = { params: { batchId }, body: { subOrderIds: [ids[2]!], reason: 'A support broke' } };
  await maker.call(batches.fail, lost);
  expect(await maker.refused(batches.fail, lost)).toBe('recordNotFound');
  expect(await act([batchId], 'finish')).toEqual([]);
  const order = await detail(orderId);
  expect(order.subOrders.map(({ status }) => status)).toEqual([
    ...[subOrderStatus.printed, subOrderStatus.printed, subOrderStatus.pending],
  ]);
  expect(order.records.find(({ deed }) => deed === 'startOver')).toMatchObject({ note: 'A support broke' });
  expect(await act([batchId], 'finish')).toHaveLength(1);
  const again = await make(printer.deviceId, [ids[2]!]);
  const done = await batch(batchId);
  expect(done).toMatchObject({ status: printStatus.done, produced: 2, failed: 1, actions: [] });
  expect(done.items[2]).toMatchObject({ state: 'failed', note: 'A support broke', againIn: { code: again.code } });
  expect((await detail(orderId)).subOrders[2]?.batch).toEqual({ batchId: again.batchId, code: again.code });

  expect(await act([again.batchId], 'start')).toEqual([]);
  expect(await act([again.batchId], 'fail')).toEqual([expect.stringMatching(/reason/i)]);
  expect(await act([again.batchId], 'fail', 'The resin ran out')).toEqual([]);
  expect(await batch(again.batchId)).toMatchObject({ status: printStatus.failed, reason: 'The resin ran out' });
  expect((await detail(orderId)).subOrders[2]?.status).toBe(subOrderStatus.pending);
  const counts = await maker.call(batches.counts, { query: { deviceId: printer.deviceId } });
  expect(counts).toEqual([
    ...[printStatus.ready, printStatus.done, printStatus.failed].map((status) => ({ status, count: 1 })),
  ]);
  const removed = await maker.call(batches.remove, { body: { batchIds: [second.batchId, batchId] } });
  expect(removed.map(({ code: answered }) => answered === 200)).toEqual([true, false]);
  expect((await maker.call(batches.page, { query: { keyword: order.orderNo } })).rows).toHaveLength(2);
  expect((await doctor.call(production.order, { params: { orderId } })).subOrders[0]?.batch).toBeNull();
});

test('the last sub-order that fails takes its batch with it; what a device cannot print is refused by name', async () => {
  const { ids, planId, caseId, orderId } = await ordered();
  const printer = await newPrinter(server);
  const aligners = await newPrinter(server, { material: 'alignerResin' });
  expect(await unmade(aligners.deviceId, [ids[0]!])).toBe('batchMaterial');
  expect(await unmade(printer.deviceId, [ids[0]!], { modelWidth: 193 })).toBe('modelTooLarge');
  expect(await unmade(printer.deviceId, ['999999'])).toBe('recordNotFound');
  const { batchId } = await make(printer.deviceId, [ids[0]!]);
  expect(await unmade(printer.deviceId, [ids[1]!, ids[0]!])).toBe('subOrderInBatch');
  const edit = (body: object) =>
    maker.call(devices.change, { params: { deviceId: printer.deviceId }, body: { ...printer.fields, ...body } });
  await edit({ state: 'maintenance' });
  expect(await act([batchId], 'start')).toEqual([expect.stringContaining('in maintenance')]);
  await edit({ enabled: false });
  expect(await unmade(printer.deviceId, [ids[1]!])).toBe('deviceNotReady');
  await edit({});
  await act([batchId], 'start');
  await maker.call(batches.fail, { params: { batchId }, body: { subOrderIds: [ids[0]!], reason: 'Came loose' } });
  expect((await batch(batchId)).status).toBe(printStatus.failed);
  await maker.call(subOrders.act, { body: { subOrderIds: [ids[1]!], action: 'startPrinting' } });
  expect(await unmade(printer.deviceId, [ids[1]!])).toBe('subOrderNotPending');
  const document = { planId, caseId, sha256: 'f'.repeat(64), objectName: 'x', bytes: 1 };
  await server.ctx.db.transaction((tx) => putDocument(tx, document));
  expect(await unmade(printer.deviceId, [ids[2]!])).toBe('orderPlanChanged');
  expect(orderId).toBeTruthy();
});

test('two who make batches at once never take a sub-order twice, by hand or by itself', async () => {
  const printers = [await newPrinter(server), await newPrinter(server)];
  const { ids } = await ordered();
  const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const auto = (deviceId: string) => maker.call(batches.createAuto, { body: { deviceId, dueUntil: far, ...space } });
  const tries = await Promise.allSettled([
    ...printers.map(({ deviceId }) => make(deviceId, ids)),
    ...printers.map(({ deviceId }) => auto(deviceId)),
    ...printers.map(({ deviceId }) => make(deviceId, [...ids].reverse())),
    ...printers.map(({ deviceId }) => auto(deviceId)),
  ]);
  const made = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value.batchId] : []));
  expect(made.length).toBeGreaterThan(0);
  const items = await server.ctx.db.select().from(printBatchItems).where(eq(printBatchItems.state, 'open'));
  expect(new Set(items.map(({ subOrderId }) => subOrderId)).size).toBe(items.length);
  for (const id of ids) expect(items.filter(({ subOrderId }) => subOrderId === id)).toHaveLength(1);
  for (const each of tries)
    if (each.status === 'rejected') expect(String(each.reason)).toMatch(/print batch|No sub-order waits/);
});

test('by itself: what is due first, of at most 15 orders, and no more than is due by then', async () => {
  const printer = await newPrinter(server, { material: 'alignerResin' });
  const ofOne = { product: 'printedAligner', upper: { from: 1, to: 1 }, lower: null } as const;
  const at = await orderedCase(server);
  for (let count = 0; count < 17; count += 1)
    await doctor.call(production.place, { body: at.order({ ...ofOne, special: count === 16, repeat: true }) });
  const body = { deviceId: printer.deviceId, ...space };
  const soon = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const past = { ...body, dueUntil: '2020-01-01' };
  expect(await maker.refused(batches.createAuto, { body: past })).toBe('nothingToBatch');
  const special = await maker.call(batches.createAuto, { body: { ...body, dueUntil: soon } });
  expect((await batch(special.batchId)).items.filter((item) => item.special).length).toBeGreaterThan(0);
  const full = await maker.call(batches.createAuto, { body: { ...body, dueUntil: far } });
  expect((await batch(full.batchId)).orderNos).toHaveLength(15);
  expect(full.left).toBeGreaterThan(0);
  const rest = await maker.call(batches.candidates, { query: { deviceId: printer.deviceId } });
  const tooMany = [...(await batch(full.batchId)).items, ...rest].map(({ subOrderId }) => subOrderId);
  await maker.call(batches.remove, { body: { batchIds: [full.batchId] } });
  expect(await unmade(printer.deviceId, tooMany)).toBe('batchOrderLimit');
});

/** What somebody is told that the print files of the practice take up. */
const printFilesOf = async (name: string) => {
  const query = { practiceId: await practiceId(server, 'P10001') };
  return (await (await server.login(name)).call(endpoints.storage.totals, { query })).apart.printFiles;
};

test('the print file: models packed by a job, or one that was uploaded in its place', async () => {
  const before = await printFilesOf('democreator');
  const { ids, key } = await ordered({ upper: { from: 1, to: 6 }, lower: null });
  const printer = await newPrinter(server);
  const { batchId, code } = await make(printer.deviceId, ids);
  expect(await maker.refused(batches.makeFile, { params: { batchId } })).toBe('batchModelsMissing');
  expect(await maker.refused(batches.fileUrl, { params: { batchId } })).toBe('fileNotUploaded');
  const objectName = `${casePrefix({ ...key, dataType: dataTypes.production })}model.stl`;
  const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from('solid'));
  const model = { subOrderId: ids[0]!, kind: 'model' as const, fileName: 'a.stl', objectName, size, crc64 };
  await maker.call(subOrders.putFile, { body: model });
  await maker.call(batches.makeFile, { params: { batchId } });
  await until(async () => (await batch(batchId)).fileState === 'ready');
  expect(await batch(batchId)).toMatchObject({ fileName: `${code}.zip` });
  const packed = (await batch(batchId)).fileSize ?? 0;
  expect(packed).toBeGreaterThan(0);
  expect(await printFilesOf('democreator')).toEqual({ bytes: before.bytes + packed, files: before.files + 1 });
  const { url } = await maker.call(batches.fileUrl, { params: { batchId } });
  const zip = await JSZip.loadAsync(await (await fetch(url)).arrayBuffer());
  const [entry] = Object.keys(zip.files);
  expect(entry).toMatch(/^PO-\d{4}-\d+-01\.stl$/);
  expect(await zip.file(entry!)!.async('string')).toBe('solid');

  const upload = (fileName: string) => ({ params: { batchId }, body: { fileName } });
  expect(await maker.refused(batches.upload, upload('plate.exe'))).toBe('fileFormat');
  const to = await maker.call(batches.upload, upload('Plate 1.ctb'));
  const put = (body: object) => ({ params: { batchId }, body: { fileName: 'Plate 1.ctb', ...to, ...body } });
  const of = ({ params, body: { objectName: name, fileName } }: ReturnType<typeof put>) => ({
    ...{ params, body: { objectName: name, fileName } },
  });
  expect(await maker.refused(batches.putFile, of(put({})))).toBe('fileNotUploaded');
  const headers = { 'content-type': to.contentType };
  expect((await fetch(to.url, { method: 'PUT', headers, body: 'sliced' })).ok).toBe(true);
  expect(await maker.refused(batches.putFile, of(put({ objectName })))).toBe('storageScope');
  await maker.call(batches.putFile, of(put({})));
  expect(await batch(batchId)).toMatchObject({ fileName: 'Plate 1.ctb', fileState: 'ready', fileSize: 6 });
  const second = await maker.call(batches.fileUrl, { params: { batchId } });
  expect(await (await fetch(second.url)).text()).toBe('sliced');
  // In its place, not beside it; a doctor sees no batch, and others nothing of the practice.
  const now = { bytes: before.bytes + 6, files: before.files + 1 };
  for (const name of ['democreator', 'demomaker', 'demoadmin']) expect(await printFilesOf(name)).toEqual(now);
  for (const name of ['demodoctor', 'demooutsider']) expect(await printFilesOf(name)).toEqual({ bytes: 0, files: 0 });
});

test('who does not make for the practice has neither its devices nor its batches', async () => {
  const printer = await newPrinter(server);
  const { ids } = await ordered();
  const { batchId } = await make(printer.deviceId, ids);
  for (const name of ['democreator', 'demodesigner', 'demoassistant']) {
    const client = await server.login(name);
    expect(await client.refused(batches.page, { query: {} })).toBe('noPermission');
    expect(await client.refused(devices.list, { query: {} })).toBe('noPermission');
  }
  const admin = await server.login('demoadmin');
  expect((await admin.call(batches.batch, { params: { batchId } })).actions).toEqual(['start']);
  const twice = { body: { ...printer.fields, practiceId: printer.practiceId, kind: 'printer' as const } };
  expect(await maker.refused(devices.add, twice)).toBe('deviceNameTaken');
  expect(await maker.refused(devices.add, { body: { ...twice.body, name: 'x', material: null } })).toBe(
    'devicePlateMissing',
  );
  expect(await maker.refused(devices.add, { body: { ...twice.body, practiceId: '999999' } })).toBe('recordNotFound');
  expect(await maker.refused(devices.makeKey, { params: { deviceId: printer.deviceId } })).toBe('deviceReportsNothing');
});
