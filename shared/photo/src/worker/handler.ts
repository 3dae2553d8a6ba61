import { type Done, type Handlers, type Post, type Receive, serve, type WorkContext } from '@archway/worker';
import { classifyPhoto } from '../classify/classify-photo.ts';
import type { PhotoCodecs } from '../codecs/codecs.ts';
import { shrinkPhoto } from '../edit/shrink-photo.ts';
import type { Pixels } from '../pixels.ts';
import {
  editPhoto,
  type PhotoStep,
  type PreparedPhoto,
  type PrepareOptions,
  preparePhoto,
} from '../prepare/prepare-photo.ts';
import { openPhoto } from '../read/read-photo.ts';
import type { PhotoJobs } from './messages.ts';

type Context = WorkContext<PhotoStep>;

/**
 * The worker's side. A worker file needs only this:
 * `serveWorker(self, (post) => createPhotoWorkerHandler(browserCodecs(), post));`
 */
export function createPhotoWorkerHandler(codecs: PhotoCodecs, post: Post): Receive {
  const pixelsOf = async (bytes: Uint8Array, context: Context): Promise<Pixels> => {
    await report('decode', context);
    return openPhoto(bytes).pixels(codecs);
  };
  const handlers: Handlers<PhotoJobs> = {
    prepare: async ({ classify, ...photo }, context) =>
      sent(await preparePhoto(photo, codecs, { ...optionsOf(context), classify })),
    edit: async ({ classify, edits, ...photo }, context) =>
      sent(await editPhoto(photo, edits, codecs, { ...optionsOf(context), classify })),
    classify: async ({ bytes }, context) => ({ output: classifyPhoto(await pixelsOf(bytes, context)) }),
    async decode({ bytes, most }, context) {
      const pixels = await pixelsOf(bytes, context);
      const output = most ? shrinkPhoto(pixels, most) : pixels;
      return { output, transfer: [output.data.buffer] };
    },
  };
  return serve<PhotoJobs>(handlers, post);
}

/** Tells the step, and lets a cancellation arrive. */
function report(step: PhotoStep, context: Context): Promise<void> {
  context.progress(step);
  return context.breathe();
}

const optionsOf = (context: Context): PrepareOptions => ({
  signal: context.signal,
  onStep: (step) => report(step, context),
});

/** The bytes go to the page without being copied; a thumbnail that is the file itself is the same memory. */
function sent(output: PreparedPhoto): Done<PreparedPhoto> {
  return { output, transfer: [...new Set([output.file.bytes.buffer, output.thumb.bytes.buffer])] };
}
