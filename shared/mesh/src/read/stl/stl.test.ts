import { refusal } from '../../testing/errors.ts';
import { asciiStl, binaryStl, cube, soup, text } from '../../testing/shapes.ts';
import { readMesh } from '../read-mesh.ts';

const codes = (notes: { code: string }[]) => notes.map((note) => note.code);

describe('binary', () => {
  test('is read exactly', async () => {
    const { mesh, variant, notes } = await readMesh(binaryStl(cube()), 'a.stl');
    expect(mesh.positions).toEqual(soup(cube()).positions);
    expect(mesh.indices).toEqual(soup(cube()).indices);
    expect(variant).toBe('stl-binary');
    expect(notes).toEqual([]);
  });

  test('that starts with "solid" is still binary', async () => {
    expect((await readMesh(binaryStl(cube(), 'solid made by a scanner'), 'a.stl')).variant).toBe('stl-binary');
    expect((await readMesh(binaryStl(cube(), 'solid x'), '')).variant).toBe('stl-binary');
  });

  test('at an odd place of a larger buffer is read', async () => {
    const bytes = binaryStl(cube());
    for (const offset of [1, 2, 3]) {
      const larger = new Uint8Array(bytes.length + 8);
      larger.set(bytes, offset);
      const { mesh } = await readMesh(larger.subarray(offset, offset + bytes.length), 'a.stl');
      expect(mesh.positions).toEqual(soup(cube()).positions);
    }
  });

  test('with stray bytes at the end is read with a note', async () => {
    const { mesh, notes } = await readMesh(binaryStl(cube(), '', 1), 'a.stl');
    expect(mesh.indices.length).toBe(36);
    expect(notes).toEqual([{ code: 'strayBytes', values: { bytes: 1 } }]);
  });

  test('whose count is smaller than its records is refused', async () => {
    expect(await refusal(() => readMesh(binaryStl(cube(), '', 0, 5), 'a.stl'))).toBe('corrupt');
    expect(await refusal(() => readMesh(binaryStl(cube(), '', 0, 0), 'a.stl'))).toBe('corrupt');
  });

  test('that is cut off, or promises a billion triangles, is refused before anything is reserved', async () => {
    const whole = binaryStl(cube());
    for (const length of [10, 83, 84, 100, whole.length - 1]) {
      expect(await refusal(() => readMesh(whole.subarray(0, length), 'a.stl'))).toMatch(/truncated|unknownFormat/);
    }
    expect(await refusal(() => readMesh(binaryStl(cube(), '', 0, 0xffffffff), 'a.stl'))).toBe('truncated');
  });

  test('with no triangles is empty', async () => {
    expect(await refusal(() => readMesh(new Uint8Array(84), 'a.stl'))).toBe('empty');
  });
});

describe('ASCII', () => {
  test.each([
    ['as usual', (source: string) => source],
    ['in upper case', (source: string) => source.toUpperCase()],
    ['in mixed case', (source: string) => source.replace(/\b\w/g, (letter) => letter.toUpperCase())],
    ['with CR LF', (source: string) => source.replaceAll('\n', '\r\n')],
    ['with CR only', (source: string) => source.replaceAll('\n', '\r')],
    ['with tabs and blanks', (source: string) => source.replaceAll(' ', ' \t ')],
    ['with a UTF-8 mark', (source: string) => `\ufeff${source}`],
    ['with leading empty lines', (source: string) => `\n\n  ${source}`],
    [
      'without line breaks inside facets',
      (source: string) => source.replace(/\n(?! facet|endsolid)/g, ' ').replace('part', 'part\n'),
    ],
  ])('%s', async (_, change) => {
    const { mesh, variant } = await readMesh(text(change(asciiStl(cube()))), 'a.stl');
    expect(mesh.positions).toEqual(soup(cube()).positions);
    expect(variant).toBe('stl-ascii');
  });

  test('with non-ASCII and misleading names', async () => {
    for (const name of ['上颌 扫描', 'facet normal 0 0 0', 'vertex', '']) {
      expect((await readMesh(text(asciiStl(cube(), name)), 'a.stl')).mesh.indices.length).toBe(36);
    }
  });

  test('in UTF-16, either byte order, with and without mark', async () => {
    const source = asciiStl(cube());
    for (const [mark, big] of [
      [true, false],
      [true, true],
      [false, false],
      [false, true],
    ] as const) {
      const units = Array.from(`${mark ? '\ufeff' : ''}${source}`, (letter) => letter.charCodeAt(0));
      const bytes = Uint8Array.from(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
      const { mesh, notes } = await readMesh(bytes, 'a.stl');
      expect(mesh.positions).toEqual(soup(cube()).positions);
      expect(codes(notes)).toContain('utf16');
    }
  });

  test('with several solids becomes one mesh', async () => {
    const { mesh, notes } = await readMesh(text(asciiStl(cube(), 'a') + asciiStl(cube(5), 'b')), 'a.stl');
    expect(mesh.indices.length).toBe(72);
    expect(notes).toEqual([{ code: 'severalSolids', values: { solids: 2 } }]);
  });

  test('with a facet of four corners becomes two triangles', async () => {
    const source =
      'solid\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 1 1 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid\n';
    const { mesh, notes } = await readMesh(text(source), 'a.stl');
    expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0]);
    expect(codes(notes)).toEqual(['polygonsTriangulated']);
  });

  test.each([
    ['a facet of two corners', (source: string) => source.replace(/vertex.*\n/, ''), 'corrupt'],
    ['a comma for a point', (source: string) => source.replace('vertex 10 0 0', 'vertex 10,5 0 0'), 'badNumber'],
    ['a missing coordinate', (source: string) => source.replace('vertex 10 0 0', 'vertex 10 0'), 'rowMismatch'],
    ['a foreign word', (source: string) => source.replace('endloop', 'endlop'), 'corrupt'],
    ['the end missing', (source: string) => source.replace(/endsolid.*\n/, ''), 'truncated'],
    ['half of a facet missing', (source: string) => source.slice(0, source.lastIndexOf('endloop')), 'truncated'],
    ['no facets', () => 'solid nothing\nendsolid nothing\n', 'empty'],
  ])('with %s is refused', async (_, change, code) => {
    expect(await refusal(() => readMesh(text(change(asciiStl(cube()))), 'a.stl'))).toBe(code);
  });
});
