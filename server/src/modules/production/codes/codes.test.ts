import { type OrderDetail, endpoints, standardParameters, templateParameter, withParameter } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { plans } from '../../plans/schema.ts';
import { type OrderedCase, orderedCase } from '../orders/ordered-case.fixture.ts';
import { putFileRow } from '../orders/file-repository.ts';

const { codes, extractions, gumCarving, production, subOrders } = endpoints;

let server: TestServer;
let doctor: TestClient;
let maker: TestClient;
let at: OrderedCase;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  maker = await server.login('demomaker');
});
afterAll(() => server.stop());
beforeEach(async () => void (at = await orderedCase(server)));

const ordered = async (changes: Parameters<OrderedCase['order']>[0] = {}): Promise<OrderDetail> => {
  const { orderId } = await doctor.call(production.place, { body: at.order(changes) });
  return maker.call(production.order, { params: { orderId } });
};
const idsOf = (order: OrderDetail): string[] => order.subOrders.map(({ subOrderId }) => subOrderId);
const read = (code: string, client = maker) => client.call(codes.read, { query: { code } });

test('codes of all appliances are made, kept, and made again as the same', async () => {
  const order = await ordered({ lower: { from: 1, to: 2 }, withRetainer: true, retainerQuantity: 2 });
  const subOrderIds = idsOf(order);
  const pieces = await maker.call(codes.issue, { body: { subOrderIds } });
  expect(pieces.slice(0, 3).map(({ code, jaw, step }) => [code, jaw, step])).toEqual([
    [`${order.orderNo}-01-U01`, 'upper', 1],
    [`${order.orderNo}-01-L01`, 'lower', 1],
    [`${order.orderNo}-01-U02`, 'upper', 2],
  ]);
  expect(pieces.slice(-2).map(({ code, product, copies }) => [code, product, copies])).toEqual([
    [`${order.orderNo}-04-L02`, 'retainer', 2],
    [`${order.orderNo}-04-U14`, 'retainer', 2],
  ]);
  expect(pieces[0]).toMatchObject({ product: 'aligner', orderNo: order.orderNo, extracted: null, logo: null });
  // At the same time, by two people, and one of them twice: kept once, and counted.
  await Promise.all(
    [subOrderIds, [...subOrderIds].reverse()].map((ids) => maker.call(codes.issue, { body: { subOrderIds: ids } })),
  );
  const { rows, total } = await maker.call(codes.page, { query: { keyword: `${order.orderNo}-01` } });
  expect([rows.length, total, rows.every(({ times, planHash }) => times === 3 && planHash === at.planHash)]).toEqual([
    ...[8, 8],
    true,
  ]);
  const by = async (keyword: string) => (await maker.call(codes.page, { query: { keyword } })).total;
  expect(await by(at.planHash.slice(0, 12))).toBe(18);
  expect(await by(order.ptNo)).toBe(18);
  expect(await by('no-such-code')).toBe(0);
});

test('a code says patient, jaw, step and plan, and the parcel in which it went', async () => {
  const order = await ordered({ upper: { from: 1, to: 6 }, lower: null });
  const [subOrderId = ''] = idsOf(order);
  const code = `${order.orderNo}-01-U05`;
  expect((await read(code)).issued).toBeNull();
  await maker.call(codes.issue, { body: { subOrderIds: [subOrderId] } });
  expect(await read(` ${code.toLowerCase()} `)).toMatchObject({
    ...{ code, subOrderId, orderId: order.orderId, orderNo: order.orderNo, ptNo: order.ptNo, jaw: 'upper', step: 5 },
    ...{ planName: 'V2', planHash: at.planHash, planMatch: 'same', mismatch: null, parcel: null, discarded: false },
    issued: { times: 1 },
  });
  // The code of a sub-order is its number; it was made when one of its appliances was.
  expect((await read(`${order.orderNo}-01`)).issued).toMatchObject({ times: 1 });
  expect(await read(`${order.orderNo}-01`)).toMatchObject({ subOrderId, jaw: null, step: null, upperSteps: '01~06' });
  for (const action of ['startPrinting', 'finishPrinting', 'startCutting', 'finishCutting', 'pack'] as const)
    await maker.call(subOrders.act, { body: { subOrderIds: [subOrderId], action } });
  const parcel = { orderId: order.orderId, subOrderIds: [subOrderId], courier: 'SF Express', trackingNo: 'SF-LABEL-1' };
  await maker.call(subOrders.ship, { body: parcel });
  expect((await read(code, doctor)).parcel).toMatchObject({ courier: 'SF Express', trackingNo: 'SF-LABEL-1' });
  expect((await maker.call(codes.page, { query: { keyword: 'sf-label-1' } })).total).toBe(6);
});

test('what is no code, or of somebody else, is unknown', async () => {
  const order = await ordered({ upper: { from: 1, to: 6 }, lower: null });
  const [subOrderId = ''] = idsOf(order);
  for (const code of ['PO-0000-1', `${order.orderNo}-01-U07`, `${order.orderNo}-01-L01`, '%', '病'])
    expect([code, await maker.refused(codes.read, { query: { code } })]).toEqual([code, 'codeUnknown']);
  const code = `${order.orderNo}-01-U05`;
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(codes.read, { query: { code } })).toBe('codeUnknown');
  expect(await outsider.refused(codes.pieces, { params: { subOrderId } })).toBe('recordNotFound');
  expect((await outsider.call(codes.page, { query: { keyword: order.ptNo } })).total).toBe(0);
  expect(await (await server.login('demodesigner')).refused(codes.read, { query: { code } })).toBe('noPermission');
  expect(await doctor.refused(codes.issue, { body: { subOrderIds: [subOrderId] } })).toBe('noPermission');
  expect(await maker.refused(codes.issue, { body: { subOrderIds: [subOrderId, '999999'] } })).toBe('recordNotFound');
  expect(await maker.refused(codes.issue, { body: { subOrderIds: [] } })).toBe('nothingSelected');
});

test('nothing is labelled that is not of the confirmed plan, and a code says so', async () => {
  const order = await ordered({ upper: { from: 1, to: 6 }, lower: null });
  const body = { subOrderIds: idsOf(order) };
  await maker.call(codes.issue, { body });
  await server.ctx.db.update(plans).set({ result: 'clinicallyPassed' }).where(eq(plans.planId, at.planId));
  expect(await maker.refused(codes.issue, { body })).toBe('noConfirmedPlan');
  expect(await read(`${order.orderNo}-01-U01`)).toMatchObject({
    planMatch: 'changed',
    mismatch: { en: 'no plan is confirmed any more' },
  });
  await doctor.call(production.stand, { body: { orderIds: [order.orderId], action: 'discard' } });
  expect(await maker.refused(codes.issue, { body })).toBe('orderDiscarded');
  expect(await read(`${order.orderNo}-01`)).toMatchObject({ discarded: true });
});

test('what is read from the name of the model file is carved, and is the logo’s text', async () => {
  const admin = await server.login('demoadmin');
  const rule = (pattern: string, testFileName: string) => ({
    ...{ pattern, upperJawPattern: null, testFileName, parts: ['1'], separator: '' as const },
  });
  const add = (name: string, content: ReturnType<typeof rule>) =>
    admin.call(extractions.add, { body: { name, practiceId: null, content } });
  const { productionTemplateId: basic } = await add('Codes basic', rule('^(\\w+)_', 'A17_x'));
  const { productionTemplateId: logo } = await add('Codes logo', rule('_(\\w+)\\.', 'x_LOGO.stl'));
  const { gumCarvingId } = await admin.call(gumCarving.add, {
    body: { name: 'With file name', parts: ['jaw', 'step', 'extracted'], separator: '-', text: '' },
  });
  const parameters = [
    ['basicRegTemplateId', basic],
    ['logoRegTemplateId', logo],
    ['gumCarvingContent', templateParameter(gumCarvingId)],
  ].reduce((values, [key = '', value = '']) => withParameter(values, key, value), standardParameters);
  expect(await doctor.refused(production.place, { body: at.order({ parameters: { basicRegTemplateId: 'x' } }) })).toBe(
    'parameterInvalid',
  );
  const order = await ordered({ parameters, upper: { from: 1, to: 2 }, lower: null });
  const [subOrderId = ''] = idsOf(order);
  const pieces = async () =>
    (await doctor.call(codes.pieces, { params: { subOrderId } })).map((piece) => [
      ...[piece.extracted, piece.carving, piece.logo],
    ]);
  expect(await pieces()).toEqual([
    [null, 'U-01', null],
    [null, 'U-02', null],
  ]);
  const uploadedBy = (await maker.call(endpoints.access.personalData)).userId;
  const file = { subOrderId, caseId: at.caseId, kind: 'model', fileName: 'B7_SMILE.stl', objectName: 'x' } as const;
  await server.ctx.db.transaction((tx) =>
    putFileRow(tx, { ...file, size: 1, crc64: '1', origin: 'uploaded', uploadedBy }),
  );
  expect(await pieces()).toEqual([
    ['B7', 'U-01-B7', 'SMILE'],
    ['B7', 'U-02-B7', 'SMILE'],
  ]);
  await admin.call(extractions.remove, { params: { productionTemplateId: basic } });
  expect((await pieces())[0]).toEqual([null, 'U-01', 'SMILE']);
});
