import { parentPort, type Worker } from 'node:worker_threads';
import type { Failure, Post, WorkerPort } from './port.ts';
import type { Receive } from './serve.ts';

export interface NodePortOptions {
  /** The process may end while the thread has nothing to do. */
  readonly idleMayEnd?: boolean;
}

/** A thread of Node as a port; its end is an error for whoever still waits. */
export function nodePort(worker: Worker, { idleMayEnd = false }: NodePortOptions = {}): WorkerPort {
  return {
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    addEventListener(type: string, listener: (event: { data: unknown } & Failure) => void) {
      const failed = (error: Error): void => listener({ data: undefined, message: error.message, error });
      if (type === 'message') worker.on('message', (data: unknown) => listener({ data }));
      else if (type === 'messageerror') worker.on('messageerror', failed);
      else {
        worker.on('error', failed);
        worker.on('exit', (code) => listener({ data: undefined, message: `the thread ended with code ${code}` }));
      }
    },
    terminate: () => worker.terminate(),
    ...(idleMayEnd && { keepAlive: (needed: boolean) => (needed ? worker.ref() : worker.unref()) }),
  };
}

/** All that the file of a thread says: `serveThread((post) => serve<Tasks>(handlers, post));` */
export function serveThread(receiver: (post: Post) => Receive): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a thread');
  const receive = receiver((reply, transfer) => port.postMessage(reply, transfer));
  port.on('message', (message: unknown) => receive(message));
}
