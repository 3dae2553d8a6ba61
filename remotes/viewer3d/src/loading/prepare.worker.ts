import { serve, serveWorker } from '@archway/worker';
import { decodedBuffers } from './decoded-model.ts';
import type { PrepareJobs } from './prepare-jobs.ts';
import { prepareModel } from './prepare-model.ts';

serveWorker(self, (post) =>
  serve<PrepareJobs>(
    {
      async prepare({ bytes, fileName, factor }) {
        const output = await prepareModel(new Uint8Array(bytes), fileName, factor);
        return { output, transfer: decodedBuffers(output) };
      },
    },
    post,
  ),
);
