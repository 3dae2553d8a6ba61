import { MessageChannel } from 'node:worker_threads';
import { MeshError } from '../mesh-error.ts';
import { binaryStl, cube, sheet, text } from '../testing/shapes.ts';
import type { MeshClient, MeshWorkerPort } from './client.ts';
import { createMeshClient } from './client.ts';
import { createMeshWorkerHandler } from './handler.ts';
import type { MeshRequest } from './messages.ts';

/** Client and handler joined by a real channel, so that what cannot be cloned or transferred shows. */
let channel: MessageChannel;
let client: MeshClient;

beforeEach(() => {
  channel = new MessageChannel();
  const handle = createMeshWorkerHandler((reply, transfer) => channel.port2.postMessage(reply, transfer));
  channel.port2.on('message', (request: MeshRequest) => handle(request));
  client = createMeshClient(channel.port1 as unknown as MeshWorkerPort);
  channel.port1.start();
});

afterEach(() => channel.port1.close());

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof MeshError ? error.code : error),
  );

test('an intake runs in the worker, reports progress to the end and transfers the bytes', async () => {
  const bytes = binaryStl(sheet(20));
  const steps: [string, number][] = [];
  const output = await client.intake(bytes, 'a.stl', {
    timestamp: 42,
    analyse: true,
    onProgress: (step, fraction) => steps.push([step, fraction]),
  });
  expect(bytes.length).toBe(0);
  expect(output.files.drcFile.name).toBe('42.drc');
  expect(output.files.originFile).toBeUndefined();
  expect(output.mesh.indices.length).toBe(2400);
  expect(output.analysis?.openEdges).toBe(80);
  expect(steps[0]).toEqual(['read', 0]);
  expect(steps.at(-1)).toEqual(['analyse', 1]);
  expect(steps.map(([, fraction]) => fraction)).toEqual(steps.map(([, fraction]) => fraction).sort((a, b) => a - b));
});

test('opening gives a welded mesh with normals', async () => {
  const { mesh, read } = await client.open(binaryStl(cube()), 'a.stl');
  expect(mesh.positions.length).toBe(24);
  expect(mesh.normals?.length).toBe(24);
  expect(read.variant).toBe('stl-binary');
});

test('repairing and converting run in the worker', async () => {
  const { mesh } = await client.open(binaryStl(sheet(5)), 'a.stl');
  const { report } = await client.repair(mesh, { maxHolePerimeterMm: 0 });
  expect(report.repairs).toEqual([]);
  expect(mesh.indices.length).toBe(150);
  const { bytes } = await client.convert(binaryStl(cube()), 'a.stl', 'obj');
  expect((await client.open(bytes, 'a.obj')).mesh.indices.length).toBe(36);
});

test('an error keeps its name, code and values across the boundary', async () => {
  const refused = client.open(text('nothing of the kind'), 'a.txt');
  await expect(refused).rejects.toBeInstanceOf(MeshError);
  await expect(refused).rejects.toMatchObject({ name: 'MeshError', code: 'unknownFormat', values: { name: 'txt' } });
});

test('a signal cancels what runs and what waits, and the worker goes on', async () => {
  const running = new AbortController();
  const waiting = new AbortController();
  const first = client.intake(binaryStl(sheet(150)), 'a.stl', { signal: running.signal });
  const second = client.open(binaryStl(cube()), 'b.stl', { signal: waiting.signal });
  const third = client.open(binaryStl(cube()), 'c.stl');
  waiting.abort();
  running.abort();
  expect(await code(first)).toBe('cancelled');
  expect(await code(second)).toBe('cancelled');
  expect((await third).mesh.indices.length).toBe(36);
  expect(await code(client.open(binaryStl(cube()), 'd.stl', { signal: running.signal }))).toBe('cancelled');
});

test('a worker that dies rejects everything under way', async () => {
  const listeners: Record<string, (event: { data: unknown; message?: string }) => void> = {};
  const dead = createMeshClient({
    postMessage: () => {},
    addEventListener: (type: string, listener: (event: { data: unknown; message?: string }) => void) => {
      listeners[type] = listener;
    },
  } as MeshWorkerPort);
  const lost = dead.open(text('x'), 'a.stl');
  listeners.error!({ data: undefined, message: 'script not found' });
  await expect(lost).rejects.toMatchObject({ code: 'workerFailed', values: { detail: 'script not found' } });
});

test('disposing rejects as cancelled and ends the worker', async () => {
  let ended = false;
  const disposable = createMeshClient({
    postMessage: () => {},
    addEventListener: () => {},
    terminate: () => (ended = true),
  } as unknown as MeshWorkerPort);
  const lost = disposable.open(text('x'), 'a.stl');
  disposable.dispose();
  expect(await code(lost)).toBe('cancelled');
  expect(ended).toBe(true);
});

/** Types only: a browser's Worker is a port. */
export const workerIsPort = (worker: Worker): MeshWorkerPort => worker;
