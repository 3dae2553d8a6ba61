import { parentPort } from 'node:worker_threads';
import { convert } from './convert-file.ts';
import { fileErrorOf } from './file-error.ts';
import { inspectMesh } from './inspect-mesh.ts';
import type { JobReply, JobRequest, Jobs, JobName } from './jobs.ts';

const work = (request: JobRequest): Promise<Jobs[JobName]['output']> =>
  request.name === 'convert' ? convert(request.input) : inspectMesh(request.input);

/** One job at a time; the pool sends the next when this one is answered. */
parentPort?.on('message', (request: JobRequest) => {
  work(request)
    .then(
      (output): JobReply => ({ output }),
      (error: unknown): JobReply => ({ error: fileErrorOf(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
