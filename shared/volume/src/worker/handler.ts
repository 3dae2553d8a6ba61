import { type Post, type Receive, serve, type WorkContext as ThreadContext } from '@archway/worker';
import { loadJpegLs, type JpegLs } from '../pack/jpeg-ls.ts';
import type { ModuleLocation } from '../source/wasm.ts';
import { VolumeError } from '../volume-error.ts';
import { type Job, jobs, type WorkContext } from './jobs.ts';
import type { BytesWanted, VolumeJobName, VolumeJobs } from './messages.ts';

/** An address of a WebAssembly file, or its bytes. */
export type WasmLocation = string | Uint8Array;

export interface VolumeWorkerOptions {
  /** Where a bundle put the WebAssembly of the codec and of the archive library; Node finds both beside their packages. */
  readonly locate?: { readonly charls?: WasmLocation | undefined; readonly libarchive?: WasmLocation | undefined };
  /** Milliseconds after which a module that did not start is started again. */
  readonly moduleRetryMs?: number | undefined;
}

/** Milliseconds in which a worker need not hear of a cancellation. */
const BETWEEN_BREATHS = 50;

/**
 * The worker's side. A worker file needs only this:
 * `serveWorker(self, (post) => createVolumeWorkerHandler(post, { locate }));`
 */
export function createVolumeWorkerHandler(
  post: Post,
  { locate = {}, moduleRetryMs }: VolumeWorkerOptions = {},
): Receive {
  let codec: Promise<JpegLs> | undefined;
  const loadCodec = (): Promise<JpegLs> => {
    codec ??= loadJpegLs({ ...locationOf(locate.charls), retryMs: moduleRetryMs });
    // A failed download may succeed the next time.
    codec.catch(() => (codec = undefined));
    return codec;
  };
  const contextOf = (thread: ThreadContext<never>): WorkContext => ({
    codec: loadCodec,
    libarchive: { ...locationOf(locate.libarchive), retryMs: moduleRetryMs },
    async ask(ticket, start, end) {
      const bytes = await thread.ask({ ticket, start, end } satisfies BytesWanted);
      if (bytes === null) throw new VolumeError('truncated');
      return bytes as Uint8Array<ArrayBuffer>;
    },
    piece(piece, transfer) {
      thread.progress(piece as never, transfer);
      return this.breathe();
    },
    breathe: () => thread.breathe(BETWEEN_BREATHS),
  });
  const within =
    <Name extends VolumeJobName>(job: Job<Name>) =>
    (input: VolumeJobs[Name]['input'], thread: ThreadContext<never>) =>
      job(input, contextOf(thread));

  return serve<VolumeJobs>(
    {
      headers: within(jobs.headers),
      thumbnail: within(jobs.thumbnail),
      slices: within(jobs.slices),
      encode: within(jobs.encode),
      decode: within(jobs.decode),
      extract: within(jobs.extract),
      entry: within(jobs.entry),
      digest: within(jobs.digest),
    },
    post,
  );
}

const locationOf = (where: WasmLocation | undefined): ModuleLocation =>
  where === undefined ? {} : typeof where === 'string' ? { wasmUrl: where } : { wasmBinary: where };
