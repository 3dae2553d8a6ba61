import { VolumeError, type VolumeErrorCode } from '@archway/volume';
import type { Grid, GridVolume } from '../frame/grid.ts';
import { reducedGrid } from './reduced-grid.ts';
import type { ReadOptions, VolumeReader } from './volume-reader.ts';
import { ModuleFailure } from './cbct-failure.ts';

interface Message {
  error?: { code: VolumeErrorCode; values: Record<string, string | number> };
  grid?: Grid & { componentType: 'int16' | 'int32' };
  slice?: number;
  total?: number;
  part?: Int16Array | Int32Array;
  size?: GridVolume['size'];
  data?: Int16Array | Int32Array;
  done?: true;
}

/** Reads packed volumes in one worker of its own. */
export function createReader(): VolumeReader {
  const worker = new Worker(new URL('./unpack.worker.ts', import.meta.url));
  const ask = <T>(request: object, bytes: ArrayBuffer, take: (message: Message) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new ModuleFailure('file', event.message));
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.error) return reject(new VolumeError(data.error.code, data.error.values));
        const result = take(data);
        if (result !== undefined) resolve(result);
      };
      worker.postMessage(request, [bytes]);
    });
  return {
    quickLook: (bytes, of) =>
      ask({ kind: 'quick', bytes }, bytes, ({ size, data }) =>
        size && data ? { ...reducedGrid(of, size), data } : undefined,
      ),
    unpack: ({ bytes, budgetBytes, onVolume, onSlices, onProgress }: ReadOptions) => {
      let volume: GridVolume | undefined;
      return ask({ kind: 'unpack', bytes, budgetBytes }, bytes, (message) => {
        if (message.grid) {
          const { size, componentType } = message.grid;
          const Voxels = componentType === 'int16' ? Int16Array : Int32Array;
          volume = { ...message.grid, data: new Voxels(size[0] * size[1] * size[2]) };
          onVolume(volume, [1, 1, 1]);
        } else if (message.part && volume) {
          (volume.data as Int32Array).set(message.part, message.slice! * message.part.length);
          onSlices(message.slice!, 1);
          onProgress((message.slice! + 1) / message.total!);
        } else if (message.done) return { volume: volume!, reducedBy: [1, 1, 1] as const };
        return undefined;
      });
    },
    dispose: () => worker.terminate(),
  };
}
