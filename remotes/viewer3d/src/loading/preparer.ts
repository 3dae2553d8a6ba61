import { MeshError } from '@archway/mesh';
import { codedErrors, WorkerPool } from '@archway/worker';
import type { DecodedModel } from './decoded-model.ts';
import type { PrepareJobs } from './prepare-jobs.ts';

/** A worker that read a file larger than this gives its memory back, bytes. */
const LARGE_FILE = 2 ** 26;

/** The worker that makes models ready, started with the first one and ended with the page. */
export class Preparer {
  private readonly pool = new WorkerPool<PrepareJobs>({
    createWorker: () => new Worker(new URL('./prepare.worker.ts', import.meta.url)),
    size: 1,
    errors: codedErrors(MeshError),
    restartAfterBytes: LARGE_FILE,
  });

  /**
   * Takes the bytes over (they are gone for the caller).
   * @throws MeshError when the file is no usable mesh, or `cancelled` after `dispose`
   */
  prepare(bytes: ArrayBuffer, fileName: string, factor: number | null): Promise<DecodedModel> {
    return this.pool.run('prepare', { bytes, fileName, factor }, { transfer: [bytes] });
  }

  dispose(): void {
    void this.pool.close();
  }
}
