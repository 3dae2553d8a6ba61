import pako from 'pako';
import { bytesOfArray } from '../source/bytes.ts';
import { writeDicom, type Element, type ImageOptions } from '../testing/dicom-writer.ts';
import { VolumeError } from '../volume-error.ts';
import { assemble } from './assemble.ts';
import { groupSeries } from './series.ts';
import { readHeaders, readSlices } from './slice.ts';

const samples = Int16Array.from({ length: 12 }, (_, n) => n * 100 - 500);
const image = (more: Partial<ImageOptions> = {}): Uint8Array<ArrayBuffer> =>
  writeDicom({ columns: 4, rows: 3, samples, position: [0, 0, 0], ...more });
const valuesOf = (bytes: Uint8Array): number[] => Array.from(readSlices(bytes, 'a')[0]!.samples());
const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return error instanceof VolumeError ? error.code : error;
  }
};

describe('how a file is written', () => {
  it.each(['explicit', 'implicit', 'big'] as const)('%s, with and without its head', (encoding) => {
    expect(valuesOf(image({ encoding }))).toEqual(Array.from(samples));
    expect(valuesOf(image({ encoding, bare: true }))).toEqual(Array.from(samples));
  });

  it('deflated, and what is behind the end of it is no image', () => {
    const plain = image();
    const start = plain.length - image({ bare: true }).length;
    const head = new TextDecoder('latin1')
      .decode(plain.slice(0, start))
      .replace('1.2.840.10008.1.2.1\0', '1.2.840.10008.1.2.1.99');
    // The longer name makes its element and the group two bytes longer.
    const meta = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    const at = head.indexOf('1.2.840.10008.1.2.1.99');
    meta[at - 2]! += 2;
    meta[140]! += 2;
    const body = pako.deflateRaw(plain.slice(start));
    const file = new Uint8Array([...meta, ...body]);
    expect(valuesOf(file)).toEqual(Array.from(samples));
    expect(codeOf(() => valuesOf(file.slice(0, file.length - 12)))).toBe('truncated');
  });

  it('with a meta header that names no syntax, or the wrong one', () => {
    const plain = image({ encoding: 'implicit' });
    const at = new TextDecoder('latin1').decode(plain).indexOf('1.2.840.10008.1.2\0', 180);
    const wrong = plain.slice();
    wrong.set(new TextEncoder().encode('1.2.840.10008.9.9\0'), at);
    expect(valuesOf(wrong)).toEqual(Array.from(samples));
    wrong.fill(0, at, at + 18);
    expect(valuesOf(wrong)).toEqual(Array.from(samples));
  });

  it('needs no more of a long file than its head', async () => {
    const bytes = image({ columns: 600, rows: 600, samples: new Int16Array(360_000) });
    let read = 0;
    const source = bytesOfArray(bytes);
    const counted = {
      size: source.size,
      read: (start: number, end: number) => {
        read += Math.min(end, source.size) - start;
        return source.read(start, end);
      },
    };
    expect(await readHeaders(counted, 'a')).toMatchObject([{ columns: 600, pixels: { length: 720_000 } }]);
    expect(read).toBe(65_536);
  });
});

describe('samples', () => {
  it.each([
    ['8 bits', Uint8Array.from(samples, (n) => n & 255), 8],
    ['16 bits unsigned', Uint16Array.from(samples, (n) => n + 40_000), 16],
    ['32 bits', Int32Array.from(samples, (n) => n * 100_000), 32],
  ])('%s', (_, values, bitsStored) => {
    expect(valuesOf(image({ samples: values, bitsStored }))).toEqual(Array.from(values));
    expect(valuesOf(image({ samples: values, bitsStored, encoding: 'big' }))).toEqual(Array.from(values));
  });

  it('have their sign extended and overlay bits masked', () => {
    // -1 and 5 in 12 bits, an overlay in the four above.
    const stored = Uint16Array.from([0x0fff, 0x5005, 0x8800, 0x07ff, 0, 0, 0, 0, 0, 0, 0, 0]);
    const signed = image({ samples: new Int16Array(stored.buffer), bitsStored: 12 });
    expect(valuesOf(signed).slice(0, 4)).toEqual([-1, 5, -2048, 2047]);
    expect(valuesOf(image({ samples: stored, bitsStored: 12 })).slice(0, 4)).toEqual([4095, 5, 2048, 2047]);
  });

  it('become Hounsfield units, int32 only when they must', () => {
    const volumeOf = (options: Partial<ImageOptions>) =>
      assemble(
        groupSeries([0, 1].map((k) => ({ name: `${k}`, bytes: image({ ...options, position: [0, 0, k] }) })))
          .series[0]!,
      ).volume;
    const scaled = volumeOf({ slope: 0.5, intercept: -1000.25 });
    expect([scaled.componentType, ...scaled.data.slice(0, 3)]).toEqual(['int16', -1250, -1200, -1150]);
    const wide = volumeOf({ samples: new Uint16Array(12).fill(65_535) });
    expect([wide.componentType, wide.data[0]]).toEqual(['int32', 65_535]);
    expect(codeOf(() => volumeOf({ samples: new Int32Array(12).fill(2 ** 31 - 1), slope: 2 }))).toBe(
      'unsupportedDataType',
    );
  });
});

describe('what is no slice of a volume', () => {
  const without = (tag: number): Element => [tag, 'US', 0];
  it.each([
    ['encapsulated', image({ encoding: 'encapsulated' })],
    ['unsupportedDataType', image({ more: [[0x00280002, 'US', 3]] })],
    ['unsupportedDataType', image({ photometric: 'PALETTE COLOR' })],
    ['unsupportedDataType', image({ more: [[0x00280100, 'US', 12]] })],
    ['noImageData', image({ more: [without(0x00280010)] })],
    ['truncated', image({ declareRows: 4 })],
    ['truncated', image().slice(0, -10)],
    ['truncated', image({ more: [[0x00280008, 'IS', '900000000']] })],
    ['notDicom', new TextEncoder().encode('a text that somebody put into the folder')],
    ['notDicom', new Uint8Array(4)],
    [
      'notAnImage',
      image({ frames: 2, more: [[0x00280009, 'AT', Uint8Array.of(0x18, 0, 0x63, 0x10)]], samples: new Int16Array(24) }),
    ],
  ])('%s', (code, bytes) => expect(codeOf(() => readSlices(bytes, 'a'))).toBe(code));

  it('a localizer is set aside', () => {
    const { series, setAside } = groupSeries([
      { name: 'scout', bytes: image({ imageType: 'ORIGINAL\\PRIMARY\\LOCALIZER' }) },
    ]);
    expect([series, setAside]).toEqual([[], [{ file: 'scout', reason: 'localizer' }]]);
  });
});

describe('several frames in one file', () => {
  const frames = Int16Array.from({ length: 36 }, (_, n) => n);
  const enhanced = (order: readonly number[]): Uint8Array =>
    image({
      frames: 3,
      samples: frames,
      more: [
        [0x00200032, 'DS', ''],
        [
          0x52009229,
          'SQ',
          [
            [
              [0x00209116, 'SQ', [[[0x00200037, 'DS', '0\\1\\0\\0\\0\\-1']]]],
              [
                0x00289110,
                'SQ',
                [
                  [
                    [0x00280030, 'DS', '0.25\\0.5'],
                    [0x00180050, 'DS', '9'],
                  ],
                ],
              ],
            ],
          ],
        ],
        [
          0x52009230,
          'SQ',
          order.map((place, frame) => [
            [0x00209113, 'SQ', [[[0x00200032, 'DS', `${-0.7 * place}\\0\\0`]]]],
            [
              0x00289145,
              'SQ',
              [
                [
                  [0x00281052, 'DS', String(frame * 1000)],
                  [0x00281053, 'DS', '2'],
                ],
              ],
            ],
          ]),
        ],
      ],
    });

  it.each(['explicit', 'implicit'] as const)('an enhanced file places and rescales each frame itself (%s)', () => {
    const { series } = groupSeries([{ name: 'a', bytes: enhanced([2, 0, 1]) }]);
    const { volume, notes } = assemble(series[0]!);
    expect(volume.spacing).toEqual([0.5, 0.25, 0.7]);
    expect(notes.orderAssumed).toBe(false);
    // Frames 1, 2, 0 by place; each has its own intercept.
    expect([0, 12, 24].map((at) => volume.data[at])).toEqual([1024, 2048, 0]);
    expect(volume.direction).toEqual([0, 0, -1, 1, 0, 0, 0, -1, 0]);
  });

  it('an older file counts on from the position of the first', () => {
    const bytes = image({ frames: 3, samples: frames, position: [5, 6, 7], more: [[0x00180088, 'DS', '1.5']] });
    const { volume } = assemble(groupSeries([{ name: 'a', bytes }]).series[0]!);
    expect([volume.spacing[2], volume.origin]).toEqual([1.5, [5, 6, 7]]);
    expect(volume.data).toEqual(frames);
  });
});

describe('series', () => {
  it('are told apart by number, size and direction, and repeated scans by their acquisition', () => {
    const at = (k: number, more: Partial<ImageOptions>) => ({
      name: `${k}-${JSON.stringify(more)}`,
      bytes: image({ ...more, position: [0, 0, k] }),
    });
    const { series } = groupSeries([
      ...[0, 1, 2].map((k) => at(k, {})),
      ...[0, 1].map((k) => at(k, { series: '4' })),
      ...[0, 1].map((k) => at(k, { orientation: [0, 1, 0, 0, 0, -1] })),
      ...[0, 1, 2, 3].flatMap((k) => ['1', '2'].map((n) => at(k, { series: '9', more: [[0x00200012, 'IS', n]] }))),
    ]);
    expect(series.map(({ number, slices }) => [number, slices.length])).toEqual([
      ['9', 4],
      ['9', 4],
      ['3', 3],
      ['3', 2],
      ['4', 2],
    ]);
  });

  it('say who and what in the character set of the file, or in GBK that is not declared', () => {
    const gbk = Uint8Array.of(0xd5, 0xc5, 0xc8, 0xfd);
    const nameOf = (more: Partial<ImageOptions>) => readSlices(image(more), 'a')[0]!.patientName;
    expect(nameOf({ name: gbk })).toBe('张三');
    expect(nameOf({ name: gbk, charset: 'GB18030' })).toBe('张三');
    expect(nameOf({ name: Uint8Array.of(0x1b, 0x24, 0x29, 0x41, ...gbk, 0x5e), charset: '\\ISO 2022 IR 58' })).toBe(
      '张三',
    );
    expect(nameOf({ name: '张三', charset: 'ISO_IR 192' })).toBe('张三');
    expect(nameOf({ name: Uint8Array.of(0xc4, 0x6e, 0x6e), charset: 'ISO_IR 100' })).toBe('Änn');
  });

  it('write names of several groups and character sets as people do', () => {
    const esc = (text: string): number[] => [0x1b, ...new TextEncoder().encode(text)];
    const ascii = (text: string): number[] => [...new TextEncoder().encode(text)];
    const nameOf = (charset: string, bytes: readonly number[]) =>
      readSlices(image({ charset, name: Uint8Array.from(bytes) }), 'a')[0]!.patientName;
    // ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎=やまだ^たろう, as PS3.5 annex H has it.
    const [yamada, taro] = [
      [0x3b, 0x33, 0x45, 0x44],
      [0x42, 0x40, 0x4f, 0x3a],
    ];
    const [sound, given] = [
      [0x24, 0x64, 0x24, 0x5e, 0x24, 0x40],
      [0x24, 0x3f, 0x24, 0x6d, 0x24, 0x26],
    ];
    const groups = (end: string): number[] => [
      ...ascii('='),
      ...esc('$B'),
      ...yamada,
      ...esc(end),
      ...ascii('^'),
      ...esc('$B'),
      ...taro,
      ...esc(end),
      ...ascii('='),
      ...esc('$B'),
      ...sound,
      ...esc(end),
      ...ascii('^'),
      ...esc('$B'),
      ...given,
      ...esc(end),
    ];
    const kana = [0xd4, 0xcf, 0xc0, 0xde, 0x5e, 0xc0, 0xdb, 0xb3];
    expect(nameOf('ISO 2022 IR 13\\ISO 2022 IR 87', [...kana, ...groups('(J')])).toBe('山田 太郎 (ﾔﾏﾀﾞ ﾀﾛｳ)');
    expect(nameOf('ISO_IR 13', kana)).toBe('ﾔﾏﾀﾞ ﾀﾛｳ');
    expect(nameOf('\\ISO 2022 IR 87', [...ascii('Yamada^Tarou'), ...groups('(B')])).toBe('山田 太郎 (Yamada Tarou)');
    // 丂, which only the supplementary set of JIS X 0212 has.
    expect(nameOf('\\ISO 2022 IR 87\\ISO 2022 IR 159', [...esc('$(D'), 0x30, 0x21, ...esc('(B')])).toBe('丂');
    const korean = [...esc('$)C'), 0xfb, 0xf3];
    expect(nameOf('\\ISO 2022 IR 149', [...ascii('Hong^Gildong='), ...korean])).toBe('洪 (Hong Gildong)');
    expect(nameOf('ISO_IR 192', [...new TextEncoder().encode('Wang^XiaoDong=王^小东=')])).toBe(
      '王 小东 (Wang XiaoDong)',
    );
    expect(nameOf('GB18030', [...ascii('Wang^XiaoDong='), 0xcd, 0xf5, ...ascii('=')])).toBe('王 (Wang XiaoDong)');
    expect(nameOf('ISO_IR 100', ascii('Doe^Jane=='))).toBe('Doe Jane');
    // Greek, then Cyrillic, then what was declared first again.
    const mixed = [0xc4, 0x5e, ...esc('-F'), 0xc4, 0x5e, ...esc('-L'), 0xbb, 0x5e, 0xe4];
    expect(nameOf('ISO 2022 IR 100\\ISO 2022 IR 126\\ISO 2022 IR 144', mixed)).toBe('Ä Δ Л ä');
  });

  it('has the specified spacing when a file gives none', () => {
    const bytes = image({ more: [[0x00280030, 'DS', '']] });
    expect(readSlices(bytes, 'a')[0]!.pixelSpacing).toEqual([0.2, 0.2]);
  });
});

describe('a tilted gantry', () => {
  it('is straightened: a line that is upright in space is upright in the volume', () => {
    // A bright point at y = 10 mm in every slice; each slice begins 0.5 mm further down.
    const [columns, rows, depth] = [3, 30, 8];
    const files = Array.from({ length: depth }, (_, k) => {
      const values = new Int16Array(columns * rows).fill(-1000);
      values[1 + columns * (10 - k * 0.5 === Math.floor(10 - k * 0.5) ? 10 - k * 0.5 : 0)] = 2000;
      return {
        name: `${k}`,
        bytes: writeDicom({ columns, rows, samples: values, spacing: [1, 1], position: [0, k * 0.5, k] }),
      };
    });
    const { volume, notes } = assemble(groupSeries(files).series[0]!);
    expect(volume.size).toEqual([3, 34, 8]);
    expect(notes).toMatchObject({ tiltDegrees: 26.57, resampled: true });
    for (let k = 0; k < depth; k += 2) expect(volume.data[1 + 3 * (10 + 34 * k)]).toBe(2000);
    // Air, where a slice does not reach.
    expect(volume.data[3 * (33 + 34 * 0)]).toBe(-1000);
  });
});
