import type { BenchRow } from '../bench-row.ts';

/** What the program that drives the browser calls. */
export interface BenchPage {
  mesh(): Promise<BenchRow[]>;
}

declare global {
  var archwayBench: BenchPage;
}

/** Starts a worker for one task and ends it: nothing that a task leaves in memory is there for the next. */
function inWorker<T>(worker: Worker, message?: unknown): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ result: T } | { error: string }>) =>
      'error' in data ? reject(new Error(data.error)) : resolve(data.result);
    worker.onerror = ({ message: text }) => reject(new Error(text));
    worker.postMessage(message ?? 'start');
  }).finally(() => worker.terminate());
}

globalThis.archwayBench = {
  mesh: () => inWorker(new Worker(new URL('./mesh.worker.ts', import.meta.url))),
};
