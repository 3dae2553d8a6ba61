import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { archway } from '../../testing/archway-process.ts';
import { dicomSlice } from '../../testing/dicom-slice.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-volumes-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SIDE = 24;
const SLICES = 10;

function put(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

/** Values that tell where they stand, by slice from below. */
const slice = (k: number): Int16Array => Int16Array.from({ length: SIDE * SIDE }, (_, i) => k * 100 + (i % 97) - 40);

/** Slices under names and numbers that say nothing of their order. */
function putSeries(name: string, series: number): void {
  for (let k = 0; k < SLICES; k += 1)
    put(
      `${name}/${(k * 7) % SLICES}.dcm`,
      dicomSlice({
        columns: SIDE,
        rows: SIDE,
        series,
        instance: 1 + ((k * 3) % SLICES),
        position: [-5, -6, k * 0.5],
        description: name,
        samples: slice(k),
      }),
    );
}

const expectedVoxels = (): Buffer =>
  Buffer.concat(Array.from({ length: SLICES }, (_, k) => Buffer.from(slice(k).buffer)));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('archway on volumes', () => {
  it('inspects a folder: a line for each series, and one for each file that is set aside', async () => {
    putSeries('ct', 3);
    putSeries('second', 4);
    const flat = { columns: SIDE, rows: SIDE, position: [0, 0, 0] as const, samples: slice(0) };
    const scout = put('scout.dcm', dicomSlice({ ...flat, instance: 99, imageType: 'LOCALIZER' }));
    const cut = put('cut.dcm', dicomSlice({ ...flat, instance: 98, series: 9 }).subarray(0, 900));
    const { code, lines } = await archway('inspect', folder);
    const series = lines.filter(({ kind }) => (kind as string) === 'series');
    expect(series).toHaveLength(2);
    expect(series.map((line) => line['series'])).toEqual(expect.arrayContaining(['3', '4']));
    expect(series[0]).toMatchObject({
      size: [SIDE, SIDE, SLICES],
      spacing: [0.4, 0.4, 0.5],
      direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      componentType: 'int16',
      problem: null,
    });
    expect(lines).toContainEqual(expect.objectContaining({ file: scout, kind: 'setAside', reason: 'localizer' }));
    expect(lines).toContainEqual(
      expect.objectContaining({ file: cut, error: expect.objectContaining({ name: 'truncated' }) as never }),
    );
    expect(code).toBe(1);
  });

  it('packs a series and unpacks the same voxels', async () => {
    putSeries('ct', 3);
    const [zip, out] = [join(folder, 'packed.zip'), join(folder, 'voxels')];
    const packed = await archway('pack', join(folder, 'ct'), zip);
    expect([packed.code, packed.stderr]).toEqual([0, '']);
    const expected = expectedVoxels();
    expect(packed.lines).toMatchObject([{ file: zip, size: [SIDE, SIDE, SLICES], sha256: sha256(expected) }]);

    const inspected = await archway('inspect', zip);
    expect(inspected.lines).toMatchObject([
      { kind: 'packedCbct', sha256: sha256(expected), checksum: 'agrees', descriptor: { spacing: [0.4, 0.4, 0.5] } },
    ]);
    // Names within the folder, and nothing of the machine, go into the package.
    expect(JSON.stringify(inspected.lines[0]?.['descriptor'])).not.toContain(folder);

    const unpacked = await archway('unpack', zip, out);
    expect(unpacked.code).toBe(0);
    expect(readFileSync(`${out}.raw`).equals(expected)).toBe(true);
    expect(JSON.parse(readFileSync(`${out}.json`, 'utf8'))).toMatchObject({
      raw: 'voxels.raw',
      size: [SIDE, SIDE, SLICES],
      spacing: [0.4, 0.4, 0.5],
      origin: [-5, -6, 0],
      componentType: 'int16',
      byteOrder: 'little-endian',
      sha256: sha256(expected),
    });
  });

  it('asks which series is meant, and takes its number or its place', async () => {
    putSeries('ct', 3);
    putSeries('second', 4);
    const zip = join(folder, 'packed.zip');
    const asked = await archway('pack', folder, zip);
    expect(asked.code).toBe(1);
    expect(asked.lines).toMatchObject([{ file: folder, error: { name: 'severalSeries' } }]);
    expect(existsSync(zip)).toBe(false);
    expect((await archway('pack', folder, zip, '--series', '4')).lines).toMatchObject([{ description: 'second' }]);
    expect((await archway('pack', folder, zip, '--series', '8')).lines).toMatchObject([
      { error: { name: 'noSeries' } },
    ]);
    expect((await archway('pack', folder, zip, '--series', '#1')).code).toBe(0);
  });

  it('refuses damaged packages by name and writes nothing', async () => {
    putSeries('ct', 3);
    const zip = join(folder, 'packed.zip');
    await archway('pack', join(folder, 'ct'), zip);
    const bytes = readFileSync(zip);
    const cut = put('cut.zip', bytes.subarray(0, bytes.length - 300));
    const changed = Buffer.from(bytes);
    changed[400] = changed[400]! ^ 255;
    const spoiled = put('spoiled.zip', changed);
    const { code, lines } = await archway('unpack', cut, join(folder, 'out'));
    expect([code, lines[0]?.['error']]).toMatchObject([1, { name: 'archive' }]);
    const second = await archway('unpack', spoiled, join(folder, 'out'));
    expect([second.code, second.lines[0]?.['error']]).toMatchObject([1, { name: 'chunkDamaged' }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual([]);
  });
});

const data = process.env['ARCHWAY_TEST_DATA'] ?? resolve(__dirname, '../../../../../shared/data');
const withData = existsSync(join(data, 'dicom-dcm_qa_ct')) ? it : it.skip;

describe('archway on real files', () => {
  withData('inspects folders of tricky files without a fault of its own', async () => {
    const folders = ['dicom-dcm_qa_ct', 'dicom-pydicom', 'img-image-size', 'mesh-numpy-stl'];
    const { code, lines, stderr } = await archway('inspect', ...folders.map((name) => join(data, name)));
    expect([code, stderr]).toEqual([1, '']);
    const errors = lines.flatMap(({ error }) => (error ? [(error as { name: string }).name] : []));
    expect(errors.filter((error) => /internal|workerFailed/.test(error))).toEqual([]);
    const kinds = new Set(lines.map(({ kind }) => kind as string | undefined));
    expect([...kinds]).toEqual(expect.arrayContaining(['mesh', 'photo', 'series', 'setAside']));
  });
});
