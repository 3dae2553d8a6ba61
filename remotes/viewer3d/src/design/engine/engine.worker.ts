import { serve, serveWorker } from '@archway/worker';
import type { EngineJobs } from './engine-jobs.ts';
import { EngineWork } from './engine-work.ts';

/** So often a cancellation is heard, ms. */
const BREATHES_MS = 40;

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
      arch: (input) => ({ output: work.arch(input) }),
      restage: async (input, { breathe }) => ({ output: await work.restage(input, () => breathe(BREATHES_MS)) }),
    },
    post,
  ),
);
