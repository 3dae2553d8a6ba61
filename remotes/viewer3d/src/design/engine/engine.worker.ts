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
      contacts(input) {
        const output = work.contacts(input);
        return { output, transfer: output.maps.map(([, distances]) => distances.buffer as ArrayBuffer) };
      },
      restage: (input) => ({ output: work.restage(input) }),
    },
    post,
  ),
);
