import type { CutGum } from '@archway/dental/gum';
import { MeshError } from '@archway/mesh';
import { codedErrors, WorkerPool } from '@archway/worker';
import type { PlanJobs, PreparedBody } from './plan-jobs.ts';

/** Makes meshes of plans ready to be drawn. */
export interface PlanPreparer {
  /** Takes the bytes over. @throws MeshError when the file is no usable mesh, or `cancelled` after `dispose` */
  body(bytes: ArrayBuffer, fileName: string): Promise<PreparedBody>;
  gum(input: PlanJobs['gum']['input']): Promise<CutGum>;
  dispose(): void;
}

/** In a worker, which is started with the first mesh. */
export function workerPreparer(): PlanPreparer {
  const pool = new WorkerPool<PlanJobs>({
    createWorker: () => new Worker(new URL('./plan.worker.ts', import.meta.url)),
    size: 1,
    errors: codedErrors(MeshError),
  });
  return {
    body: (bytes, fileName) => pool.run('body', { bytes, fileName }, { transfer: [bytes] }),
    gum: (input) => pool.run('gum', input, { transfer: [input.bytes] }),
    dispose: () => void pool.close(),
  };
}
