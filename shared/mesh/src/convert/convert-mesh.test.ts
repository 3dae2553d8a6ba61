import { meshFormats } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { binaryStl, sheet } from '../testing/shapes.ts';
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
