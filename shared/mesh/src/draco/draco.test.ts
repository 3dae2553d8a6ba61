import { seededRandom } from '@archway/geometry';
import { triangleCount, vertexCount } from '../mesh.ts';
import { refusal } from '../testing/errors.ts';
import { cube, sheet } from '../testing/shapes.ts';
import { decodeDraco } from './decode.ts';
import { encodeDraco } from './encode.ts';
import { readDracoHeader } from './header.ts';
import { dracoDecoder, dracoEncoder } from './load.ts';

test('a round trip keeps counts and every place to 24 bits', async () => {
  const mesh = sheet(40);
  const decoded = await decodeDraco(await encodeDraco(mesh));
  expect([vertexCount(decoded), triangleCount(decoded)]).toEqual([1681, 3200]);
  for (let v = 0; v < decoded.positions.length; v += 3) {
    const [x, y, z] = decoded.positions.subarray(v, v + 3) as unknown as [number, number, number];
    expect(Math.abs(x - Math.round(x))).toBeLessThan(1e-5);
    expect(Math.abs(Math.sin(Math.round(x) * 0.3) * Math.cos(Math.round(y) * 0.2) - z)).toBeLessThan(1e-5);
  }
});

test('colours are exact; normals and generic values come back', async () => {
  const mesh = sheet(3);
  const size = mesh.positions.length;
  const full = {
    ...mesh,
    colors: Uint8Array.from({ length: size }, (_, i) => (i * 7) % 256),
    normals: Float32Array.from({ length: size }, (_, i) => (i % 3 === 2 ? 1 : 0)),
    generic: mesh.positions.map((value) => value * 2),
  };
  const decoded = await decodeDraco(await encodeDraco(full));
  for (let v = 0; v < size; v += 3) {
    // The order changes, so vertices are found again by their place.
    const original = Math.round(decoded.positions[v + 1]!) * 4 + Math.round(decoded.positions[v]!);
    expect([...decoded.colors!.subarray(v, v + 3)]).toEqual([...full.colors.subarray(original * 3, original * 3 + 3)]);
    expect(decoded.normals![v + 2]).toBeCloseTo(1, 2);
    expect(decoded.generic![v]).toBeCloseTo(decoded.positions[v]! * 2, 3);
  }
});

test('touching surfaces that were taken apart stay apart', async () => {
  const twice = { positions: cube().positions, indices: cube().indices };
  const positions = Float32Array.from([...twice.positions, ...twice.positions.map((value) => value + 10)]);
  const indices = Uint32Array.from([...twice.indices, ...twice.indices.map((v) => v + 8)]);
  expect(vertexCount(await decodeDraco(await encodeDraco({ positions, indices })))).toBe(16);
});

test('damaged files are refused by name, and the decoder goes on working', async () => {
  const good = await encodeDraco(sheet(30));
  const random = seededRandom(11);
  for (let k = 0; k < 60; k++) {
    const bad = good.slice(0, k % 3 === 0 ? Math.floor(random() * good.length) : good.length);
    for (let n = 0; n < 1 + k / 8; n++) bad[5 + Math.floor(random() * (bad.length - 5))] = random() * 256;
    expect(await refusal(() => decodeDraco(bad))).toMatch(
      /^(accepted|dracoDecode|pointCloud|noPositions|empty|tooLarge)$/,
    );
  }
  expect(triangleCount(await decodeDraco(good))).toBe(1800);
});

test('the header tells the faces, so a promise that cannot be kept is refused before decoding', async () => {
  const bytes = await encodeDraco(cube());
  expect(readDracoHeader(bytes)).toMatchObject({ geometry: 'mesh', version: '2.2', faces: 12 });
  const hostile = Uint8Array.from([...bytes.subarray(0, 12), 8, 0xff, 0xff, 0xff, 0x7f, ...bytes.subarray(14)]);
  expect(readDracoHeader(hostile)?.faces).toBe(0xfffffff);
  expect(await refusal(() => decodeDraco(hostile))).toBe('tooLarge');
  const large = Uint8Array.from([...bytes.subarray(0, 12), 8, 0xff, 0xff, 0x7f, ...bytes.subarray(14)]);
  expect(await refusal(() => decodeDraco(large))).toBe('dracoDecode');
});

test('a point cloud and a cut header are refused', async () => {
  const bytes = await encodeDraco(cube());
  bytes[7] = 0;
  expect(await refusal(() => decodeDraco(bytes))).toMatch(/pointCloud|dracoDecode/);
  expect(await refusal(() => decodeDraco(bytes.subarray(0, 8)))).toBe('dracoDecode');
});

test('nothing to compress is refused', async () => {
  const nothing = { positions: new Float32Array(0), indices: new Uint32Array(0) };
  expect(await refusal(() => encodeDraco(nothing))).toBe('empty');
});

test('memory is given back, after failures too: the next free block stays where it is', async () => {
  const mesh = sheet(30);
  const round = async () => {
    const bytes = await encodeDraco(mesh);
    await decodeDraco(bytes);
    await refusal(() => decodeDraco(bytes.subarray(0, bytes.length / 2)));
  };
  const nextBlocks = async () =>
    [await dracoEncoder(), await dracoDecoder()].map((module) => {
      const block = module._malloc(1_000_000);
      module._free(block);
      return block;
    });
  await round();
  await round();
  const before = await nextBlocks();
  for (let k = 0; k < 8; k++) await round();
  expect(await nextBlocks()).toEqual(before);
});
