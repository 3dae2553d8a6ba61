import { WorkerClient, WorkerClosed } from '@archway/worker';
import type { GridVolume } from '../frame/grid.ts';
import { type Box, contains } from '../frame/box.ts';
import { crop } from '../panorama/crop.ts';
import type { ComputeJobs, TaskName, Tasks } from './tasks.ts';

/** More of the volume than was asked for is handed over, so that small changes need no new voxels. */
const SPARE_MM = 8;

/** The worker that unrolls, cuts and aligns. It holds a part of the volume: the box that was last needed. */
export class Computer {
  private client: WorkerClient<ComputeJobs> | null = null;
  private held: { volume: GridVolume; box: Box } | null = null;

  /**
   * Runs a task on the part of the volume that lies in `box` (mm of patient space).
   * @returns null when the volume does not reach into the box, or after `dispose`
   */
  async run<K extends TaskName>(
    task: K,
    volume: GridVolume,
    box: Box,
    input: Tasks[K]['input'],
  ): Promise<Tasks[K]['output'] | null> {
    const client = this.start();
    if (this.held?.volume !== volume || !contains(this.held.box, box)) {
      const wider: Box = {
        min: [box.min[0] - SPARE_MM, box.min[1] - SPARE_MM, box.min[2] - SPARE_MM],
        max: [box.max[0] + SPARE_MM, box.max[1] + SPARE_MM, box.max[2] + SPARE_MM],
      };
      const part = crop(volume, wider);
      if (!part) return null;
      this.held = { volume, box: wider };
      // A failure is told by the task itself, which comes after it.
      client.run('volume', part, { transfer: [part.data.buffer as ArrayBuffer] }).catch(() => undefined);
    }
    return client.run<K>(task, input).catch((error: unknown) => {
      if (error instanceof WorkerClosed) return null;
      throw error;
    });
  }

  /** The voxels changed in place: what was handed over is out of date. */
  forget(): void {
    this.held = null;
  }

  dispose(): void {
    void this.client?.close();
    this.left();
  }

  private start(): WorkerClient<ComputeJobs> {
    this.client ??= new WorkerClient(new Worker(new URL('./compute.worker.ts', import.meta.url)), {
      onLost: () => this.left(),
    });
    return this.client;
  }

  /** The next task begins with a new worker, which has no voxels. */
  private left(): void {
    this.client = null;
    this.held = null;
  }
}
