import { writePly } from '../export/ply.ts';
import type { Mesh } from '../mesh.ts';
import { triangleCount } from '../mesh.ts';
import { refusal } from '../testing/errors.ts';
import { asciiStl, binaryStl, cube, join, moved, sheet, text } from '../testing/shapes.ts';
import { readMesh } from './read-mesh.ts';

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

const withByte = (bytes: Uint8Array, at: number): Uint8Array =>
  concat(bytes.subarray(0, at), Uint8Array.of(7), bytes.subarray(at));
const without = (bytes: Uint8Array, at: number): Uint8Array => concat(bytes.subarray(0, at), bytes.subarray(at + 1));
const inCrlf = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from([...bytes].flatMap((byte) => (byte === 10 ? [13, 10] : [byte])));
const scaled = (mesh: Mesh, factor: number): Mesh => ({ ...mesh, positions: mesh.positions.map((v) => v * factor) });
const code = (bytes: Uint8Array, name: string): Promise<string> => refusal(() => readMesh(bytes, name));

const golden = (1 + Math.sqrt(5)) / 2;
/** 12 vertices, 20 triangles. */
const icosahedron: Mesh = {
  // prettier-ignore
  positions: Float32Array.from([
    [-1, golden, 0], [1, golden, 0], [-1, -golden, 0], [1, -golden, 0], [0, -1, golden], [0, 1, golden],
    [0, -1, -golden], [0, 1, -golden], [golden, 0, -1], [golden, 0, 1], [-golden, 0, -1], [-golden, 0, 1],
  ].flat().map((value) => value * 7.31)),
  // prettier-ignore
  indices: Uint32Array.of(
    0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11, 1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1, 8,
    3, 9, 4, 3, 4, 2, 3, 2, 6, 3, 6, 8, 3, 8, 9, 4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1,
  ),
};

describe('a binary STL', () => {
  const shapes: [string, Mesh][] = [
    ['of a scan', sheet(7)],
    ['of round numbers', join(cube(), moved(cube(), 20, 0, 0))],
    ['of few triangles', cube(7.3)],
  ];

  test.each(shapes)('%s with a byte too many anywhere is corrupt', async (_, mesh) => {
    const whole = binaryStl(mesh, 'made by a scanner');
    for (let at = 84; at < whole.length; at += 11)
      expect([at, await code(withByte(whole, at), 'a.stl')]).toEqual([at, 'corrupt']);
    // Within the header it is the count that moves.
    for (const at of [0, 40, 79]) expect(await code(withByte(whole, at), 'a.stl')).toBe('corrupt');
  });

  test('that lost a byte is too short, or corrupt where its count moved', async () => {
    const whole = binaryStl(sheet(16));
    for (const at of [84, 300, whole.length - 30]) expect(await code(without(whole, at), 'a.stl')).toBe('truncated');
    expect(await code(without(whole, 20), 'a.stl')).toBe('corrupt');
  });

  test('with line ends changed, as text or byte by byte, is corrupt', async () => {
    expect(await code(inCrlf(binaryStl(sheet(16))), 'a.stl')).toBe('corrupt');
    const filtered = new TextEncoder().encode(new TextDecoder().decode(binaryStl(sheet(16), 'solid scan')));
    expect(await code(filtered, 'a.stl')).toBe('corrupt');
  });

  test('with coordinates that are no numbers, or beyond any thing, is corrupt', async () => {
    for (const value of [NaN, Infinity, 1e23, -3e38]) {
      const mesh = sheet(8);
      mesh.positions[77] = value;
      expect(await code(binaryStl(mesh), 'a.stl')).toBe('corrupt');
    }
  });

  test('with a vertex at a distance that no other shares is corrupt', async () => {
    const mesh = sheet(8);
    mesh.positions[77] = 4e6;
    expect(await code(binaryStl(mesh), 'a.stl')).toBe('corrupt');
  });

  test('of which a sector was never written is corrupt', async () => {
    const whole = binaryStl(sheet(16)).fill(0, 1024, 1536);
    expect(await code(whole, 'a.stl')).toBe('corrupt');
  });

  test('whose count is zero before its triangles is corrupt, not empty', async () => {
    expect(await code(binaryStl(sheet(4), '', 3, 0), 'a.stl')).toBe('corrupt');
  });
});

describe('what writers do make is read', () => {
  test.each([1, 2, 3, 49, 51, 428, 512, 4097])('%i bytes of padding behind a binary STL', async (bytes) => {
    for (const mesh of [sheet(12), join(cube(), moved(cube(), 20, 0, 0))]) {
      const { notes, mesh: read } = await readMesh(binaryStl(mesh, '', bytes), 'a.stl');
      expect(triangleCount(read)).toBe(triangleCount(mesh));
      expect(notes).toEqual([{ code: 'strayBytes', values: { bytes } }]);
      const line = concat(binaryStl(mesh), text('\r\n'.padEnd(bytes, 'written by a scanner ').slice(0, bytes)));
      expect(triangleCount((await readMesh(line, 'a.stl')).mesh)).toBe(triangleCount(mesh));
    }
  });

  test('padding behind attributes that hold colours', async () => {
    const bytes = binaryStl(sheet(12), 'COLOR=', 1);
    const view = new DataView(bytes.buffer);
    for (let record = 0; record < 288; record++) view.setUint16(84 + record * 50 + 48, 0x8000 | (record * 37), true);
    expect((await readMesh(bytes, 'a.stl')).notes).toEqual([{ code: 'strayBytes', values: { bytes: 1 } }]);
  });

  test.each([
    ['in metres', scaled(sheet(12), 0.001)],
    ['in micrometres', scaled(sheet(12), 1000)],
    ['far from the origin', moved(sheet(12), 5e6, -4e5, 1200)],
    ['with noise around zero', moved(cube(), 1e-16, 3e-33, 0)],
    ['with a marker two metres away', join(sheet(12), moved(cube(), 2000, 2000, 0))],
  ])('a thing %s', async (_, mesh) => {
    for (const [name, bytes] of [
      ['a.stl', binaryStl(mesh)],
      ['a.ply', writePly(mesh)],
      ['b.stl', text(asciiStl(mesh))],
    ] as const)
      expect(triangleCount((await readMesh(bytes, name)).mesh)).toBe(triangleCount(mesh));
  });

  test('normals that are no numbers', async () => {
    const bytes = binaryStl(sheet(12));
    new DataView(bytes.buffer).setFloat32(84, NaN, true);
    expect((await readMesh(bytes, 'a.stl')).notes).toEqual([]);
  });

  test('numbers that are spelled nan by whoever had none, and unused vertices without a place', async () => {
    const source = asciiStl(sheet(3)).replace(/vertex \S+/, 'vertex nan');
    expect(triangleCount((await readMesh(text(source), 'a.stl')).mesh)).toBe(18);
    const mesh = sheet(3);
    const extra = { ...mesh, positions: Float32Array.from([...mesh.positions, NaN, NaN, NaN]) };
    expect(triangleCount((await readMesh(writePly(extra), 'a.ply')).mesh)).toBe(18);
  });

  test('zeros behind the end of a text', async () => {
    const padded = concat(text(asciiStl(sheet(6))), new Uint8Array(300));
    expect(triangleCount((await readMesh(padded, 'a.stl')).mesh)).toBe(72);
  });
});

describe('a binary PLY', () => {
  test('that lost or gained a byte is never read, wherever it was', async () => {
    for (const mesh of [icosahedron, sheet(5), join(cube(), moved(cube(), 20, 0, 0))]) {
      const whole = writePly(mesh);
      const data = new TextDecoder('latin1').decode(whole).indexOf('end_header') + 11;
      for (let at = data; at < whole.length; at += 7) {
        expect(await code(without(whole, at), 'a.ply')).toMatch(/^(corrupt|truncated|indexRange)$/);
        // Behind the last face a byte is padding.
        if (at < whole.length - 13)
          expect([at, await code(withByte(whole, at), 'a.ply')]).toEqual([
            at,
            expect.stringMatching(/^(corrupt|truncated|indexRange)$/),
          ]);
      }
      expect(await code(without(whole, data + 20), 'a.ply')).toBe('corrupt');
    }
  });

  test('whose counts are wrong is corrupt', async () => {
    const changed = (from: string, to: string): Uint8Array => {
      const whole = writePly(sheet(8));
      whole.set(text(to), new TextDecoder('latin1').decode(whole).indexOf(from));
      return whole;
    };
    expect(await code(changed('face 128', 'face 127'), 'a.ply')).toBe('corrupt');
    expect(await code(changed('vertex 81', 'vertex 85'), 'a.ply')).toBe('corrupt');
    expect(await code(changed('vertex 81', 'vertex 80'), 'a.ply')).toMatch(/^(corrupt|truncated|indexRange)$/);
  });
});

test('digits that make a number beyond any thing are corrupt in text as well', async () => {
  const source = asciiStl(sheet(4));
  for (const value of ['1e23', '1e39', '3000000000000']) {
    expect(await code(text(source.replace(/vertex \S+/, `vertex ${value}`)), 'a.stl')).toBe('corrupt');
  }
});

test('zeros within a text are corrupt', async () => {
  const source = text(asciiStl(sheet(12)));
  expect(await code(source.fill(0, 9000, 9100), 'a.stl')).toBe('corrupt');
});
