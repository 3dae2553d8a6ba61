import { plainErrors, WorkerClient } from '@archway/worker';
import { nodePort } from '@archway/worker/node';
import { startThread } from '../threads.ts';
import type { Engine } from './engine.ts';
import type { EngineJobs } from './engine-jobs.ts';

/**
 * The embedded database in a thread of its own.
 * @param onLost called when the thread ends by itself; the process cannot go on without its database.
 * @throws what the engine could not be started with
 */
export async function startEngineThread(folder: string, onLost: (error: Error) => void): Promise<Engine> {
  /** Once it serves; a thread that ends before has only failed to start. */
  let serving = false;
  const client = new WorkerClient<EngineJobs>(nodePort(startThread('database')), {
    errors: { ...plainErrors, lost: (detail, _task, cause) => lost(detail, cause) },
    onLost(detail, cause) {
      if (serving) onLost(lost(detail, cause));
    },
  });
  try {
    await client.run('start', { folder });
  } catch (error) {
    await client.close();
    throw error;
  }
  serving = true;
  return {
    async exchange(chunk, answer) {
      // Of a part of a buffer, all of the buffer would be copied.
      answer(await client.run('exchange', new Uint8Array(chunk), { onProgress: answer }));
    },
    reset: async () => void (await client.run('reset', null)),
    close: async () => {
      serving = false;
      await client.run('close', null);
      await client.close();
    },
  };
}

const lost = (detail: string, cause: unknown): Error =>
  new Error(`the thread of the embedded database ended: ${detail}`, { cause });
