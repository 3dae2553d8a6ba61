import { loadJpegLs, type JpegLs } from '../pack/jpeg-ls.ts';
import type { AskBytes } from '../source/file-source.ts';
import type { ModuleLocation } from '../source/wasm.ts';
import { VolumeError } from '../volume-error.ts';
import { work, type WorkContext } from './jobs.ts';
import type { VolumeReply, VolumeRequest } from './messages.ts';

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

type Post = (reply: VolumeReply, transfer: ArrayBuffer[]) => void;
type Job = Exclude<VolumeRequest, { kind: 'cancel' | 'bytes' }>;

/**
 * The worker's side. A worker file needs only this:
 * `const handle = createVolumeWorkerHandler((reply, transfer) => self.postMessage(reply, { transfer }), { locate });`
 * `self.onmessage = (event) => handle(event.data);`
 */
export function createVolumeWorkerHandler(
  post: Post,
  { locate = {}, moduleRetryMs }: VolumeWorkerOptions = {},
): (request: VolumeRequest) => void {
  const cancelled = new Set<number>();
  const asked = new Map<
    number,
    { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }
  >();
  let nextAsk = 1;
  let codec: Promise<JpegLs> | undefined;
  let last: Promise<void> = Promise.resolve();
  let breathed = performance.now();

  const ask: AskBytes = (ticket, start, end) =>
    new Promise((resolve, reject) => {
      const number = nextAsk++;
      asked.set(number, { resolve, reject });
      post({ kind: 'ask', ask: number, ticket, start, end }, []);
    });

  const loadCodec = (): Promise<JpegLs> => {
    codec ??= loadJpegLs({ ...locationOf(locate.charls), retryMs: moduleRetryMs });
    // A failed download may succeed the next time.
    codec.catch(() => (codec = undefined));
    return codec;
  };

  const contextOf = (id: number): WorkContext => ({
    codec: loadCodec,
    libarchive: { ...locationOf(locate.libarchive), retryMs: moduleRetryMs },
    ask,
    async piece(piece, transfer) {
      post({ kind: 'piece', id, piece }, transfer);
      await this.breathe();
    },
    async breathe() {
      // Browsers make each of many timers 4 ms long, so a cancel message is let in only now and then.
      if (performance.now() - breathed < BETWEEN_BREATHS) return;
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
      breathed = performance.now();
      if (cancelled.has(id)) throw new VolumeError('cancelled');
    },
  });

  const run = async (job: Job): Promise<void> => {
    try {
      if (cancelled.has(job.id)) throw new VolumeError('cancelled');
      const { output, transfer } = await work(job, contextOf(job.id));
      post({ kind: 'done', id: job.id, output }, transfer);
    } catch (cause) {
      post({ kind: 'failed', id: job.id, ...failure(cause) }, []);
    }
    cancelled.delete(job.id);
  };

  return (request) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else if (request.kind === 'bytes') {
      const waiting = asked.get(request.ask);
      asked.delete(request.ask);
      if (request.bytes) waiting?.resolve(request.bytes);
      else waiting?.reject(new VolumeError('truncated'));
    } else last = last.then(() => run(request));
  };
}

const locationOf = (where: WasmLocation | undefined): ModuleLocation =>
  where === undefined ? {} : typeof where === 'string' ? { wasmUrl: where } : { wasmBinary: where };

function failure(cause: unknown): Pick<Extract<VolumeReply, { kind: 'failed' }>, 'code' | 'values'> {
  if (cause instanceof VolumeError) return { code: cause.code, values: cause.values };
  const detail = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  // A file that changed or vanished since it was chosen; the same name in browsers and in Node.
  if (cause instanceof Error && cause.name === 'NotReadableError') return { code: 'truncated', values: { detail } };
  return { code: 'workerFailed', values: { detail } };
}
