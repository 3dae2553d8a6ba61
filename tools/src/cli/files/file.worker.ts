import { parentPort } from 'node:worker_threads';
import { convert } from './convert-file.ts';
import { fileErrorOf } from './file-error.ts';
import { inspectMesh } from './inspect-mesh.ts';
import type { JobReply, JobRequest, Jobs, JobName } from './jobs.ts';

async function work({ name, input }: JobRequest): Promise<Jobs[JobName]['output']> {
  switch (name) {
    case 'inspectMesh':
      return inspectMesh(input);
    case 'inspectPhoto':
      // Decoders of photos are loaded by whoever has some.
      return (await import('./inspect-photo.ts')).inspectPhoto(input);
    case 'convert':
      return convert(input);
  }
}

/** One job at a time; the pool sends the next when this one is answered. */
parentPort?.on('message', (request: JobRequest) => {
  work(request)
    .then(
      (output): JobReply => ({ output }),
      (error: unknown): JobReply => ({ error: fileErrorOf(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
