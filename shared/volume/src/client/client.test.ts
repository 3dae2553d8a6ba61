import type { WorkerPort } from '@archway/worker';
import { ChannelWorkers } from '@archway/worker/testing';
import { pattern, inputOf, writeSeries } from '../testing/series.ts';
import { writeDicom } from '../testing/dicom-writer.ts';
import { VolumeError } from '../volume-error.ts';
import { createVolumeWorkerHandler } from '../worker/handler.ts';
import { inProcessWorker } from '../worker/ports.ts';
import { createVolumeClient } from './client.ts';
import type { VolumeClient } from './api.ts';

const workers = new ChannelWorkers();
let client: VolumeClient;
beforeEach(
  () => (client = createVolumeClient({ createWorker: () => workers.start(createVolumeWorkerHandler), cores: 2 })),
);
afterEach(() => {
  client.dispose();
  workers.close();
});

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof VolumeError ? error.code : error),
  );
const inputs = (files: readonly { name: string; bytes: Uint8Array }[]) =>
  files.map(({ name, bytes }) => inputOf(name, bytes));

describe('a folder of slices', () => {
  const head = pattern([40, 30, 21]);

  it('is listed, packed and read back bit by bit', async () => {
    const files = inputs([
      ...writeSeries(head),
      { name: 'notes.txt', bytes: new TextEncoder().encode('no image at all here') },
    ]);
    const opened = await client.open(files);
    expect(opened).toMatchObject({
      filesRead: 22,
      archive: null,
      setAside: [{ file: 'notes.txt', reason: 'notDicom' }],
    });
    expect(opened.series).toHaveLength(1);
    const [choice] = opened.series;
    expect(choice).toMatchObject({
      name: 'Doe Jane',
      series: '3',
      created: '20260102',
      dimension: [40, 30, 21],
      spacing: [0.3, 0.3, 0.4],
      problem: null,
      componentType: 'int16',
    });
    expect(choice!.thumbnail).toMatchObject({ width: 40, height: 30 });
    // The middle of the ball is white, the corner black.
    expect([choice!.thumbnail!.gray[15 * 40 + 20]! > 200, choice!.thumbnail!.gray[0]! < 20]).toEqual([true, true]);

    const steps: string[] = [];
    const packed = await client.pack(choice!.key, {
      timestamp: 7,
      onProgress: (step) => steps.at(-1) === step || steps.push(step),
    });
    expect(steps).toEqual(['read', 'assemble', 'compress', 'zip']);
    expect(packed).toMatchObject({ zipName: 'cbct_7.zip', quickLookName: 'cbct_7.ls' });
    expect(packed.descriptor.source).toMatchObject({ series: '3', slicesRead: 21, setAside: [{ file: 'notes.txt' }] });
    expect(packed.ratio).toBeCloseTo((40 * 30 * 21 * 2) / packed.zip.length);

    const seen: [number, number][] = [];
    let begun = false;
    const back = await client.unpack(inputOf('', packed.zip).blob, {
      onVolume: (volume) => (begun = volume.size[2] === 21 && seen.length === 0),
      onSlices: (first, count) => seen.push([first, count]),
    });
    expect(begun).toBe(true);
    expect(back.info).toEqual({ reducedBy: [1, 1, 1], fullSize: [40, 30, 21] });
    expect(Int16Array.from(back.volume.data)).toEqual(head.data);
    expect({ ...back.volume, data: 0 }).toEqual({ ...head, data: 0 });
    expect(seen.reduce((sum, [, count]) => sum + count, 0)).toBe(21);

    const look = await client.quickLook(packed.quickLook, packed.descriptor);
    expect(look.size).toEqual([40, 30, 21]);
    expect(look.data).toEqual(head.data);
  });

  it('gives int32 when one slice needs it', async () => {
    const files = [0, 1, 2].map((k) => {
      const samples = new Int32Array(16).fill(k === 1 ? 100_000 : 5);
      return inputOf(`${k}`, writeDicom({ columns: 4, rows: 4, samples, position: [0, 0, k], instance: k }));
    });
    const { series } = await client.open(files);
    expect(series[0]!.componentType).toBeNull();
    const packed = await client.pack(series[0]!.key, { timestamp: 1 });
    expect(packed.series.componentType).toBe('int32');
    const { volume } = await client.unpack(packed.zip);
    expect(Array.from(volume.data.slice(12, 20))).toEqual([5, 5, 5, 5, 100_000, 100_000, 100_000, 100_000]);
  });

  it('says that its slices cannot be merged, and why, when a file has changed since it was chosen', async () => {
    const [first, ...rest] = inputs(writeSeries(head));
    let size = first!.blob.size;
    // As a file that was cut on the disk meanwhile.
    const slice = (start: number, end: number) => first!.blob.slice(start, Math.min(end, size));
    const cut = { name: first!.name, blob: { size, slice, arrayBuffer: () => first!.blob.arrayBuffer() } };
    const { series } = await client.open([cut, ...rest]);
    expect(series[0]!.problem).toBeNull();
    size -= 100;
    const failed = client.pack(series[0]!.key, { timestamp: 1 });
    await expect(failed).rejects.toMatchObject({ code: 'notMerged', values: { reason: 'truncated' } });
    await expect(client.assemble(series[0]!.key)).rejects.toMatchObject({ code: 'notMerged' });
    size += 100;
    expect(await client.pack(series[0]!.key, { timestamp: 1 })).toMatchObject({ zipName: 'cbct_1.zip' });
  });

  it('refuses a single image, and a series that is not there', async () => {
    const { series } = await client.open(inputs(writeSeries(head).slice(0, 1)));
    expect(series[0]).toMatchObject({ problem: 'singleImage', dimension: [40, 30, 1] });
    expect(await codeOf(client.pack(series[0]!.key, { timestamp: 1 }))).toBe('singleImage');
    expect(await codeOf(client.pack('another', { timestamp: 1 }))).toBe('noImageData');
  });
});

describe('a view that is larger than its budget', () => {
  it('is reduced by whole factors while it is decoded', async () => {
    const head = pattern([40, 30, 20]);
    const { series } = await client.open(inputs(writeSeries(head)));
    const { zip } = await client.pack(series[0]!.key, { timestamp: 1 });
    const { volume, info } = await client.unpack(zip, { budgetBytes: 20 * 15 * 20 * 2 });
    expect(info).toEqual({ reducedBy: [2, 2, 1], fullSize: [40, 30, 20] });
    expect(volume.size).toEqual([20, 15, 20]);
    expect(volume.spacing).toEqual([0.6, 0.6, 0.4]);
    expect(volume.origin[0]).toBeCloseTo(10.15);
    const corner = [0, 1, 40, 41].reduce((sum, n) => sum + head.data[n]!, 0);
    expect(volume.data[0]).toBe(Math.round(corner / 4));
  });
});

describe('work that does not come to its end', () => {
  const head = pattern([64, 64, 24]);

  it('is cancelled by its signal, and the client goes on', async () => {
    const { series } = await client.open(inputs(writeSeries(head)));
    const stop = new AbortController();
    const packing = client.pack(series[0]!.key, { timestamp: 1, signal: stop.signal, onProgress: () => stop.abort() });
    expect(await codeOf(packing)).toBe('cancelled');
    expect(await codeOf(client.open([], { signal: stop.signal }))).toBe('cancelled');
    expect((await client.pack(series[0]!.key, { timestamp: 1 })).zip.length).toBeGreaterThan(0);
  });

  it('is a named error when a worker dies, is silent, or cannot be made', async () => {
    const listeners: ((event: { message?: string }) => void)[] = [];
    const port = {
      postMessage: () => setTimeout(() => listeners[0]!({ message: 'out of memory' }), 5),
      addEventListener: (type: string, listener: never) => void (type === 'error' && listeners.push(listener)),
    } as unknown as WorkerPort;
    const dying = createVolumeClient({ createWorker: () => port });
    await expect(dying.open(inputs(writeSeries(head)))).rejects.toMatchObject({
      code: 'workerFailed',
      values: { detail: 'out of memory' },
    });
    const mute = { postMessage: () => undefined, addEventListener: () => undefined } as unknown as WorkerPort;
    const silent = createVolumeClient({ createWorker: () => mute, silenceMs: 20 });
    expect(await codeOf(silent.open(inputs(writeSeries(head))))).toBe('workerFailed');
    const none = createVolumeClient({
      createWorker: () => {
        throw new Error('refused by policy');
      },
    });
    expect(await codeOf(none.open(inputs(writeSeries(head))))).toBe('workerFailed');
  });

  it('is cancelled when the client is disposed of', async () => {
    const lost = client.open(inputs(writeSeries(head)));
    client.dispose();
    expect(await codeOf(lost)).toBe('cancelled');
  });
});

describe('blobs that cannot be handed to a worker', () => {
  it('are read on request', async () => {
    const files = writeSeries(pattern([8, 8, 4])).map(({ name, bytes }) => ({
      name,
      blob: {
        size: bytes.length,
        slice(start = 0, end = bytes.length) {
          return { ...this, arrayBuffer: async () => bytes.slice(start, end).buffer };
        },
        arrayBuffer: async () => bytes.slice().buffer,
      },
    }));
    const { series } = await client.open(files);
    expect(series[0]!.dimension).toEqual([8, 8, 4]);
    expect((await client.assemble(series[0]!.key)).volume.data).toEqual(pattern([8, 8, 4]).data);
  });
});

it('works without workers, on this thread', async () => {
  const here = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 1 });
  const { series } = await here.open(inputs(writeSeries(pattern([8, 8, 4]))));
  const { zip } = await here.pack(series[0]!.key, { timestamp: 1 });
  expect(Int16Array.from((await here.unpack(zip)).volume.data)).toEqual(pattern([8, 8, 4]).data);
  here.dispose();
});
