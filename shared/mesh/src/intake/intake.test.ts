import { decodeDraco } from '../draco/decode.ts';
import { writePly } from '../export/ply.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import { refusal } from '../testing/errors.ts';
import { binaryStl, cube, join, moved, sheet, soup, text } from '../testing/shapes.ts';
import { intakeMesh } from './intake.ts';

test('a scan becomes one compressed file named by its time stamp', async () => {
  const steps: string[] = [];
  const { files, report, mesh } = await intakeMesh(binaryStl(soup(sheet(20))), '上颌.stl', {
    timestamp: 1763690000000,
    onProgress: (step, fraction) => steps.push(`${step} ${fraction}`),
  });
  expect(Object.keys(files)).toEqual(['drcFile']);
  expect(files.drcFile).toMatchObject({ name: '1763690000000.drc', type: '' });
  expect(report).toMatchObject({
    format: 'stl',
    countsMatch: true,
    counts: { vertices: 441, triangles: 800 },
    decoded: { vertices: 441, triangles: 800 },
  });
  expect(report.clean.mergedVertices).toBe(2400 - 441);
  expect(vertexCount(mesh)).toBe(441);
  expect(triangleCount(await decodeDraco(files.drcFile.bytes))).toBe(800);
  expect(steps).toEqual(['read 0', 'clean 0.15', 'compress 0.3', 'check 0.85', 'check 1']);
});

test('without a time stamp the name is the current time', async () => {
  const before = Date.now();
  const { files } = await intakeMesh(binaryStl(cube()), 'a.stl');
  expect(Number(files.drcFile.name.replace('.drc', ''))).toBeGreaterThanOrEqual(before);
});

test('when the counts change through compression, the original comes along', async () => {
  // Two triangles that disagree about their common edge: Draco keeps them apart, which adds two vertices.
  const disagreeing = {
    positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0),
    indices: Uint32Array.of(0, 1, 2, 1, 2, 3).map((v) => v),
  };
  const bytes = binaryStl({ ...disagreeing, indices: Uint32Array.of(0, 1, 2, 2, 1, 3) });
  expect((await intakeMesh(bytes, 'fine.stl')).report.countsMatch).toBe(true);
  const turned = binaryStl(disagreeing);
  const { files, report } = await intakeMesh(turned, 'turned.stl', { timestamp: 5 });
  expect(report.countsMatch).toBe(false);
  expect(files.drcFile.name).toBe('5.drc');
  expect(files.originFile?.name).toBe('turned.stl');
  expect(files.originFile?.bytes).toBe(turned);
});

test('bodies that touch are no reason to keep the original', async () => {
  const { report } = await intakeMesh(binaryStl(join(cube(), moved(cube(), 10, 10, 0))), 'a.stl');
  expect(report.clean.splitVertices).toBe(2);
  expect(report.countsMatch).toBe(true);
});

test('colours of faces are kept as colours of vertices, and said to be', async () => {
  const mesh = { ...sheet(4), faceColors: new Uint8Array(96).fill(77) };
  const { files, report } = await intakeMesh(writePly(mesh), 'a.ply');
  expect(report.faceColorsConverted).toBe(true);
  expect((await decodeDraco(files.drcFile.bytes)).colors).toEqual(new Uint8Array(75).fill(77));
});

test('a signal stops it between two steps', async () => {
  const signal = { aborted: false };
  const stopped = intakeMesh(binaryStl(cube()), 'a.stl', {
    signal,
    onProgress: (step) => (signal.aborted = step === 'compress'),
  });
  expect(await refusal(() => stopped)).toBe('cancelled');
});

test('what cannot be read is refused as reading refuses it', async () => {
  expect(await refusal(() => intakeMesh(text('solid x\nendsolid x\n'), 'a.stl'))).toBe('empty');
  expect(await refusal(() => intakeMesh(text('x'), 'a.doc'))).toBe('unknownFormat');
});
