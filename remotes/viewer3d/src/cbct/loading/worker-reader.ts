import { createVolumeClient } from '@archway/volume';
import type { VolumeReader } from './volume-reader.ts';

/** Reads packed volumes in one worker per core. */
export function createReader(): VolumeReader {
  const client = createVolumeClient({
    createWorker: () => new Worker(new URL('./volume.worker.ts', import.meta.url)),
    cores: navigator.hardwareConcurrency,
  });
  return {
    quickLook: (bytes, of) => client.quickLook(bytes, of),
    async unpack({ bytes, budgetBytes, signal, onVolume, onSlices, onProgress }) {
      const { volume, info } = await client.unpack(bytes, {
        budgetBytes,
        signal,
        onVolume: (growing, { reducedBy }) => onVolume(growing, reducedBy),
        onSlices,
        onProgress: (step, fraction) => {
          if (step === 'decode') onProgress(fraction);
        },
      });
      return { volume, reducedBy: info.reducedBy };
    },
    dispose: () => client.dispose(),
  };
}
