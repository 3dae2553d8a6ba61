import type { AppContext } from '../../context.ts';
import type { Job } from '../../infrastructure/jobs/jobs.ts';
import { pictureName } from '../cases/api.ts';
import { findCbct, setPicture } from './repository.ts';
import { drawQuickLook } from './tasks.ts';

export const PICTURE_QUEUE = 'cbct-picture';

export interface PictureJob {
  readonly cbctId: string;
}

/** Registers the worker that draws small pictures of CBCTs. */
export const pictureJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<PictureJob>(PICTURE_QUEUE, { timeoutSeconds: 120 }, (job) => draw(context, job));

async function draw({ db, store, compute, log }: AppContext, { data, signal }: Job<PictureJob>): Promise<void> {
  const cbct = await findCbct(db, data.cbctId);
  // It may have been replaced or removed since.
  if (!cbct || cbct.thumbName) return;
  const quickLook = await (await store.get(cbct.quickLookName)).bytes();
  let picture: Uint8Array;
  try {
    picture = await compute.run(drawQuickLook, { quickLook }, { signal });
  } catch (error) {
    if ((error as Error).name !== 'VolumeError') throw error;
    // A quick look that cannot be read is shown by its sign, as is one from before there were pictures.
    log.warn({ err: error, cbctId: cbct.cbctId }, 'a CBCT has no picture');
    return;
  }
  const name = pictureName(cbct.quickLookName, cbct.cbctId);
  await store.put(name, picture, { contentType: 'image/jpeg' });
  await setPicture(db, cbct.cbctId, name);
}
