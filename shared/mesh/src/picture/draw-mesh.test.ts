import { analyseMesh } from '../analyse/analyse-mesh.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import type { Mesh } from '../mesh.ts';
import { drawMesh, type MeshPicture } from './draw-mesh.ts';

const isGround = ({ data }: MeshPicture, at: number): boolean => data[at * 4]! >= 238 && data[at * 4 + 2]! >= 243;

/** Columns or rows from the edge to the first pixel of the mesh. */
function margins(picture: MeshPicture): { left: number; right: number; top: number; bottom: number } {
  const { width, height } = picture;
  const drawn = Array.from({ length: width * height }, (_, at) => at).filter((at) => !isGround(picture, at));
  const [xs, ys] = [drawn.map((at) => at % width), drawn.map((at) => Math.floor(at / width))];
  const least = (values: number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]): number => values.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), right: width - 1 - most(xs), top: least(ys), bottom: height - 1 - most(ys) };
}

/** Whether the middle column shows the mesh first from above: there are the front teeth of an arch. */
function frontIsAbove(picture: MeshPicture): boolean {
  const { width, height } = picture;
  const column = Array.from({ length: height }, (_, y) => y * width + width / 2).filter((at) => !isGround(picture, at));
  const mean = column.reduce((sum, at) => sum + Math.floor(at / width), 0) / column.length;
  return mean < height / 2;
}

const turned = (mesh: Mesh): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((_, at) => mesh.positions[at - (at % 3) + ((at + 1) % 3)]!),
});

test.each(['upper', 'lower'] as const)('an %s jaw stands in the middle, as one looks into a mouth', (jaw) => {
  const mesh = generateJaw({ jaw, triangles: 20_000 });
  for (const each of [mesh, turned(mesh)]) {
    const picture = drawMesh(each, analyseMesh(each));
    const { left, right, top, bottom } = margins(picture);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
    expect(Math.abs(top - bottom)).toBeLessThanOrEqual(2);
    expect(Math.min(left, top)).toBeGreaterThan(8);
    expect(Math.min(left, top)).toBeLessThan(30);
    expect(frontIsAbove(picture)).toBe(jaw === 'upper');
  }
});

test('what is no arch is drawn too, and nothing of it is lost at the edge', () => {
  const positions = new Float32Array([0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0, 1]);
  const piece: Mesh = { positions, indices: new Uint32Array([0, 1, 2, 0, 1, 3]) };
  const { left, right, top, bottom } = margins(drawMesh(piece, analyseMesh(piece)));
  expect(Math.min(left, right, top, bottom)).toBeGreaterThan(5);
});

test('a point, and numbers that are none, leave the picture empty', () => {
  for (const value of [1, NaN]) {
    const nothing: Mesh = { positions: new Float32Array(9).fill(value), indices: new Uint32Array([0, 1, 2]) };
    const picture = drawMesh(nothing, { jawGuess: { jaw: 'unknown', confidence: 0 } as never });
    expect(picture.data.every((each, at) => at % 4 === 3 || each === [240, 242, 245][at % 4])).toBe(true);
  }
});
