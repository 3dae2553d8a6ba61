import { createVolumeWorkerHandler, type VolumeWorkerOptions } from './handler.ts';
import type { VolumeRequest } from './messages.ts';

/** What is used of a browser's Worker. Node's workers become one by `nodeWorkerPort`. */
export interface VolumeWorkerPort {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: { message?: string }) => void): void;
  terminate?(): unknown;
}

/** What is used of a `Worker` of node:worker_threads. */
export interface NodeWorkerLike {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (data: unknown) => void): unknown;
  on(event: 'error' | 'messageerror', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<number>;
}

/** A worker of node:worker_threads as a port; its end is an error for whoever still waits. */
export function nodeWorkerPort(worker: NodeWorkerLike): VolumeWorkerPort {
  return {
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    addEventListener(type: string, listener: (event: { data: unknown; message?: string }) => void) {
      if (type === 'message') worker.on('message', (data) => listener({ data }));
      else {
        worker.on(type as 'error', ({ message }) => listener({ data: undefined, message }));
        if (type === 'error') worker.on('exit', (code) => listener({ data: undefined, message: `exit ${code}` }));
      }
    },
    terminate: () => worker.terminate(),
  };
}

/** A worker that is none: the same work on this thread, for tools and tests. More than one of them gains nothing. */
export function inProcessWorker(options: VolumeWorkerOptions = {}): VolumeWorkerPort {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  let ended = false;
  const handle = createVolumeWorkerHandler((reply) => {
    // Never within the call that caused it, as a real worker.
    void Promise.resolve().then(() => {
      if (!ended) for (const listener of listeners) listener({ data: reply });
    });
  }, options);
  return {
    postMessage: (message) => void Promise.resolve().then(() => handle(message as VolumeRequest)),
    addEventListener(type: string, listener: (event: { data: unknown; message?: string }) => void) {
      if (type === 'message') listeners.push(listener);
    },
    terminate: () => (ended = true),
  };
}
