import { serve } from '@archway/worker';
import { serveThread } from '@archway/worker/node';
import { type Engine, startEngine } from './infrastructure/database/engine.ts';
import type { EngineJobs } from './infrastructure/database/engine-jobs.ts';
import { Gathered } from './infrastructure/database/gathered.ts';

let running: Engine | undefined;

function engine(): Engine {
  if (!running) throw new Error('the engine was not started');
  return running;
}

/** The thread of the embedded database: a slow query must not hold up the server's event loop. */
serveThread((post) =>
  serve<EngineJobs>(
    {
      async start({ folder }) {
        running = await startEngine(folder);
        return { output: null };
      },
      async exchange(chunk, context) {
        const answer = new Gathered((part) => context.progress(part, [part.buffer]));
        await engine().exchange(chunk, (data) => answer.add(data));
        return { output: answer.rest() };
      },
      async reset() {
        await engine().reset();
        return { output: null };
      },
      async close() {
        await engine().close();
        return { output: null };
      },
    },
    post,
  ),
);
