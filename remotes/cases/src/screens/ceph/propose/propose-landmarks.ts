import type { Marks } from '@archway/ceph';
import { WorkerPool, plainErrors } from '@archway/worker';
import { fetchPhoto } from '../../../photos/stored/fetch-photo.ts';
import type { FilmJobs } from './propose-jobs.ts';

/** The memory of a decoded film is given back when nobody has asked for so long. */
const IDLE_MS = 30_000;

let pool: WorkerPool<FilmJobs> | null = null;

const worker = (): WorkerPool<FilmJobs> =>
  (pool ??= new WorkerPool<FilmJobs>({
    createWorker: () => new Worker(new URL('./film.worker.ts', import.meta.url), { name: 'archway-film' }),
    size: 1,
    idleMs: IDLE_MS,
    errors: plainErrors,
  }));

/** Landmarks that the image analysis sees on a stored film, in a worker. @throws Error when it cannot be had or read */
export async function proposalsFor(objectName: string): Promise<Marks> {
  const film = await fetchPhoto(objectName);
  return worker().run('propose', async () => ({ bytes: new Uint8Array(await film.arrayBuffer()) }), {
    transfer: ({ bytes }) => [bytes.buffer as ArrayBuffer],
  });
}
