import { vertexNormals } from '@archway/mesh';
import { BufferAttribute, BufferGeometry, Matrix4 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { contactAreas, shareBelow } from './contact-areas.ts';
import { contactColors } from './contact-colors.ts';
import { contactMap } from './contact-map.ts';

/** An open sheet of 10 × 10 mm at a height, in 0.5 mm steps, looking up or down. */
function sheet(height: (x: number, y: number) => number, up: boolean) {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= 20; i++) for (let j = 0; j <= 20; j++) positions.push(i / 2, height(i / 2, j / 2), j / 2);
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 20; j++) {
      const [a, b, c, d] = [i * 21 + j, i * 21 + j + 1, (i + 1) * 21 + j, (i + 1) * 21 + j + 1];
      indices.push(...(up ? [a, b, c, b, d, c] : [a, c, b, b, c, d]));
    }
  const mesh = { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
  return { ...mesh, normals: new Float32Array(vertexNormals(mesh)) };
}

function withTree(surface: ReturnType<typeof sheet>) {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(surface.positions, 3));
  geometry.setIndex(new BufferAttribute(surface.indices, 1));
  return { ...surface, bvhRoots: MeshBVH.serialize(new MeshBVH(geometry), { cloneBuffers: false }).roots };
}

const identity = new Matrix4().toArray();
const floor = withTree(sheet(() => 0, true));
const run = (subject: ReturnType<typeof sheet>, toOther = identity) =>
  contactMap({ subject, other: floor, toOther, threshold: 0.1 }, () => undefined);

test('a sheet 0.3 mm above touches nowhere', () => {
  expect(run(sheet(() => 0.3, false)).areas).toEqual({ count: 0, area: 0, deepest: 0, collision: 0 });
});

test('a sheet 0.05 mm above touches everywhere, in one place', () => {
  const { areas } = run(sheet(() => 0.05, false));
  expect(areas.count).toBe(1);
  expect(areas.area).toBeCloseTo(100, 3);
});

test('a sheet that went 0.4 mm in collides and says how deep', () => {
  const { areas } = run(sheet(() => -0.4, false));
  expect(areas.deepest).toBeCloseTo(0.4, 4);
  expect(areas.collision).toBeCloseTo(100, 3);
});

test('a slope touches with the part that is near enough', () => {
  // 0 to 1 mm over 10 mm: the first 1 mm lies within 0.1 mm.
  expect(run(sheet((x) => x / 10, false)).areas.area).toBeCloseTo(10, 0);
});

test('two bumps are two places', () => {
  const bumps = (x: number, y: number): number => 1 - Math.max(bump(x, y, 2, 2), bump(x, y, 8, 8));
  expect(run(sheet(bumps, false)).areas.count).toBe(2);
});

test('the back of a shell is no penetration', () => {
  expect(run(sheet(() => -0.4, true)).areas.deepest).toBe(0);
});

test('jaws that were placed differently meet where they are placed', () => {
  const far = sheet(() => 50.05, false);
  expect(run(far, new Matrix4().makeTranslation(0, -50, 0).toArray()).areas.count).toBe(1);
});

test('nothing within reach is nothing', () => {
  expect(run(sheet(() => 90, false)).areas.count).toBe(0);
  const none = contactAreas(new Float32Array(9), new Uint32Array([0, 1, 2]), new Float32Array(3).fill(Number.NaN), 0.1);
  expect(none.count).toBe(0);
});

test('the share of a triangle below a limit', () => {
  expect(shareBelow(0, 1, 2, 3)).toBe(0);
  expect(shareBelow(3, 1, 2, 3)).toBe(1);
  expect(shareBelow(2, 1, 2, 3)).toBe(0.5);
  expect(shareBelow(0.5, 0, 1, 1)).toBeCloseTo(0.25);
});

test('contact, gap and collision have colours of their own, and far is the tooth', () => {
  const colors = contactColors(new Float32Array([0, -0.2, 0.2, Number.NaN, 5]), 0.1);
  const at = (v: number) => [...colors.slice(v * 3, v * 3 + 3)].join();
  expect(new Set([0, 1, 2, 3].map(at)).size).toBe(4);
  expect(at(3)).toBe(at(4));
});

const bump = (x: number, y: number, cx: number, cy: number): number => Math.max(0, 1 - Math.hypot(x - cx, y - cy) / 3);
