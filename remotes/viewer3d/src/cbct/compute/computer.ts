import type { GridVolume } from '../frame/grid.ts';
import { type Box, contains, crop } from '../panorama/crop.ts';
import type { ComputeAnswer, ComputeRequest, TaskName, Tasks } from './tasks.ts';

interface Waiting {
  resolve(give: unknown): void;
  reject(error: Error): void;
}

/** More of the volume than was asked for is handed over, so that small changes need no new voxels. */
const SPARE_MM = 8;

/** The worker that unrolls, cuts and aligns. It holds a part of the volume: the box that was last needed. */
export class Computer {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private held: { volume: GridVolume; box: Box } | null = null;

  /**
   * Runs a task on the part of the volume that lies in `box` (mm of patient space).
   * @returns null when the volume does not reach into the box, or after `dispose`
   */
  async run<K extends TaskName>(
    kind: K,
    volume: GridVolume,
    box: Box,
    take: Tasks[K]['take'],
  ): Promise<Tasks[K]['give'] | null> {
    const worker = this.start();
    if (this.held?.volume !== volume || !contains(this.held.box, box)) {
      const wider: Box = {
        min: [box.min[0] - SPARE_MM, box.min[1] - SPARE_MM, box.min[2] - SPARE_MM],
        max: [box.max[0] + SPARE_MM, box.max[1] + SPARE_MM, box.max[2] + SPARE_MM],
      };
      const part = crop(volume, wider);
      if (!part) return null;
      this.held = { volume, box: wider };
      worker.postMessage({ kind: 'volume', volume: part } satisfies ComputeRequest, [part.data.buffer as ArrayBuffer]);
    }
    this.last += 1;
    const request = { kind, id: this.last, take } as ComputeRequest;
    return new Promise((resolve, reject) => {
      this.waiting.set(this.last, { resolve: (give) => resolve(give as Tasks[K]['give']), reject });
      worker.postMessage(request);
    });
  }

  /** The voxels changed in place: what was handed over is out of date. */
  forget(): void {
    this.held = null;
  }

  dispose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.held = null;
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./compute.worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<ComputeAnswer>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.give);
    });
    worker.addEventListener('error', (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message));
      this.waiting.clear();
      worker.terminate();
      this.worker = null;
      this.held = null;
    });
    this.worker = worker;
    return worker;
  }
}
