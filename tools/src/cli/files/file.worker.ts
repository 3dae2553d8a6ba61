import { serve } from '@archway/worker';
import { serveThread } from '@archway/worker/node';
import { convert } from './convert-file.ts';
import { inspectMesh } from './inspect-mesh.ts';
import type { Jobs } from './jobs.ts';

serveThread((post) =>
  serve<Jobs>(
    {
      inspectMesh: async (input) => ({ output: await inspectMesh(input) }),
      // Decoders of photos are loaded by whoever has some.
      inspectPhoto: async (input) => ({ output: await (await import('./inspect-photo.ts')).inspectPhoto(input) }),
      convert: async (input) => ({ output: await convert(input) }),
    },
    post,
  ),
);
