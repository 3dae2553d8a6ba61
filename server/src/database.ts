import { parentPort, workerData } from 'node:worker_threads';
import { startEngine } from './infrastructure/database/engine.ts';
import type { EngineReply, EngineRequest } from './infrastructure/database/engine-messages.ts';

/** The thread of the embedded database: a slow query must not hold up the server's event loop. */
if (!parentPort) throw new Error('database.ts runs as a worker thread');
const port = parentPort;
const reply = (message: EngineReply): void => port.postMessage(message);
const { folder } = workerData as { folder: string };

const engine = await startEngine(folder);

const perform = async (request: EngineRequest): Promise<void> => {
  if (request.do === 'exchange') {
    await engine.exchange(request.chunk, (data) => reply({ id: request.id, data: data.slice() }));
  } else if (request.do === 'reset') await engine.reset();
  else await engine.close();
};

port.on('message', (request: EngineRequest) => {
  perform(request).then(
    () => {
      reply({ id: request.id, done: true });
      if (request.do === 'close') port.close();
    },
    (error: unknown) => reply({ id: request.id, failed: error instanceof Error ? error.message : String(error) }),
  );
});
reply({ id: 0, done: true });
