import {
  type OrderDetail,
  type SubOrderAction,
  caseStatus,
  dataTypes,
  endpoints,
  orderStatus,
  plainSubOrderActions,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { caseVersions } from '../../cases/schema.ts';
import { casePrefix } from '../../files/api.ts';
import { plans } from '../../plans/schema.ts';
import { putDocument } from '../../plans/document/repository.ts';
import { productionOrders } from '../schema.ts';
import { type OrderedCase, orderedCase } from './ordered-case.fixture.ts';
import { coversPlan, reachedBy } from './follow-sub-orders.ts';

const { production, subOrders } = endpoints;

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

const place = (changes?: Parameters<OrderedCase['order']>[0], client = doctor) =>
  client.call(production.place, { body: at.order(changes) });
const refused = (changes?: Parameters<OrderedCase['order']>[0], client = doctor) =>
  client.refused(production.place, { body: at.order(changes) });
const detail = (orderId: string, client = maker): Promise<OrderDetail> =>
  client.call(production.order, { params: { orderId } });
const caseNow = async () =>
  (await server.ctx.db.select().from(caseVersions).where(eq(caseVersions.caseId, at.caseId)))[0]?.status;

/** Takes an action with sub-orders. @returns the words of those that were refused */
async function act(ids: readonly string[], action: SubOrderAction, reason?: string): Promise<string[]> {
  const plain = plainSubOrderActions.find((each) => each === action);
  if (!plain) throw new Error(`${action} needs a package`);
  const rows = await maker.call(subOrders.act, { body: { subOrderIds: [...ids], action: plain, reason } });
  return rows.filter(({ code }) => code !== 200).map(({ msg }) => msg);
}

test('an order is made of six steps at a time and its retainers; the same request again is the same order', async () => {
  const offer = await doctor.call(production.offer, { query: at.key });
  expect(offer).toMatchObject({
    plan: { hash: at.planHash, upperSteps: 14, lowerSteps: 12 },
    refusal: null,
    orders: [],
  });
  const body = at.order({ withRetainer: true, retainerQuantity: 2, orderName: ' First ', remarks: 'soon' });
  const answers = await Promise.all([1, 2, 3].map(() => doctor.call(production.place, { body })));
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  const { orderId, orderNo } = answers[0]!;
  expect(await doctor.refused(production.place, { body: { ...body, remarks: 'later' } })).toBe('orderKeyUsed');
  const order = await detail(orderId, doctor);
  expect(order).toMatchObject({
    ...{ orderNo, orderName: 'First', remarks: 'soon', upperSteps: '01~14', lowerSteps: '01~12', subOrderCount: 4 },
    ...{ planMatch: 'same', planName: 'V2', withRetainer: true, retainerQuantity: 2, actions: ['discard'] },
    mayUpload: false,
  });
  expect(
    order.subOrders.map(({ code, kind, upperSteps, lowerSteps, pieces }) => [
      code,
      kind,
      upperSteps,
      lowerSteps,
      pieces,
    ]),
  ).toEqual([
    [`${orderNo}-01`, 'steps', '01~06', '01~06', 12],
    [`${orderNo}-02`, 'steps', '07~12', '07~12', 12],
    [`${orderNo}-03`, 'steps', '13~14', null, 2],
    [`${orderNo}-04`, 'retainer', '14', '12', 4],
  ]);
  // The practice looks on; who makes it has the buttons.
  expect(order.subOrders.flatMap(({ actions }) => actions)).toEqual([]);
  expect((await detail(orderId)).subOrders[0]?.actions).toEqual(['startPrinting']);
  expect(order.records.map(({ deed }) => deed)).toEqual(['placed']);
});

test('what cannot be made of the plan, or is wrong with the order, is refused by its name', async () => {
  expect(await refused({ upper: null, lower: null })).toBe('orderStepsMissing');
  expect(await refused({ upper: { from: 1, to: 15 } })).toBe('orderStepsUnknown');
  expect(await refused({ upper: { from: 4, to: 3 } })).toBe('paramsError');
  for (const retainerQuantity of [0, 16, null]) {
    expect(await refused({ product: 'retainer', retainerQuantity })).toBe('retainerQuantityRange');
    expect(await refused({ withRetainer: true, retainerQuantity })).toBe('retainerQuantityRange');
  }
  expect(await refused({ parameters: { fixture: 'xl2' } })).toBe('baseRequired');
  expect(await refused({ parameters: { cutLineShape: 2 } })).toBe('cutLineShapeRange');
  expect(await refused({ planHash: '0'.repeat(64) })).toBe('orderPlanChanged');
  expect(await refused({ addressId: '999999' })).toBe('recordNotFound');
  const retainer = await place({ product: 'retainer', retainerQuantity: 15 });
  expect(await detail(retainer.orderId)).toMatchObject({ upperSteps: '14', lowerSteps: '12', subOrderCount: 1 });
});

test('steps that a live order has are named and need a confirmation; a discarded order has none', async () => {
  const first = await place({ upper: { from: 1, to: 6 }, lower: null });
  const again = { upper: { from: 5, to: 8 }, lower: null };
  await expect(place(again)).rejects.toThrow(`${first.orderNo} maxillary 05~06`);
  expect(await refused({ ...again, product: 'printedAligner' })).toBe('orderStepsRepeated');
  await place({ ...again, product: 'retainer', retainerQuantity: 1 });
  const repeated = await place({ ...again, repeat: true });
  const rows = await doctor.call(production.stand, {
    body: { orderIds: [first.orderId, repeated.orderId, '999999'], action: 'discard' },
  });
  expect(rows.map(({ code }) => code === 200)).toEqual([true, true, false]);
  await place(again);
});

test('only what the doctor confirmed is ordered and made', async () => {
  const { orderId } = await place();
  const [first] = (await detail(orderId)).subOrders;
  // The document is another one than was confirmed.
  const other = 'f'.repeat(64);
  await server.ctx.db.transaction((tx) =>
    putDocument(tx, { planId: at.planId, caseId: at.caseId, sha256: other, objectName: 'x', bytes: 1 }),
  );
  expect(await doctor.call(production.offer, { query: at.key })).toMatchObject({ refusal: 'orderPlanChanged' });
  await expect(place()).rejects.toThrow('the plan “V2” was changed after it was confirmed');
  expect(await act([first!.subOrderId], 'startPrinting')).toEqual([expect.stringContaining('“V2” was changed')]);
  expect((await detail(orderId)).planMatch).toBe('changed');
  await server.ctx.db.update(plans).set({ result: 'clinicallyPassed' }).where(eq(plans.planId, at.planId));
  expect(await refused()).toBe('noConfirmedPlan');
  await server.ctx.db.transaction((tx) => at.put(tx, caseStatus.designing, 2));
  expect(await doctor.call(production.offer, { query: at.key })).toMatchObject({
    plan: null,
    refusal: 'noConfirmedPlan',
  });
});

test('from the printer to the last of two parcels: the order follows, and the case the order', async () => {
  const { orderId } = await place({ stepsPerSubOrder: 7 });
  const ids = (await detail(orderId)).subOrders.map(({ subOrderId }) => subOrderId);
  expect(ids).toHaveLength(2);
  const status = async () => (await detail(orderId)).status;
  expect(await act(ids, 'startPrinting')).toEqual([]);
  expect([await status(), await caseNow()]).toEqual([orderStatus.inProduction, caseStatus.inProduction]);
  const discard = { body: { orderIds: [orderId], action: 'discard' as const } };
  expect((await doctor.call(production.stand, discard))[0]?.msg).toContain('Production of this order has begun');
  expect(await act([...ids, ids[0]!], 'finishPrinting')).toEqual([]);
  expect(await status()).toBe(orderStatus.printed);
  // Two at the same time take it once.
  const both = await Promise.all([1, 2].map(() => act([ids[0]!], 'startCutting')));
  expect(both.map(({ length }) => length).sort()).toEqual([0, 1]);
  expect(await act([ids[0]!], 'startOver')).toEqual([expect.stringMatching(/reason/i)]);
  expect(await act([ids[0]!], 'startOver', 'a support broke')).toEqual([]);
  expect(await status()).toBe(orderStatus.inProduction);
  for (const action of ['startPrinting', 'finishPrinting'] as const) expect(await act([ids[0]!], action)).toEqual([]);
  for (const action of ['startCutting', 'finishCutting', 'pack'] as const) expect(await act(ids, action)).toEqual([]);
  const send = (subOrderIds: string[], trackingNo: string) =>
    maker.call(subOrders.ship, { body: { orderId, subOrderIds, courier: 'SF', trackingNo } });
  await send([ids[0]!], 'SF1');
  expect([await status(), await caseNow()]).toEqual([orderStatus.printed, caseStatus.inProduction]);
  const twice = { body: { orderId, subOrderIds: ids, courier: 'SF', trackingNo: 'SF2' } };
  expect(await maker.refused(subOrders.ship, twice)).toBe('transitionRefused');
  await send([ids[1]!], 'SF2');
  expect([await status(), await caseNow()]).toEqual([orderStatus.shipped, caseStatus.completed]);
  const order = await detail(orderId, doctor);
  expect(order).toMatchObject({ courier: 'SF', trackingNo: 'SF2' });
  expect(order.packages.map(({ trackingNo }) => trackingNo)).toEqual(['SF1', 'SF2']);
  expect(order.records.find(({ deed }) => deed === 'startOver')).toMatchObject({
    note: 'a support broke',
    subOrderNumber: 1,
  });
});

test('of a package hear those who treat the patient, and who runs the platform of what they ordered themselves', async () => {
  const [creator, admin] = [await server.login('democreator'), await server.login('demoadmin')];
  const told = async (client: TestClient, orderNo: string) => {
    const { rows } = await client.call(endpoints.account.notices, { query: { pageSize: 50 } });
    return rows.filter(({ type, content }) => type === 'packageSent' && content.includes(orderNo)).length;
  };
  const part = { from: 1, to: 6 };
  const sent = async (client: TestClient, steps: Parameters<typeof place>[0]): Promise<string> => {
    const { orderId } = await place(steps, client);
    const { orderNo, subOrders: parts } = await detail(orderId);
    const ids = parts.map(({ subOrderId }) => subOrderId);
    for (const action of plainSubOrderActions.filter((each) => each !== 'startOver'))
      expect(await act(ids, action)).toEqual([]);
    await maker.call(subOrders.ship, { body: { orderId, subOrderIds: ids, courier: 'SF', trackingNo: orderNo } });
    return orderNo;
  };
  const ofAdmin = await sent(admin, { upper: part, lower: null });
  const heard = (orderNo: string) => Promise.all([doctor, creator, admin, maker].map((each) => told(each, orderNo)));
  expect(await heard(ofAdmin)).toEqual([1, 1, 1, 0]);
  expect(await heard(await sent(doctor, { upper: null, lower: part }))).toEqual([1, 1, 0, 0]);
});

test('models and cut lines are put by who makes them, and replaced', async () => {
  const { orderId } = await place();
  const subOrderId = (await detail(orderId)).subOrders[0]!.subOrderId;
  const lay = async (name: string) => {
    const objectName = `${casePrefix({ ...at.key, dataType: dataTypes.production })}${name}`;
    const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from(name));
    return { subOrderId, objectName, fileName: name, size, crc64 };
  };
  const [first, second] = [await lay('one.stl'), await lay('two.stl')];
  await maker.call(subOrders.putFile, { body: { ...first, kind: 'model' } });
  await maker.call(subOrders.putFile, { body: { ...second, kind: 'model' } });
  expect((await detail(orderId, doctor)).subOrders[0]?.files).toMatchObject([{ kind: 'model', fileName: 'two.stl' }]);
  expect(await server.ctx.store.head(first.objectName)).toBeNull();
  const refusedFile = (body: object) =>
    maker.refused(subOrders.putFile, { body: { ...second, kind: 'model', ...body } });
  expect(await refusedFile({ fileName: 'two.exe' })).toBe('fileFormat');
  expect(await refusedFile({ crc64: '1' })).toBe('checksumMismatch');
  expect(await refusedFile({ objectName: 'archway/pt/1/1/5/-/two.stl' })).toBe('storageScope');
  expect(await refusedFile({ subOrderId: '999999' })).toBe('recordNotFound');
});

test('others see and do nothing: foreign practices, designers, assistants', async () => {
  const { orderId } = await place();
  const [first] = (await detail(orderId)).subOrders;
  const outsider = await server.login('demooutsider');
  expect(await refused({}, outsider)).toBe('recordNotFound');
  expect(await outsider.refused(production.offer, { query: at.key })).toBe('recordNotFound');
  const foreign = await outsider.call(production.stand, { body: { orderIds: [orderId], action: 'discard' } });
  expect(foreign[0]?.code).not.toBe(200);
  expect(await refused({}, maker)).toBe('noPermission');
  for (const name of ['demodesigner', 'demoassistant', 'democenter']) {
    const client = await server.login(name);
    expect(await refused({}, client)).toBe('noPermission');
    expect(
      await client.refused(subOrders.act, { body: { subOrderIds: [first!.subOrderId], action: 'startPrinting' } }),
    ).toBe('noPermission');
  }
  expect(
    await doctor.refused(subOrders.act, { body: { subOrderIds: [first!.subOrderId], action: 'startPrinting' } }),
  ).toBe('noPermission');
  const discarded = await maker.call(production.stand, { body: { orderIds: [orderId], action: 'discard' } });
  expect(discarded[0]?.code).toBe(200);
  expect(await act([first!.subOrderId], 'startPrinting')).toEqual(['This order was discarded']);
  await maker.call(production.stand, { body: { orderIds: [orderId], action: 'restore' } });
  expect(
    (await server.ctx.db.select().from(productionOrders).where(eq(productionOrders.orderId, orderId)))[0]?.discarded,
  ).toBe(false);
});

test('where an order stands is told by its sub-orders, and a case is whole when every step was ordered', () => {
  expect([reachedBy([]), reachedBy([0, 0]), reachedBy([0, 3]), reachedBy([2, 6]), reachedBy([6, 6])]).toEqual([
    0, 0, 1, 2, 3,
  ]);
  const of = (product: 'aligner' | 'retainer', upperSteps: string | null, lowerSteps: string | null) => ({
    ...{ product, upperSteps, lowerSteps },
  });
  const plan = { upperSteps: 4, lowerSteps: 2 };
  expect(coversPlan(plan, [of('aligner', '01~03', '01~02')])).toBe(false);
  expect(coversPlan(plan, [of('aligner', '01~03', '01~02'), of('aligner', '04', null)])).toBe(true);
  expect(coversPlan(plan, [of('aligner', '01~03', '01~02'), of('retainer', '04', '02')])).toBe(false);
  expect(coversPlan({ upperSteps: 1, lowerSteps: null }, [of('retainer', '01', null)])).toBe(true);
});
