import { ChannelWorkers } from '@archway/worker/testing';
import { MeshError } from '../mesh-error.ts';
import { binaryStl, cube, sheet, text } from '../testing/shapes.ts';
import { createMeshClient, type MeshClient } from './client.ts';
import { createMeshWorkerHandler } from './handler.ts';

const workers = new ChannelWorkers();
let client: MeshClient;
beforeEach(() => (client = createMeshClient(workers.start(createMeshWorkerHandler))));
afterEach(() => workers.close());

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

test('disposing rejects as cancelled, and so does what is asked for afterwards', async () => {
  const lost = client.open(binaryStl(cube()), 'a.stl');
  client.dispose();
  expect(await code(lost)).toBe('cancelled');
  expect(await code(client.open(binaryStl(cube()), 'a.stl'))).toBe('cancelled');
});

test('a worker that cannot be started is a named error', async () => {
  const dead = createMeshClient({
    postMessage: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) =>
      void (type === 'error' && setTimeout(() => listener({ message: 'script not found' } as never))),
  });
  await expect(dead.open(text('x'), 'a.stl')).rejects.toMatchObject({
    name: 'MeshError',
    code: 'workerFailed',
    values: { detail: 'script not found' },
  });
});
