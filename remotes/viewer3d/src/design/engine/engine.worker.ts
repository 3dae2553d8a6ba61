import { serve, serveWorker } from '@archway/worker';
import type { EngineJobs } from './engine-jobs.ts';
import { EngineWork } from './engine-work.ts';

const work = new EngineWork();

serveWorker(self, (post) =>
  serve<EngineJobs>(
    {
      body(input) {
        work.body(input);
        return { output: null };
      },
      check: (input) => ({ output: work.check(input) }),
      near: (input) => ({ output: work.near(input) }),
      restage: (input) => ({ output: work.restage(input) }),
    },
    post,
  ),
);
