import { createVolumeClient } from '../client/client.ts';
import { writeDicom, type Element, type ImageOptions } from '../testing/dicom-writer.ts';
import { inputOf } from '../testing/series.ts';
import { inProcessWorker } from '../worker/ports.ts';
import { assemble } from './assemble.ts';
import { groupSeries } from './series.ts';

const image = (name: string, value: number, more: Partial<ImageOptions>): { name: string; bytes: Uint8Array } => ({
  name,
  bytes: writeDicom({ columns: 4, rows: 3, samples: new Int16Array(12).fill(value), ...more }),
});

/** What a reader is shown: the size of each series and why it is none, and what was set aside. */
async function shown(files: readonly { name: string; bytes: Uint8Array }[]) {
  const client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 1 });
  const { series, setAside } = await client.open(files.map(({ name, bytes }) => inputOf(name, bytes)));
  client.dispose();
  return {
    series: series.map(({ dimension, problem, part }) => [dimension[2], problem, ...(part ? [part.join('/')] : [])]),
    setAside: setAside.map(({ file, reason }) => `${file}: ${reason}`).sort(),
  };
}

describe('copies of an image', () => {
  const slice = (k: number, name: string, more: Partial<ImageOptions> = {}) =>
    image(name, k, { instance: k, position: [0, 0, k], instanceUid: `1.2.3.${k}`, ...more });

  it('are set aside by name, and the volume has each slice once', async () => {
    const files = [0, 1, 2].flatMap((k) => [slice(k, `a/${k}`), slice(k, `b/${k}`)]);
    expect(await shown(files)).toEqual({
      series: [[3, null]],
      setAside: ['b/0: duplicate', 'b/1: duplicate', 'b/2: duplicate'],
    });
    const { volume } = assemble(groupSeries(files).series[0]!);
    expect([0, 12, 24].map((at) => volume.data[at])).toEqual([0, 1, 2]);
  });

  it('are found without positions, and where they are written otherwise', async () => {
    const unplaced = { more: [[0x00200032, 'DS', ''] as Element] };
    const files = [0, 1, 2].flatMap((k) => [
      slice(k, `a${k}`, unplaced),
      slice(k, `b${k}`, { ...unplaced, encoding: 'implicit' }),
    ]);
    expect(await shown(files)).toMatchObject({ series: [[3, null]] });
  });

  it('are not what merely has the same instance: some programs write one into every file', async () => {
    const files = [0, 1, 2].map((k) => slice(k, `${k}`, { instanceUid: '1.2.3' }));
    expect(await shown(files)).toEqual({ series: [[3, null]], setAside: [] });
  });

  it('a file of frames that was copied is set aside once', async () => {
    const frames = { frames: 3, samples: new Int16Array(36), position: [0, 0, 0] as const, instanceUid: '1.2.9' };
    const more: Element[] = [[0x00180088, 'DS', '1.5']];
    const files = ['a', 'b'].map((name) => ({ name, bytes: writeDicom({ columns: 4, rows: 3, ...frames, more }) }));
    expect(await shown(files)).toEqual({ series: [[3, null]], setAside: ['b: duplicate'] });
  });
});

describe('times and phases', () => {
  const at = (place: number, time: number, more: (time: number) => Element[]) =>
    image(`${place}-${time}`, time, { position: [0, 0, place], instance: place + 10 * time, more: more(time) });
  const places = [0, 1, 2, 3];
  const times = [1, 2, 3];
  const grid = (more: (time: number) => Element[]) =>
    times.flatMap((time) => places.map((place) => at(place, time, more)));

  it.each([
    ['temporal positions', (time: number): Element[] => [[0x00200100, 'IS', String(time)]]],
    ['trigger times', (time: number): Element[] => [[0x00181060, 'DS', String(time * 90)]]],
    ['acquisition numbers', (time: number): Element[] => [[0x00200012, 'IS', String(time)]]],
    ['acquisition times', (time: number): Element[] => [[0x00080032, 'TM', `10150${time}`]]],
    ['tube voltages', (time: number): Element[] => [[0x00180060, 'DS', String(60 + 20 * time)]]],
    ['kinds of image', (time: number): Element[] => [[0x00080008, 'CS', `DERIVED\\PRIMARY\\MAP${time}`]]],
    ['numbers of images alone', (): Element[] => []],
  ])('of several places are a volume each, told apart by %s', async (_, more) => {
    const files = grid(more);
    expect(await shown(files)).toEqual({
      series: [
        [4, null, '1/3'],
        [4, null, '2/3'],
        [4, null, '3/3'],
      ],
      setAside: [],
    });
    for (const series of groupSeries(files).series) expect(new Set(assemble(series).volume.data).size).toBe(1);
  });

  it.each([
    ['trigger times', (time: number): Element[] => [[0x00181060, 'DS', String(time * 90)]]],
    ['acquisition times', (time: number): Element[] => [[0x00080032, 'TM', `10150${time}`]]],
    ['one location', (): Element[] => [[0x00201041, 'DS', '4.5']]],
  ])('of one place are no volume: %s', async (_, more) => {
    const files = times.map((time) => at(0, time, more));
    expect(await shown(files)).toEqual({ series: [[3, 'timeSeries']], setAside: [] });
  });

  it('are a volume where one position was written into every file and the locations tell the places', async () => {
    const files = times.map((time) =>
      at(0, time, () => [
        [0x00201041, 'DS', String(time)],
        [0x00080032, 'TM', `10150${time}`],
      ]),
    );
    expect(await shown(files)).toMatchObject({ series: [[3, null]] });
  });

  it('frames of a file that place themselves at one place are none', async () => {
    const place = [[0x00209113, 'SQ', [[[0x00200032, 'DS', '0\\0\\7']]]]] as unknown as Element[];
    const more: Element[] = [
      [0x00200032, 'DS', ''],
      [0x52009230, 'SQ', [place, place, place]],
    ];
    const bytes = writeDicom({ columns: 4, rows: 3, frames: 3, samples: new Int16Array(36), more });
    expect(await shown([{ name: 'film', bytes }])).toMatchObject({ series: [[3, 'timeSeries']] });
  });

  it('that fill only some places are not mixed into one volume', async () => {
    const files = [...grid(() => []), at(0, 4, () => []), at(1, 4, () => [])];
    expect(await shown(files)).toMatchObject({ series: [[14, 'timeSeries']] });
  });
});

describe('images that are made of something else', () => {
  const siemens: Element = [0x00080070, 'LO', 'SIEMENS'];
  /** An entry of a CSA header: name, multiplicity, representation, type, items, and the text of the first. */
  const csa = (tiles: string): Uint8Array => {
    const bytes = new Uint8Array(200);
    const view = new DataView(bytes.buffer);
    bytes.set(new TextEncoder().encode('SV10'));
    bytes.set(new TextEncoder().encode('NumberOfImagesInMosaic'), 16);
    view.setInt32(16 + 76, tiles === '' ? 0 : 6, true);
    view.setInt32(16 + 84, tiles.length, true);
    bytes.set(new TextEncoder().encode(tiles), 16 + 100);
    return bytes;
  };

  it.each([
    ['its type', 'mosaic', [[0x00080008, 'CS', 'ORIGINAL\\PRIMARY\\M\\ND\\MOSAIC']]],
    ['the number of its tiles', 'mosaic', [siemens, [0x0019100a, 'US', 36]]],
    ['the number of its tiles in the CSA header', 'mosaic', [siemens, [0x00291010, 'OB', csa('36')]]],
    ['its class, for spectroscopy', 'notAnImage', [[0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.4.2']]],
    ['its type, for a map of spectra', 'notAnImage', [[0x00080008, 'CS', 'DERIVED\\PRIMARY\\METABOLITE_MAP\\NONE']]],
  ] as const)('are set aside by %s', async (_, reason, more) => {
    const files = [0, 1].map((k) => image(`${k}`, k, { position: [0, 0, k], instance: k, more: more }));
    expect(await shown(files)).toEqual({ series: [], setAside: [`0: ${reason}`, `1: ${reason}`] });
  });

  it('are not what a scanner of that maker writes into every header', async () => {
    const files = [0, 1].map((k) =>
      image(`${k}`, k, { position: [0, 0, k], instance: k, more: [siemens, [0x00291010, 'OB', csa('')]] }),
    );
    expect(await shown(files)).toMatchObject({ series: [[2, null]] });
  });

  it('the directory of a medium is DICOM, but no image', async () => {
    const slice = image('1', 1, { position: [0, 0, 1] });
    const text = new TextDecoder('latin1').decode(slice.bytes);
    const bytes = slice.bytes.slice();
    const at = text.indexOf('1.2.840.10008.5.1.4.1.1.2');
    bytes.set(new TextEncoder().encode('1.2.840.10008.1.3.10\0\0\0\0\0\0'), at);
    expect(await shown([{ name: 'DICOMDIR', bytes }])).toEqual({ series: [], setAside: ['DICOMDIR: notAnImage'] });
  });
});
