import JSZip from 'jszip';
import { createVolumeClient } from '../client/client.ts';
import type { VolumeClient } from '../client/api.ts';
import { writeRar4, writeRar5 } from '../testing/rar-writer.ts';
import { inputOf, pattern, writeSeries } from '../testing/series.ts';
import { sevenZip } from '../testing/seven-zip.node.ts';
import { VolumeError } from '../volume-error.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { inProcessWorker } from '../worker/ports.ts';

const head = pattern([16, 12, 10]);
const slices = writeSeries(head);
const note = { name: 'readme.txt', bytes: new TextEncoder().encode('nothing to see, only some text here') };

let client: VolumeClient;
beforeEach(() => (client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 2 })));
afterEach(() => client.dispose());

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof VolumeError ? error.code : error),
  );

const zipped = async (
  files: readonly { name: string; bytes: Uint8Array }[],
  compression: 'STORE' | 'DEFLATE' = 'DEFLATE',
): Promise<Uint8Array> => {
  const zip = new JSZip();
  zip.folder('empty');
  for (const { name, bytes } of files) zip.file(name, bytes, { compression });
  return zip.generateAsync({ type: 'uint8array' });
};

describe.each([
  ['zip, stored', 'zip', () => zipped([...slices, note], 'STORE')],
  ['zip, deflated', 'zip', () => zipped([...slices, note])],
  [
    'zip with LZMA, which is no business of the plain reader',
    'zip',
    () => sevenZip([...slices, note], 'a.zip', ['-tzip', '-mm=LZMA']),
  ],
  ['7z, solid', '7z', () => sevenZip([...slices, note], 'a.7z')],
  ['7z with BZip2, file by file', '7z', () => sevenZip([...slices, note], 'a.7z', ['-ms=off', '-m0=BZip2'])],
  ['rar 4', 'rar', async () => writeRar4([...slices, note])],
  ['rar 5', 'rar', async () => writeRar5([...slices, note])],
] as const)('%s', (_, kind, make) => {
  it('gives the series that it holds', async () => {
    const opened = await client.open([inputOf('scan.bin', await make())]);
    expect(opened.archive).toBe(kind);
    expect(opened.filesRead).toBe(11);
    expect(opened.setAside).toEqual([{ file: expect.stringContaining('readme.txt'), reason: 'notDicom' }]);
    expect(opened.series.map(({ dimension }) => dimension)).toEqual([[16, 12, 10]]);
    const { volume } = await client.assemble(opened.series[0]!.key);
    expect(volume.data).toEqual(head.data);
  });

  it('is a named error when it is cut off, and none when it is whole', async () => {
    const whole = await make();
    for (const part of [0.3, 0.6, 0.9]) {
      const code = await codeOf(client.open([inputOf('cut', whole.slice(0, Math.floor(whole.length * part)))]));
      // What lies before the cut may be all that was there to unpack; then single slices are missing or cut off.
      expect(['archive', 'no error']).toContain(code);
    }
  });
});

it('reads names in GBK and in Unicode', async () => {
  const zip = await zipped(
    slices.map(({ bytes }, index) => ({ name: `aa/${index}`, bytes })),
    'STORE',
  );
  // 张 in GBK in place of the two letters, in both headers; the entries do not say that they are UTF-8.
  for (let at = 0; at + 2 < zip.length; at += 1)
    if (zip[at] === 0x61 && zip[at + 1] === 0x61 && zip[at + 2] === 0x2f) zip.set([0xd5, 0xc5], at);
  const flagged = await zipped([{ name: '患者/说明.txt', bytes: note.bytes }, ...slices]);
  const names = async (bytes: Uint8Array) => (await client.open([inputOf('a.zip', bytes)])).setAside;
  expect((await client.open([inputOf('a.zip', zip)])).series[0]!.dimension).toEqual([16, 12, 10]);
  const cut = writeSeries(head)[0]!.bytes.slice(0, -10);
  const broken = await zipped([{ name: 'aa/x', bytes: cut }], 'STORE');
  for (let at = 0; at + 2 < broken.length; at += 1)
    if (broken[at] === 0x61 && broken[at + 1] === 0x61 && broken[at + 2] === 0x2f) broken.set([0xd5, 0xc5], at);
  expect(await names(broken)).toEqual([{ file: '张/x', reason: 'truncated' }]);
  expect(await names(flagged)).toEqual([{ file: '患者/说明.txt', reason: 'notDicom' }]);
  const files = [{ name: '患者/说明.txt', bytes: note.bytes }, ...slices];
  expect(await names(await sevenZip(files, 'a.7z'))).toEqual([{ file: '患者/说明.txt', reason: 'notDicom' }]);
  expect(await names(await sevenZip(files, 'a.7z', ['-mhc=off']))).toEqual([
    { file: '患者/说明.txt', reason: 'notDicom' },
  ]);
  expect(await names(writeRar5(files))).toEqual([{ file: '患者/说明.txt', reason: 'notDicom' }]);
});

describe('what is not accepted', () => {
  it('an archive inside an archive, by name', async () => {
    const inner = await zipped(slices);
    const { setAside, series } = await client.open([
      inputOf('a.zip', await zipped([...slices, { name: 'more.zip', bytes: inner }])),
    ]);
    expect(setAside).toEqual([{ file: 'more.zip', reason: 'nestedArchive' }]);
    expect(series).toHaveLength(1);
    expect(await codeOf(client.open([inputOf('a.zip', await zipped([{ name: 'more.zip', bytes: inner }]))]))).toBe(
      'nestedArchive',
    );
  });

  it('an archive among other files', async () => {
    const inputs = [...slices, { name: 'more.zip', bytes: await zipped(slices) }].map(({ name, bytes }) =>
      inputOf(name, bytes),
    );
    expect((await client.open(inputs)).setAside).toEqual([{ file: 'more.zip', reason: 'oneArchiveOnly' }]);
  });

  it.each([
    ['zip', () => sevenZip(slices, 'a.zip', ['-tzip', '-psecret'])],
    ['7z', () => sevenZip(slices, 'a.7z', ['-psecret'])],
    ['7z with hidden names', () => sevenZip(slices, 'a.7z', ['-psecret', '-mhe=on'])],
    ['rar', async () => writeRar4(slices, { encrypted: true })],
  ])('a password: %s', async (_, make) =>
    expect(await codeOf(client.open([inputOf('a', await make())]))).toBe('encrypted'),
  );

  const limits = { ...ARCHIVE_LIMITS, entries: 100, entryBytes: 100_000, totalBytes: 1_000_000 };
  const zeros = new Uint8Array(5_000_000);
  it.each([
    ['a bomb in a zip', () => zipped([{ name: 'bomb', bytes: zeros }])],
    ['a bomb in a 7z', () => sevenZip([{ name: 'bomb', bytes: zeros }], 'a.7z')],
    [
      'many parts of a bomb in a zip',
      () => zipped(Array.from({ length: 20 }, (_, n) => ({ name: `${n}`, bytes: zeros.slice(0, 90_000) }))),
    ],
    [
      'many parts of a bomb in a 7z',
      () =>
        sevenZip(
          Array.from({ length: 20 }, (_, n) => ({ name: `${n}`, bytes: zeros.slice(0, 90_000) })),
          'a.7z',
        ),
    ],
    ['too many entries', () => zipped(Array.from({ length: 101 }, (_, n) => ({ name: `${n}`, bytes: note.bytes })))],
  ])('%s', async (_, make) =>
    expect(await codeOf(client.open([inputOf('a', await make())], { limits }))).toBe('archiveTooLarge'),
  );

  it.each([
    ['more than there is, which the image does not need', 90_000_000, 'no error'],
    ['less than there is', 500, 'truncated'],
  ])('a size in the directory that is a lie: %s', async (_, size, code) => {
    const zip = await zipped([{ name: slices[0]!.name, bytes: slices[0]!.bytes }]);
    const view = new DataView(zip.buffer, zip.byteOffset);
    for (let at = 0; at + 46 < zip.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    const { series, setAside } = await client.open([inputOf('a.zip', zip)]);
    expect(setAside.map(({ reason }) => reason)).toEqual(code === 'no error' ? [] : [code]);
    if (series[0]) expect(await codeOf(client.assemble(series[0].key))).toBe(code);
  });

  it('a slice whose packed bytes end early', async () => {
    const zip = await zipped(slices.slice(0, 1));
    const view = new DataView(zip.buffer, zip.byteOffset);
    for (let at = 0; at + 46 < zip.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50)
        view.setUint32(at + 20, Math.floor(view.getUint32(at + 20, true) * 0.9), true);
    const { series } = await client.open([inputOf('a.zip', zip)]);
    await expect(client.assemble(series[0]!.key)).rejects.toMatchObject({
      code: 'notMerged',
      values: { reason: 'archive' },
    });
  });

  it('a module that cannot be loaded, by name', async () => {
    const without = createVolumeClient({
      createWorker: () =>
        inProcessWorker({ locate: { libarchive: Uint8Array.from([0, 97, 115, 109, 9, 9, 9, 9]) }, moduleRetryMs: 1 }),
    });
    expect(await codeOf(without.open([inputOf('a.7z', await sevenZip(slices, 'a.7z'))]))).toBe('archiveModule');
    without.dispose();
  });
});
