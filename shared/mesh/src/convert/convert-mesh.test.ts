import { meshFormats } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { boundsOf } from '../analyse/measure.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import { binaryStl, join, sheet } from '../testing/shapes.ts';
import { writePly } from '../export/ply.ts';
import { convertMesh } from './convert-mesh.ts';

test('every format becomes every other one with the same counts', async () => {
  for (const from of meshFormats) {
    const { bytes } = await convertMesh(binaryStl(sheet(6)), 'a.stl', from);
    for (const to of meshFormats) {
      const converted = await convertMesh(bytes, `a.${from}`, to);
      const read = await readMesh(converted.bytes, `b.${to}`);
      expect(read.format).toBe(to);
      expect(cleanMesh(read.mesh).report.after).toEqual({ vertices: 49, triangles: 72 });
      expect(converted.diagnostic).toBe(to === 'stl' ? '49_72' : undefined);
    }
  }
});

test('what was cleaned, repaired and left out is said', async () => {
  const sound = sheet(6);
  const turned = { ...sound, indices: sound.indices.slice() };
  turned.indices.set([turned.indices[31]!, turned.indices[30]!], 30);
  const plain = await convertMesh(binaryStl(turned), 'a.stl', 'ply');
  expect(plain).toMatchObject({ counts: { vertices: 49, triangles: 72 }, dropped: [] });
  expect(plain.clean.mergedVertices).toBe(216 - 49);
  expect(plain.repair).toBeUndefined();
  const repaired = await convertMesh(binaryStl(turned), 'a.stl', 'ply', { repair: true });
  expect(repaired.repair?.repairs).toMatchObject([{ kind: 'flippedTriangles', count: 1 }]);

  const colored = writePly({ ...sound, colors: new Uint8Array(sound.positions.length).fill(200) });
  expect((await convertMesh(colored, 'a.ply', 'stl')).dropped).toEqual(['colors']);
  expect((await convertMesh(colored, 'a.ply', 'drc')).dropped).toEqual([]);
});

const jaw = cleanMesh(generateJaw({ jaw: 'upper', triangles: 6000, seed: 4 })).mesh;
const inMetres = { ...jaw, positions: jaw.positions.map((value) => value / 1000) };
const head = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes.subarray(0, 80));

test('a scan in metres is written in millimetres, and none of its vertices moves', async () => {
  for (const to of meshFormats) {
    const { bytes, unit, diagnostic } = await convertMesh(binaryStl(inMetres), 'a.stl', to);
    expect(unit).toMatchObject({ read: 'm', toMm: 1000, written: 'mm' });
    if (to !== 'drc') expect(head(bytes)).toContain('units mm');
    if (to === 'stl') expect(diagnostic).toBe(`${jaw.positions.length / 3}_${jaw.indices.length / 3}`);
    const { min, max } = boundsOf((await readMesh(bytes, `a.${to}`)).mesh);
    const expected = boundsOf(jaw);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(min[k]! - expected.min[k]!)).toBeLessThan(1e-4);
      expect(Math.abs(max[k]! - expected.max[k]!)).toBeLessThan(1e-4);
    }
  }
});

test('what is told of the unit goes before what it seems to be', async () => {
  const told = await convertMesh(binaryStl(jaw), 'a.stl', 'ply', { unit: 'cm' });
  expect(told.unit).toEqual({ read: 'cm', toMm: 10, confidence: 1, written: 'mm' });
  const { positions } = (await readMesh(told.bytes, 'a.ply')).mesh;
  expect([...positions.subarray(0, 3)]).toEqual([...binaryFirst(jaw)].map((value) => Math.fround(value * 10)));
});

test('numbers that are kept are not called millimetres, and places are told apart by what they seem to be', async () => {
  // The doubled half is what the separation has to move; by a ten-thousandth of a metre it would be seen.
  const doubled = join(inMetres, { ...inMetres, positions: inMetres.positions.map((value) => value + 2e-8) });
  for (const to of ['stl', 'ply', 'obj'] as const) {
    const { bytes, unit } = await convertMesh(writePly(doubled), 'a.ply', to, { unit: 'keep' });
    expect(unit).toMatchObject({ read: 'm', written: 'asRead' });
    expect(head(bytes)).toContain('units unknown');
    const { min, max } = boundsOf((await readMesh(bytes, `a.${to}`)).mesh);
    const expected = boundsOf(inMetres);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(min[k]! - expected.min[k]!)).toBeLessThan(3e-7);
      expect(Math.abs(max[k]! - expected.max[k]!)).toBeLessThan(3e-7);
    }
  }
});

const binaryFirst = ({ positions, indices }: typeof jaw): Float32Array =>
  positions.subarray(indices[0]! * 3, indices[0]! * 3 + 3);
