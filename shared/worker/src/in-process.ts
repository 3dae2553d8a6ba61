import type { Post, WorkerPort } from './port.ts';
import type { Receive } from './serve.ts';

/** A worker that is none: the same work on this thread, for tools and tests. More than one of them gains nothing. */
export function inProcessPort(receiver: (post: Post) => Receive): WorkerPort {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  let ended = false;
  // Never within the call that caused it, as with a real worker.
  const soon = (work: () => void): void => void Promise.resolve().then(() => (ended ? undefined : work()));
  const receive = receiver((data) =>
    soon(() => {
      for (const listener of listeners) listener({ data });
    }),
  );
  return {
    postMessage: (message) => soon(() => receive(message)),
    addEventListener(type: string, listener: (event: { data: unknown; message?: string }) => void) {
      if (type === 'message') listeners.push(listener);
    },
    terminate: () => (ended = true),
  };
}
