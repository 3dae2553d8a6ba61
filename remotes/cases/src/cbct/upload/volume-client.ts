import { type VolumeClient, createVolumeClient } from '@archway/volume';

/** One worker for each core; they are started when there is work, and given back by `dispose`. */
export const createVolumes = (): VolumeClient =>
  createVolumeClient({
    cores: navigator.hardwareConcurrency,
    createWorker: () => new Worker(new URL('./volume.worker.ts', import.meta.url), { name: 'archway-volume' }),
  });
