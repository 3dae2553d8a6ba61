import { classifyPhoto } from '../classify/classify-photo.ts';
import type { PhotoCodecs } from '../codecs/codecs.ts';
import { shrinkPhoto } from '../edit/shrink-photo.ts';
import { PhotoError } from '../photo-error.ts';
import { type PreparedPhoto, type PrepareOptions, editPhoto, preparePhoto } from '../prepare/prepare-photo.ts';
import { openPhoto } from '../read/read-photo.ts';
import type { PhotoReply, PhotoRequest } from './messages.ts';

type Post = (reply: PhotoReply, transfer: ArrayBuffer[]) => void;
type Finished = { output: Extract<PhotoReply, { kind: 'done' }>['output']; buffers: ArrayBuffer[] };

/**
 * The worker's side. A worker file needs only this:
 * `const handle = createPhotoWorkerHandler(browserCodecs(), (reply, transfer) => self.postMessage(reply, { transfer }));`
 * `self.onmessage = (event) => handle(event.data);`
 */
export function createPhotoWorkerHandler(codecs: PhotoCodecs, post: Post): (request: PhotoRequest) => void {
  const runs = new Map<number, { aborted: boolean }>();
  let last: Promise<void> = Promise.resolve();

  return (request) => {
    if (request.kind === 'cancel') {
      const run = runs.get(request.id);
      if (run) run.aborted = true;
      return;
    }
    const { id } = request;
    const signal = { aborted: false };
    runs.set(id, signal);
    const options: PrepareOptions = {
      signal,
      async onStep(step) {
        post({ kind: 'progress', id, step }, []);
        await breathe();
      },
    };
    last = last.then(() =>
      work(request, codecs, options)
        .then(({ output, buffers }) => post({ kind: 'done', id, output }, buffers))
        .catch((cause: unknown) => post({ kind: 'failed', id, ...failure(cause) }, []))
        .finally(() => runs.delete(id)),
    );
  };
}

async function work(
  request: Exclude<PhotoRequest, { kind: 'cancel' }>,
  codecs: PhotoCodecs,
  options: PrepareOptions,
): Promise<Finished> {
  if (options.signal?.aborted) throw new PhotoError('cancelled');
  switch (request.kind) {
    case 'prepare':
      return sent(await preparePhoto(request.input, codecs, { ...options, classify: request.input.classify }));
    case 'edit': {
      const { edits, classify } = request.input;
      return sent(await editPhoto(request.input, edits, codecs, { ...options, classify }));
    }
    case 'classify': {
      await options.onStep?.('decode');
      const pixels = await openPhoto(request.input.bytes).pixels(codecs);
      return { output: classifyPhoto(pixels), buffers: [] };
    }
    case 'decode': {
      await options.onStep?.('decode');
      const pixels = await openPhoto(request.input.bytes).pixels(codecs);
      const output = request.input.most ? shrinkPhoto(pixels, request.input.most) : pixels;
      return { output, buffers: [output.data.buffer] };
    }
  }
}

/** The bytes go to the page without being copied; a thumbnail that is the file itself is the same memory. */
function sent(output: PreparedPhoto): Finished {
  return { output, buffers: [...new Set([output.file.bytes.buffer, output.thumb.bytes.buffer])] };
}

/** Lets the worker's event loop turn, so that a cancel message can arrive. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function failure(cause: unknown) {
  if (cause instanceof PhotoError) return { code: cause.code, values: cause.values };
  const detail = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return { code: 'workerFailed' as const, values: { detail } };
}
