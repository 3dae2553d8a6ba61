import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads.ts';
import type { Engine } from './engine.ts';
import type { EngineReply, EngineRequest } from './engine-messages.ts';

interface Pending {
  answer(data: Uint8Array): void;
  resolve(): void;
  reject(error: Error): void;
}

type Asked = EngineRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/**
 * The embedded database in a thread of its own.
 * @param onLost called when the thread ends by itself; the process cannot go on without its database.
 */
export async function startEngineThread(folder: string, onLost: (error: Error) => void): Promise<Engine> {
  const thread: Worker = startThread('database', { folder });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  /** Once it serves; a thread that ends before has only failed to start. */
  let serving = false;

  const ask = (asked: Asked, answer: Pending['answer'] = () => {}): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { answer, resolve, reject });
      thread.postMessage({ ...asked, id });
    });
  const lose = (error: Error): void => {
    for (const waiting of pending.values()) waiting.reject(error);
    pending.clear();
    if (!serving) return;
    serving = false;
    onLost(error);
  };

  await new Promise<void>((resolve, reject) => {
    pending.set(0, { answer: () => {}, resolve, reject });
    thread.on('message', (reply: EngineReply) => {
      const waiting = pending.get(reply.id);
      if (!waiting) return;
      if ('data' in reply) return waiting.answer(reply.data);
      pending.delete(reply.id);
      if ('done' in reply) waiting.resolve();
      else waiting.reject(new Error(reply.failed));
    });
    thread.on('error', (error) => lose(error as Error));
    thread.on('exit', () => lose(new Error('the thread of the embedded database ended')));
  });
  serving = true;

  return {
    exchange: (chunk, answer) => ask({ do: 'exchange', chunk }, answer),
    reset: () => ask({ do: 'reset' }),
    close: async () => {
      serving = false;
      await ask({ do: 'close' });
      await thread.terminate();
    },
  };
}
