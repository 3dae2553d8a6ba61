import { createVolumeClient, type VolumeClient } from '@archway/volume';
import { nodePort } from '@archway/worker/node';
import { startWorker } from './node-worker.ts';

const ENTRY = new URL('./volume.worker.ts', import.meta.url);

/** The client of the browser on threads of Node. */
export const nodeVolumeClient = (threads: number): VolumeClient =>
  createVolumeClient({ createWorker: () => nodePort(startWorker(ENTRY)), cores: threads });
