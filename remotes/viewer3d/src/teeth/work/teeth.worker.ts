import { serve, serveWorker } from '@archway/worker';
import type { TeethJobs } from './teeth-jobs.ts';
import { TeethWork } from './teeth-work.ts';

const work = new TeethWork();

serveWorker(self, (post) =>
  serve<TeethJobs>(
    {
      async open(input) {
        const output = await work.open(input);
        const { positions, normals, indices, bvhRoots } = output.jaw;
        return { output, transfer: [positions.buffer, normals.buffer, indices.buffer, ...bvhRoots] };
      },
      correct: (input) => ({ output: work.correct(input) }),
    },
    post,
  ),
);
