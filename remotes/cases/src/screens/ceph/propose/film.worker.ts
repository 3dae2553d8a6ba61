import { proposeLandmarks } from '@archway/ceph';
import { openPhoto } from '@archway/photo';
import { browserCodecs } from '@archway/photo/browser';
import { serve, serveWorker } from '@archway/worker';
import type { FilmJobs } from './propose-jobs.ts';

serveWorker(self, (post) =>
  serve<FilmJobs>(
    {
      propose: async ({ bytes }) => ({ output: proposeLandmarks(await openPhoto(bytes).pixels(browserCodecs())) }),
    },
    post,
  ),
);
