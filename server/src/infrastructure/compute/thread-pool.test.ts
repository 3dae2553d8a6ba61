import { analyseModel } from '../../modules/cases/tasks.ts';
import type { Compute } from './compute.ts';
import { openThreadPool } from './thread-pool.ts';

let pool: Compute;
beforeAll(() => {
  pool = openThreadPool(2);
});
afterAll(() => pool.close());

/** A tetrahedron of 10 mm as an ASCII STL. */
const corners = [
  [0, 0, 0],
  [10, 0, 0],
  [0, 10, 0],
  [0, 0, 10],
];
const faces = [
  [0, 2, 1],
  [0, 1, 3],
  [0, 3, 2],
  [1, 2, 3],
];
const stl = `solid t\n${faces
  .map(
    (face) =>
      `facet normal 0 0 0\nouter loop\n${face.map((at) => `vertex ${corners[at]?.join(' ')}`).join('\n')}\nendloop\nendfacet`,
  )
  .join('\n')}\nendsolid t\n`;
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;

test('a task runs in a thread, tells its progress and gives its result', async () => {
  const progress: number[] = [];
  const analysis = await pool.run(
    analyseModel,
    { bytes: bytesOf(stl), fileName: 't.stl' },
    { progress: (fraction) => progress.push(fraction) },
  );
  expect(analysis).toMatchObject({ triangles: 4, vertices: 4, openEdges: 0, watertight: true, components: 1 });
  expect(progress.length).toBeGreaterThan(1);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
});

test('what a task throws keeps its name, and the thread goes on', async () => {
  const broken = pool.run(analyseModel, { bytes: bytesOf('this is no mesh'), fileName: 't.stl' });
  await expect(broken).rejects.toMatchObject({ name: 'MeshError' });
  await expect(pool.run(analyseModel, { bytes: bytesOf(stl), fileName: 't.stl' })).resolves.toMatchObject({
    triangles: 4,
  });
});

test('a cancelled task ends at once, and others are not touched', async () => {
  const abort = new AbortController();
  const cancelled = pool.run(analyseModel, { bytes: bytesOf(stl), fileName: 't.stl' }, { signal: abort.signal });
  const other = pool.run(analyseModel, { bytes: bytesOf(stl), fileName: 't.stl' });
  abort.abort(new Error('not wanted any more'));
  await expect(cancelled).rejects.toThrow('not wanted any more');
  await expect(other).resolves.toMatchObject({ triangles: 4 });
});

test('more tasks than threads wait in their order', async () => {
  const order: number[] = [];
  const tasks = Array.from({ length: 6 }, (_, index) =>
    pool.run(analyseModel, { bytes: bytesOf(stl), fileName: 't.stl' }).then(() => order.push(index)),
  );
  await Promise.all(tasks);
  expect(order).toHaveLength(6);
});

test('a pool that closes gives up what waits', async () => {
  const short = openThreadPool(1);
  const tasks = [1, 2].map(() => short.run(analyseModel, { bytes: bytesOf(stl), fileName: 't.stl' }));
  const settled = Promise.allSettled(tasks);
  await short.close();
  expect((await settled).every((result) => result.status === 'rejected')).toBe(true);
});
