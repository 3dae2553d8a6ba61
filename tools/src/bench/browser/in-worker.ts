/** Starts a worker for one task and ends it: nothing that a task leaves in memory is there for the next. */
export function inWorker<T>(worker: Worker, message: unknown = 'start'): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ result: T } | { error: string }>) =>
      'error' in data ? reject(new Error(data.error)) : resolve(data.result);
    worker.onerror = ({ message: text }) => reject(new Error(text));
    worker.postMessage(message);
  }).finally(() => worker.terminate());
}
