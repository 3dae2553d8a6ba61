import { meshFormats } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { binaryStl, sheet } from '../testing/shapes.ts';
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
