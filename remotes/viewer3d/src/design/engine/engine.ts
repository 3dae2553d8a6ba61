import { WorkerPool } from '@archway/worker';
import type { PreparedBody } from '../../plan/loading/plan-jobs.ts';
import type { DocumentTooth } from '@archway/contracts';
import type { EngineJobs } from './engine-jobs.ts';

/** The engine beside the page: its bodies are handed over once each. */
export class Engine {
  private readonly pool = new WorkerPool<EngineJobs>({
    createWorker: () => new Worker(new URL('./engine.worker.ts', import.meta.url)),
    size: 1,
  });
  private readonly sent = new Map<number, string>();

  /** Hands over a body that has arrived; one that is there already stays. */
  body(tooth: DocumentTooth, sha256: string, { positions, indices, crown }: PreparedBody): void {
    if (this.sent.get(tooth.fdi) === sha256) return;
    this.sent.set(tooth.fdi, sha256);
    // Copied: the page draws them. A worker that is lost has lost all of them, and is told by what asks next.
    this.pool
      .run('body', { tooth, positions, indices, ...(crown && { crown }) })
      .catch(() => void this.sent.delete(tooth.fdi));
  }

  check(input: EngineJobs['check']['input'], signal: AbortSignal) {
    return this.pool.run('check', input, { signal });
  }

  contacts(input: EngineJobs['contacts']['input']) {
    return this.pool.run('contacts', input);
  }

  arch(input: EngineJobs['arch']['input'], signal: AbortSignal) {
    return this.pool.run('arch', input, { signal });
  }

  restage(input: EngineJobs['restage']['input'], signal: AbortSignal) {
    return this.pool.run('restage', input, { signal });
  }

  dispose(): void {
    void this.pool.close();
  }
}
