import { type Vec3, seededRandom, squaredToTriangle } from '@archway/geometry';
import { weldedMesh } from '../surface/working-mesh.ts';
import { sheet } from '../testing/sheet.ts';
import { FaceGrid } from './face-grid.ts';
import { labelsOnMesh } from './labels-on-mesh.ts';

const random = seededRandom(5);

it('the grid finds the face that all faces together would', () => {
  const hilly = sheet(12, 9, 0.8, (x, z) => Math.sin(x) * Math.cos(z));
  const grid = new FaceGrid(hilly);
  const { indices } = hilly;
  const distance = (f: number, [x, y, z]: Vec3): number =>
    squaredToTriangle(hilly.positions, indices[f * 3]! * 3, indices[f * 3 + 1]! * 3, indices[f * 3 + 2]! * 3, x, y, z);
  for (let round = 0; round < 200; round++) {
    const x = random() * 9.6;
    const z = random() * 7.2;
    const point: Vec3 = [x, Math.sin(x) * Math.cos(z) + (random() - 0.5) * 0.5, z];
    const least = Math.min(...Array.from({ length: hilly.faces }, (_, f) => distance(f, point)));
    expect(distance(grid.nearest(...point), point)).toBeCloseTo(least, 9);
  }
});

describe('labels of a coarse surface on a fine one', () => {
  const wave = (x: number, z: number): number => 0.3 * Math.sin(x / 3) + 0.2 * Math.cos(z / 2);
  const coarse = sheet(20, 20, 1, wave);
  const fine = sheet(120, 120, 1 / 6, wave);
  /** A slanting line: the coarse faces make stairs of it. */
  const truth = (x: number, z: number): number => (x + 0.4 * z > 13.7 ? 36 : 0);
  const labels = Uint8Array.from({ length: coarse.faces }, (_, f) =>
    truth(coarse.middles[f * 3]!, coarse.middles[f * 3 + 2]!),
  );
  const mesh = { positions: Float32Array.from(fine.positions), indices: fine.indices };
  const welded = weldedMesh(mesh);
  const found = labelsOnMesh(coarse, labels, welded, Float64Array.from(welded.positions));

  it('are the same away from boundaries', () => {
    for (let f = 0; f < fine.faces; f++) {
      const [x, z] = [fine.middles[f * 3]!, fine.middles[f * 3 + 2]!];
      if (Math.abs(x + 0.4 * z - 13.7) > 1.2) expect(found[f]).toBe(truth(x, z));
    }
  });

  it('have a boundary that is hardly longer than the line', () => {
    const length = (own: Uint8Array): number => {
      let sum = 0;
      for (let e = 0; e < fine.edges.count; e++) {
        if (own[fine.edges.faces[e * 2]!] !== own[fine.edges.faces[e * 2 + 1]!]) sum += fine.edges.lengths[e]!;
      }
      return sum;
    };
    const best = Uint8Array.from({ length: fine.faces }, (_, f) =>
      truth(fine.middles[f * 3]!, fine.middles[f * 3 + 2]!),
    );
    expect(length(found)).toBeLessThan(1.1 * length(best));
  });

  it('leave faces without an area, and what is no number, to the gum', () => {
    const odd = {
      positions: Float32Array.from([...mesh.positions, Number.NaN, 0, 0]),
      indices: Uint32Array.from([...mesh.indices, 5, 5, 6, 0, 1, mesh.positions.length / 3]),
    };
    const again = weldedMesh(odd);
    const own = labelsOnMesh(coarse, labels, again, Float64Array.from(again.positions));
    expect([...own.slice(0, fine.faces)]).toEqual([...found]);
    expect([...own.slice(fine.faces)]).toEqual([0, 0]);
  });
});
