import { gumBuffers } from '@archway/dental/gum';
import { serve, serveWorker } from '@archway/worker';
import type { PlanJobs } from './plan-jobs.ts';
import { prepareBody, prepareGum } from './prepare-body.ts';

serveWorker(self, (post) =>
  serve<PlanJobs>(
    {
      async body(input) {
        const output = await prepareBody(input);
        const { positions, normals, indices, bvhRoots } = output;
        return { output, transfer: [positions.buffer, normals.buffer, indices.buffer, ...bvhRoots] };
      },
      async gum(input) {
        const output = await prepareGum(input);
        return { output, transfer: gumBuffers(output) };
      },
    },
    post,
  ),
);
