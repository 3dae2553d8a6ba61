import { endpoints, processStatus, processTab, serviceTypes } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { practiceId } from '../cases/cases.fixture.ts';
import { balancesOf } from '../credits/api.ts';
import { give, practiceHolder } from '../credits/credits.fixture.ts';
import { processFilesAmong } from './order-repository.ts';
import { giveModelOf, newKey, newProcess, orderNow, uploaded } from './process.fixture.ts';

const { process: calls } = endpoints;

let server: TestServer;
let doctor: TestClient;
let creator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  creator = await server.login('democreator');
});
afterAll(() => server.stop());

const act = async (processId: string, action: 'submit' | 'withdraw' | 'redo', client = doctor): Promise<string> =>
  (await client.call(calls.act, { body: { processIds: [processId], action } }))[0]!.msg;
const standsAt = (processId: string, status: number) =>
  until(async () => (await orderNow(doctor, processId)).status === status);

/** An order whose run has ended. */
async function processed(jaws: readonly (1 | 2)[] = [1], wanted: Parameters<typeof newProcess>[2] = {}) {
  const order = await newProcess(server, doctor, wanted);
  for (const jaw of jaws) await giveModelOf(server, doctor, order.processId, jaw);
  expect(await act(order.processId, 'submit')).toBe('OK');
  await standsAt(order.processId, processStatus.toBeConfirmed);
  return order;
}

test('an order goes from the upload to a confirmed, closed model', async () => {
  await give(server, await practiceHolder(server, 'P10001'), { unit: 'freeModels', amount: 1 });
  const { processId, orderNo } = await processed([1, 2], { parameters: { generateBase: true, baseHeight: 4 } });
  const done = await orderNow(doctor, processId);
  expect(done).toMatchObject({ orderNo, jaws: [1, 2], actions: ['redo', 'confirm'], problem: null, paid: null });
  for (const { result } of done.models) {
    expect(result).toMatchObject({ watertight: true, openEdges: 0, closing: 'base', floorMm: 4, toMm: 1 });
    expect(result!.volumeMm3).toBeGreaterThan(1000);
    expect(result!.teeth!.length).toBeGreaterThan(8);
  }
  const result = { params: { processId, jaw: 1 as const } };
  expect((await fetch((await doctor.call(calls.preview, result)).url)).status).toBe(200);
  expect(await doctor.refused(calls.download, result)).toBe('processNotConfirmed');

  const { unit, amount, covered } = await doctor.call(calls.price, { params: { processId } });
  expect({ unit, amount, covered }).toEqual({ unit: 'freeModels', amount: 1, covered: true });
  await doctor.call(calls.confirm, { params: { processId }, body: { price: { unit, amount } } });
  expect(await orderNow(doctor, processId)).toMatchObject({
    status: 2,
    paid: { unit: 'freeModels', amount: 1 },
    actions: [],
  });
  const file = await fetch((await doctor.call(calls.download, result)).url);
  expect(file.headers.get('content-disposition')).toContain(`${orderNo}-U.stl`);
  expect((await file.arrayBuffer()).byteLength).toBe(done.models[0]!.result!.fileSize);
});

test('what is confirmed by several at once is charged once, and a shown price that has changed is not taken', async () => {
  const practice = await practiceHolder(server, 'P10001');
  const left = async () => balancesOf(server.ctx.db, practice);
  const { freeModels } = await left();
  await give(server, practice, { unit: 'freeModels', amount: 0 - freeModels });
  const { processId } = await processed();
  const { credits } = await left();
  const { unit, amount } = await doctor.call(calls.price, { params: { processId } });
  expect(unit).toBe('credits');
  const asked = { params: { processId }, body: { price: { unit, amount } } };
  const wrong = { params: { processId }, body: { price: { unit, amount: amount + 1 } } };
  expect(await doctor.refused(calls.confirm, wrong)).toBe('priceChanged');
  const answers = await Promise.allSettled(
    [1, 2, 3].map((n) => (n === 2 ? creator : doctor).call(calls.confirm, asked)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await left()).credits).toBe(credits - amount);
  expect(await doctor.refused(calls.confirm, asked)).toBe('processNotReady');
});

test('without credits nothing is confirmed, and nothing is taken', async () => {
  const practice = await practiceHolder(server, 'P10001');
  const { processId } = await processed();
  const { credits } = await balancesOf(server.ctx.db, practice);
  await give(server, practice, { unit: 'credits', amount: 0 - credits });
  const { unit, amount, covered } = await doctor.call(calls.price, { params: { processId } });
  expect(covered).toBe(false);
  const asked = { params: { processId }, body: { price: { unit, amount } } };
  expect(await doctor.refused(calls.confirm, asked)).toBe('practiceCreditsInsufficient');
  expect(await creator.refused(calls.confirm, asked)).toBe('creditsRemaining');
  expect(await orderNow(doctor, processId)).toMatchObject({ status: processStatus.toBeConfirmed });
  await give(server, practice, { unit: 'credits', amount: credits });
});

test('a result is made again with other settings; what was made before is nobody’s any more', async () => {
  const { processId } = await processed([2], { parameters: { segmentation: false } });
  const before = await orderNow(doctor, processId);
  expect(before.models[0]?.result).toMatchObject({ closing: 'floor', floorMm: 1, teeth: null });
  expect(await act(processId, 'redo')).toBe('OK');
  expect(await orderNow(doctor, processId)).toMatchObject({ status: -1, models: [{ jaw: 2, result: null }] });
  expect(await doctor.refused(calls.preview, { params: { processId, jaw: 2 } })).toBe('recordNotFound');
  const content = { name: 'Higher', parameters: { generateBase: true, baseHeight: 9 } };
  await doctor.call(calls.change, { params: { processId }, body: content });
  expect(await act(processId, 'submit')).toBe('OK');
  expect(await doctor.refused(calls.change, { params: { processId }, body: content })).toBe('processNotEditable');
  await standsAt(processId, processStatus.toBeConfirmed);
  expect((await orderNow(doctor, processId)).models[0]?.result).toMatchObject({ closing: 'base', floorMm: 9 });
});

test('a file that is no mesh, and a retainer of a jaw without teeth, end with a reason and a way on', async () => {
  const { processId } = await newProcess(server, doctor);
  expect(await act(processId, 'submit')).toContain('at least one jaw');
  await giveModelOf(server, doctor, processId, 1, new TextEncoder().encode('solid nothing\nendsolid'));
  await act(processId, 'submit');
  await until(async () => (await orderNow(doctor, processId)).problem !== null);
  expect(await orderNow(doctor, processId)).toMatchObject({
    status: -1,
    problem: { name: 'processUnreadable', jaw: 1 },
  });
  await giveModelOf(server, doctor, processId, 1);
  expect(await orderNow(doctor, processId)).toMatchObject({ problem: null, actions: ['submit'] });

  const retainer = await newProcess(server, doctor, { serviceType: serviceTypes.autoKeeper.id });
  await giveModelOf(server, doctor, retainer.processId, 2, flatPlate());
  await act(retainer.processId, 'submit');
  await until(async () => (await orderNow(doctor, retainer.processId)).problem !== null);
  expect(await orderNow(doctor, retainer.processId)).toMatchObject({ problem: { name: 'processNoTeeth', jaw: 2 } });
  const gone = await giveModelOf(server, doctor, retainer.processId, 2);
  await server.ctx.store.delete(gone.objectName);
  await act(retainer.processId, 'submit');
  await until(async () => (await orderNow(doctor, retainer.processId)).problem !== null);
  expect(await orderNow(doctor, retainer.processId)).toMatchObject({ problem: { name: 'processModelGone', jaw: 2 } });
});

test('an order that was taken back is not overtaken by its run', async () => {
  const { processId } = await newProcess(server, doctor);
  await giveModelOf(server, doctor, processId, 1);
  await act(processId, 'submit');
  expect(await act(processId, 'withdraw')).toBe('OK');
  await act(processId, 'submit');
  await standsAt(processId, processStatus.toBeConfirmed);
  expect(await act(processId, 'withdraw')).not.toBe('OK');
});

test('an order is there for its doctor and who leads the practice, and for nobody else', async () => {
  const { processId } = await newProcess(server, creator, { name: 'Of the creator' });
  const assistant = await server.login('demoassistant');
  const foreign = await server.login('demooutsider');
  expect(await doctor.refused(calls.order, { params: { processId } })).toBe('recordNotFound');
  expect(await assistant.refused(calls.order, { params: { processId } })).toBe('noPermission');
  expect(await assistant.refused(calls.page, {})).toBe('noPermission');
  for (const client of [foreign, doctor]) {
    expect(await client.refused(calls.price, { params: { processId } })).toBe('recordNotFound');
    expect(await client.refused(calls.makeLink, { params: { processId } })).toBe('recordNotFound');
    expect(await client.refused(calls.preview, { params: { processId, jaw: 1 } })).toBe('recordNotFound');
    const rows = await client.call(calls.remove, { body: { processIds: [processId] } });
    expect(rows[0]?.code).not.toBe(200);
  }
  const body = { practiceId: await practiceId(server, 'P10001'), serviceType: 4 as const, name: 'x', parameters: {} };
  expect(await foreign.refused(calls.create, { body: { ...body, clientKey: newKey() } })).toBe('recordNotFound');
  const { processId: own } = await newProcess(server, doctor);
  const file = await uploaded(server, creator, new Uint8Array(10));
  expect(await doctor.refused(calls.putModel, { params: { processId: own }, body: { jaw: 1, ...file } })).toBe(
    'storageScope',
  );
});

test('the list has tabs with their numbers, a search, and marks of the reader alone', async () => {
  const { processId } = await newProcess(server, doctor, { name: 'Marked 100%' });
  await doctor.call(calls.focus, { body: { processIds: [processId], focus: true } });
  const query = { tab: processTab.focus, keyword: '100%' };
  expect((await doctor.call(calls.page, { query })).rows).toMatchObject([{ processId, focus: true, status: -1 }]);
  expect((await creator.call(calls.page, { query })).total).toBe(0);
  const counts = await doctor.call(calls.counts, { query: { keyword: '100%' } });
  expect(counts.map(({ tab, count }) => [tab, count])).toEqual([
    [processTab.all, 1],
    [processTab.focus, 1],
    [processTab.unsubmitted, 1],
    [processTab.making, 0],
    [processTab.to_by_confirmed, 0],
    [processTab.confirmed, 0],
  ]);
  const retainers = await doctor.call(calls.page, { query: { keyword: '100%', serviceType: 2 } });
  expect(retainers.total).toBe(0);
});

test('the same request again is the same order; a removed one takes its models along', async () => {
  const body = {
    ...{ practiceId: await practiceId(server, 'P10001'), serviceType: 4 as const, clientKey: newKey() },
    ...{ name: 'Twice', parameters: {} },
  };
  const [one, other] = await Promise.all([1, 2].map(() => doctor.call(calls.create, { body })));
  expect(one).toEqual(other);
  expect(await doctor.refused(calls.create, { body: { ...body, serviceType: 2 } })).toBe('processKeyUsed');
  expect(await doctor.refused(calls.create, { body: { ...body, parameters: { fixture: 'xl2' } } })).toBe(
    'baseRequired',
  );
  const { processId } = one!;
  const { objectName } = await giveModelOf(server, doctor, processId, 1);
  expect(await processFilesAmong(server.ctx.db, [objectName, 'other'])).toEqual([objectName]);
  await doctor.call(calls.remove, { body: { processIds: [processId] } });
  expect(await server.ctx.store.head(objectName)).toBeNull();
});

test('a link tells how far an order is and nothing else; another one, its end and time end it', async () => {
  const { processId, orderNo } = await newProcess(server, doctor, { name: 'Secret name' });
  const first = await doctor.call(calls.makeLink, { params: { processId } });
  const open = (token: string) => server.api().call(calls.progress, { body: { token } });
  const refused = (token: string) => server.api().refused(calls.progress, { body: { token } });
  const told = await open(first.token);
  expect(told).toMatchObject({ orderNo, status: -1, failed: false });
  expect(JSON.stringify(told)).not.toContain('Secret');
  const second = await doctor.call(calls.makeLink, { params: { processId } });
  expect(await refused(first.token)).toBe('processLinkInvalid');
  expect((await orderNow(doctor, processId)).linkUntil).toBe(second.until);
  await doctor.call(calls.endLink, { params: { processId } });
  expect(await refused(second.token)).toBe('processLinkInvalid');
  expect(await refused('A'.repeat(43))).toBe('processLinkInvalid');
});

/** A surface without anything on it. */
function flatPlate(): Uint8Array {
  const lines = ['solid plate'];
  for (let x = 0; x < 30; x++)
    for (let y = 0; y < 30; y++)
      for (const [a, b, c] of [
        [
          [x, y],
          [x + 1, y],
          [x + 1, y + 1],
        ],
        [
          [x, y],
          [x + 1, y + 1],
          [x, y + 1],
        ],
      ] as const)
        lines.push(
          'facet normal 0 0 1',
          'outer loop',
          ...[a, b, c].map(([px, py]) => `vertex ${px} ${py} 0`),
          'endloop',
          'endfacet',
        );
  return new TextEncoder().encode([...lines, 'endsolid'].join('\n'));
}
