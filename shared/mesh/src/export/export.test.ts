import { seededRandom } from '@archway/geometry';
import { readMesh } from '../read/read-mesh.ts';
import { cube, join, sheet } from '../testing/shapes.ts';
import { separateDuplicates } from './separate-duplicates.ts';
import { writeStl } from './stl.ts';

const rounded = (positions: Float32Array) => {
  const places = new Set<string>();
  for (let v = 0; v < positions.length; v += 3) {
    places.add([0, 1, 2].map((k) => Math.round(positions[v + k]! * 1e4)).join());
  }
  return places.size;
};

test('an STL has the specified layout', async () => {
  const { bytes, diagnostic, corrected } = writeStl(cube());
  expect(bytes.length).toBe(84 + 12 * 50);
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(80, true)).toBe(12);
  expect([0, 4, 8].map((at) => view.getFloat32(84 + at, true))).toEqual([0, 0, 0]);
  expect(view.getUint16(84 + 48, true)).toBe(0);
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).not.toBe('solid');
  expect(diagnostic).toBe('8_12');
  expect(corrected).toBe(0);
  const { mesh } = await readMesh(bytes, 'a.stl');
  expect(mesh.indices.length).toBe(36);
});

test('vertices at one place are moved apart by 1e-5 to 1e-4 and the text says so', () => {
  const mesh = join(cube(), cube());
  const before = mesh.positions.slice();
  const { diagnostic, corrected } = writeStl(mesh, { random: seededRandom(4) });
  expect(corrected).toBe(8);
  expect(diagnostic).toBe('16_24 precision 5, duplicate points exist and were corrected');
  expect(mesh.positions).toEqual(before);

  const positions = mesh.positions.slice();
  separateDuplicates(positions, seededRandom(4));
  expect(rounded(positions)).toBe(16);
  expect(positions.subarray(0, 24)).toEqual(before.subarray(0, 24));
  for (let i = 24; i < 48; i++) {
    const offset = Math.abs(positions[i]! - before[i]!);
    expect(offset).toBeGreaterThan(0.9e-5);
    expect(offset).toBeLessThan(1.01e-4);
  }
});

test('coordinates equal after rounding to 4 decimals count as one place, others do not', () => {
  expect(separateDuplicates(Float32Array.of(1, 1, 1, 1.00004, 1, 1), seededRandom(1))).toBe(1);
  expect(separateDuplicates(Float32Array.of(1, 1, 1, 1.00006, 1, 1), seededRandom(1))).toBe(0);
  expect(separateDuplicates(Float32Array.of(0, 0, 0, -0.00001, 0, 0), seededRandom(1))).toBe(1);
});

test('a crowd at one place gets apart, and a source that never helps ends after its tries', () => {
  const crowd = new Float32Array(3 * 40).fill(5);
  expect(separateDuplicates(crowd, seededRandom(9))).toBe(39);
  expect(rounded(crowd)).toBeGreaterThan(20);
  let asked = 0;
  const stubborn = new Float32Array(9).fill(5);
  separateDuplicates(stubborn, () => (asked++, 0));
  expect(asked).toBeLessThanOrEqual(2 * 1000 * 6);
});

test('a large sheet has no duplicates', () => {
  expect(writeStl(sheet(100)).diagnostic).toBe('10201_20000');
});
