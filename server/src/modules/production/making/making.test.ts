import { type OrderDetail, type SubOrder, cutLineFile, dataTypes, endpoints, stageFileName } from '@archway/contracts';
import { pointIn } from '@archway/dental';
import { posedGum } from '@archway/dental/gum';
import { type Vec3, length, nearestOnTriangle, subtract } from '@archway/geometry';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { casePrefix } from '../../files/api.ts';
import { confirmedFinish } from '../../plans/api.ts';
import { plans } from '../../plans/schema.ts';
import { type DesignedOrder, confirmLine, designedOrder } from './designed-order.fixture.ts';

const { production, subOrders } = endpoints;

let server: TestServer;
let doctor: TestClient;
let maker: TestClient;
let at: DesignedOrder;
let orderId: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  maker = await server.login('demomaker');
});
afterAll(() => server.stop());
beforeEach(async () => {
  at = await designedOrder(server);
  const steps = { upper: { from: 2, to: 3 }, lower: { from: 3, to: 3 } };
  const wanted = { ...steps, stepsPerSubOrder: 2, withRetainer: true, retainerQuantity: 1 };
  ({ orderId } = await doctor.call(production.place, { body: at.order(wanted) }));
});

const detail = (client = maker): Promise<OrderDetail> => client.call(production.order, { params: { orderId } });
const subOrderAt = async (index = 0): Promise<SubOrder> => (await detail()).subOrders[index]!;
const codeOf = async (index = 0): Promise<string> => (await subOrderAt(index)).code;
const idOf = async (index = 0): Promise<string> => (await subOrderAt(index)).subOrderId;

/** What was said to the request, in the words of the refusal; OK where it was none. */
async function ask(replace = false, index = 0): Promise<string> {
  const rows = await maker.call(subOrders.make, { body: { subOrderIds: [await idOf(index)], replace } });
  return rows[0]!.msg;
}
async function ended(index = 0): Promise<SubOrder> {
  await until(async () => ['done', 'failed', 'cancelled'].includes((await subOrderAt(index)).making?.state ?? ''));
  return subOrderAt(index);
}
const fileNames = ({ files }: SubOrder): string[] => files.map(({ fileName }) => fileName).sort();
async function bytesOf({ files }: SubOrder, kind: 'model' | 'cutLine'): Promise<Buffer> {
  const { objectName } = files.find((file) => file.kind === kind)!;
  return (await server.ctx.store.get(objectName)).bytes();
}

/** The corners of each triangle of a binary STL. */
function cornersOf(stl: Uint8Array): Vec3[] {
  const view = new DataView(stl.buffer, stl.byteOffset, stl.byteLength);
  return Array.from({ length: 3 * view.getUint32(80, true) }, (_, corner): Vec3 => {
    const from = 84 + 50 * Math.floor(corner / 3) + 12 + 12 * (corner % 3);
    return [0, 4, 8].map((by) => view.getFloat32(from + by, true)) as unknown as Vec3;
  });
}
const apart = (one: Vec3, other: Vec3): number => length(subtract(one, other));

/** Puts an uploaded model to a sub-order. */
async function upload(name: string): Promise<void> {
  const objectName = `${casePrefix({ ...at.key, dataType: dataTypes.production })}${orderId}-${name}`;
  const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from(name));
  const file = { subOrderId: await idOf(), objectName, fileName: name, size, crc64, kind: 'model' } as const;
  await maker.call(subOrders.putFile, { body: file });
}

test('each jaw stands in the model as the plan has it at its step, and the cut line lies on its gum there', async () => {
  expect(await detail()).toMatchObject({ mayMake: true });
  expect(await detail(doctor)).toMatchObject({ mayMake: false });
  expect(await ask()).toBe('OK');
  const made = await ended();
  const { code } = made;
  expect(made.making).toMatchObject({ state: 'done', progress: 1, problem: null, withoutLine: ['lower'] });
  expect(fileNames(made)).toEqual([`${code}.zip`, `${code}_cut-line.json`].sort());
  expect(made.files.map(({ origin }) => origin)).toEqual(['plan', 'plan']);

  const zip = await JSZip.loadAsync(await bytesOf(made, 'model'));
  const models = (
    [
      ['upper', 2],
      ['upper', 3],
      ['lower', 3],
    ] as const
  ).map(([jaw, step]) => stageFileName(code, jaw, step));
  expect(Object.keys(zip.files)).toEqual(models);
  for (const [jaw, step] of [
    ['upper', 3],
    ['lower', 3],
  ] as const) {
    const corners = cornersOf(await zip.file(stageFileName(code, jaw, step))!.async('uint8array'));
    const { bodies, gum, teeth } = at.jaws[jaw];
    const poseOf = (fdi: number) => at.document.aligners[jaw][step]!.poses[String(fdi)]!;
    let corner = 0;
    let farthest = 0;
    for (const { fdi } of at.document.teeth.filter((tooth) => bodies.has(tooth.fdi))) {
      const { positions, indices } = bodies.get(fdi)!;
      for (const vertex of indices) {
        const scanned = [0, 1, 2].map((k) => positions[3 * vertex + k]!) as unknown as Vec3;
        farthest = Math.max(farthest, apart(corners[corner++]!, pointIn(poseOf(fdi), scanned)));
      }
    }
    // Vertices that only touch are moved apart by a ten-thousandth of a mm on each axis.
    expect(farthest).toBeLessThan(3e-4);
    // 13 and 23 of the upper jaw wear an attachment, and 34 of the lower one.
    const ofGum = corners.slice(-gum.indices.length);
    const worn = corners.length - corner - ofGum.length;
    expect(worn).toBeGreaterThan(0);
    const there = posedGum(gum, teeth, poseOf);
    const off = Math.max(
      ...ofGum.map((point, n) => {
        const vertex = gum.indices[n]!;
        return apart(point, [there[3 * vertex]!, there[3 * vertex + 1]!, there[3 * vertex + 2]!]);
      }),
    );
    expect(off).toBeLessThan(3e-4);
  }

  const cut = cutLineFile.parse(JSON.parse((await bytesOf(made, 'cutLine')).toString()));
  expect(cut).toMatchObject({ code, unit: 'mm', plan: at.planHash, from: 'postProcess' });
  expect(cut.lines.map(({ jaw, step, model }) => [jaw, step, model])).toEqual([
    ['upper', 2, models[0]],
    ['upper', 3, models[1]],
  ]);
  for (const { model, points } of cut.lines) {
    const corners = cornersOf(await zip.file(model)!.async('uint8array')).slice(-at.jaws.upper.gum.indices.length);
    expect(points.length).toBeGreaterThan(100);
    for (const point of points) expect(offSurface(point, corners)).toBeLessThan(0.05);
  }
  // The gum has moved since: the line is another one at each step.
  expect(apart(cut.lines[0]!.points[0]!, cut.lines[1]!.points[0]!)).toBeGreaterThan(1e-3);

  const order = await detail(doctor);
  expect(
    order.records
      .filter(({ deed }) => deed === 'fileMade')
      .map(({ note }) => note)
      .sort(),
  ).toEqual(fileNames(made));
  expect(order.subOrders[0]?.making).toBeNull();
});

function offSurface(point: Vec3, corners: readonly Vec3[]): number {
  let nearest = Infinity;
  for (let at = 0; at < corners.length; at += 3) {
    if (apart(point, corners[at]!) > 6) continue;
    nearest = Math.min(
      nearest,
      apart(point, nearestOnTriangle(point, corners[at]!, corners[at + 1]!, corners[at + 2]!)),
    );
  }
  return nearest;
}

test('an uploaded file is replaced on request alone; what was made from the plan is made again without one', async () => {
  await upload('mine.stl');
  expect(await ask()).toBe(`${await codeOf()} has uploaded files already. Confirm to replace them.`);
  expect((await subOrderAt()).files).toMatchObject([{ fileName: 'mine.stl', origin: 'uploaded' }]);
  const { objectName } = (await subOrderAt()).files[0]!;
  expect(await ask(true)).toBe('OK');
  const made = await ended();
  expect(fileNames(made)).toHaveLength(2);
  expect(await server.ctx.store.head(objectName)).toBeNull();
  expect(await ask()).toBe('OK');
  const again = await ended();
  expect(again.making?.state).toBe('done');
  // An upload afterwards is one.
  await upload('later.stl');
  expect((await subOrderAt()).files.find(({ kind }) => kind === 'model')).toMatchObject({ origin: 'uploaded' });
});

test('a retainer is cut along its own line alone: without one it has a model, and that is told', async () => {
  expect(await ask(false, 1)).toBe('OK');
  const made = await ended(1);
  expect(made).toMatchObject({ kind: 'retainer', making: { state: 'done', withoutLine: ['upper', 'lower'] } });
  expect(fileNames(made)).toEqual([`${made.code}.zip`]);
  const { cutLine } = await lineNow();
  await confirmLine(server, at, 'retainer', cutLine);
  await ask(false, 1);
  const withLine = await ended(1);
  const cut = cutLineFile.parse(JSON.parse((await bytesOf(withLine, 'cutLine')).toString()));
  expect(cut).toMatchObject({ from: 'retainer', lines: [{ jaw: 'upper', step: 3 }] });
});

/** The line that is confirmed now. */
async function lineNow() {
  const { content } = (await confirmedFinish(server.ctx.db, at.planId, 'postProcess'))!;
  return content!.upper!;
}

test('what is missing or wrong is told by its name, and the sub-order keeps what it has', async () => {
  await upload('mine.stl');
  const failed = async (): Promise<string> => {
    expect(await ask(true)).toBe('OK');
    const found = await ended();
    expect(found.making?.state).toBe('failed');
    expect(found.files).toMatchObject([{ fileName: 'mine.stl' }]);
    return found.making!.problem!.text;
  };
  const { cutLine } = await lineNow();
  const lifted = cutLine.points.map(([x, y, z]): [number, number, number] => [x, y - 2, z]);
  await confirmLine(server, at, 'postProcess', { ...cutLine, points: lifted });
  expect(await failed()).toBe(
    'The confirmed cut line of the upper jaw does not lie on the gum. Upload a cut line instead.',
  );
  const body = at.document.teeth.find(({ fdi }) => fdi === 11)!.body!.sha256;
  await server.ctx.store.delete(at.objects.get(body)!);
  expect(await failed()).toBe(
    'A 3D file of the plan is missing: the body of tooth 11. Ask its designer to complete the plan.',
  );
});

test('only what the doctor confirmed is made, by whoever makes the order', async () => {
  const body = { subOrderIds: [await idOf()], replace: false };
  const outsider = await server.login('demooutsider');
  for (const client of [doctor, await server.login('demodesigner')])
    expect(await client.refused(subOrders.make, { body })).toBe('noPermission');
  expect(await outsider.refused(subOrders.make, { body })).toBe('noPermission');
  const { db } = server.ctx;
  await db
    .update(plans)
    .set({ confirmedHash: 'f'.repeat(64) })
    .where(eq(plans.planId, at.planId));
  expect(await ask()).toContain('another plan, “V2”, is confirmed now');
  expect(await detail()).toMatchObject({ mayMake: false });
  await db.update(plans).set({ confirmedHash: at.planHash }).where(eq(plans.planId, at.planId));
  await doctor.call(production.stand, { body: { orderIds: [orderId], action: 'discard' } });
  expect(await ask()).toBe('This order was discarded');
});

test('a making is ended by whoever makes, and one that is under way is asked for once', async () => {
  const body = { subOrderIds: [await idOf()] };
  const both = await Promise.all([ask(), ask()]);
  expect(both).toEqual(['OK', 'OK']);
  expect((await maker.call(subOrders.cancelMaking, { body }))[0]?.msg).toBe('OK');
  const cancelled = await ended();
  expect(cancelled).toMatchObject({ making: { state: 'cancelled' }, files: [] });
  expect((await maker.call(subOrders.cancelMaking, { body }))[0]?.msg).toBe(
    'No files of this sub-order are being made',
  );
  expect(await ask()).toBe('OK');
  expect((await ended()).making?.state).toBe('done');
});

test('a making that breaks down is tried again; one that breaks down every time says so, and can be asked for anew', async () => {
  const away = jest.spyOn(server.ctx.store, 'get').mockRejectedValueOnce(new Error('the storage is away'));
  const keeping = jest.spyOn(server.ctx.store, 'put').mockRejectedValueOnce(new Error('the storage is away'));
  expect(await ask()).toBe('OK');
  const made = await ended();
  expect(made.making).toMatchObject({ state: 'done', progress: 1, problem: null });
  expect(made.files.map(({ kind, origin }) => [kind, origin]).sort()).toEqual([
    ['cutLine', 'plan'],
    ['model', 'plan'],
  ]);
  expect(away.mock.calls.length).toBeGreaterThan(1);
  expect(keeping.mock.calls.length).toBeGreaterThan(1);
  keeping.mockRestore();

  away.mockRejectedValue(new Error('the storage is away'));
  expect(await ask()).toBe('OK');
  const failed = await ended();
  expect(failed.making?.state).toBe('failed');
  expect(failed.making?.problem?.text).toBe('The files could not be made. Please try again.');
  expect(fileNames(failed)).toEqual(fileNames(made));
  away.mockRestore();
  expect(await ask()).toBe('OK');
  expect((await ended()).making?.state).toBe('done');
});
