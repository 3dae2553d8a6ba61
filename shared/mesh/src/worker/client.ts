import type { MeshAnalysis } from '../analyse/analyse-mesh.ts';
import { MeshError } from '../mesh-error.ts';
import type { ConvertedMesh } from '../convert/convert-mesh.ts';
import type { Mesh, MeshFormat } from '../mesh.ts';
import type { RepairOptions, RepairReport } from '../repair/repair-mesh.ts';
import type {
  IntakeOutput,
  MeshJobName,
  MeshJobs,
  MeshReply,
  MeshRequest,
  MeshWorkerStep,
  OpenOutput,
} from './messages.ts';

/** What is used of a browser's Worker (or of a MessagePort). */
export interface MeshWorkerPort {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
  terminate?(): void;
}

export interface MeshJobOptions {
  /** `fraction` runs from 0 to 1. */
  onProgress?: ((step: MeshWorkerStep, fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface MeshClient {
  /** Takes a file in for storage. `bytes` are transferred: the caller's array is empty afterwards. */
  intake(
    bytes: Uint8Array,
    fileName: string,
    options?: MeshJobOptions & { timestamp?: string | number; analyse?: boolean },
  ): Promise<IntakeOutput>;
  /** Opens a file of any format for display. `bytes` are transferred. */
  open(bytes: Uint8Array, fileName: string, options?: MeshJobOptions): Promise<OpenOutput>;
  /** The mesh is copied, not transferred. */
  analyse(mesh: Mesh, options?: MeshJobOptions): Promise<MeshAnalysis>;
  /** The mesh is copied, not transferred. */
  repair(mesh: Mesh, options?: MeshJobOptions & RepairOptions): Promise<{ mesh: Mesh; report: RepairReport }>;
  /** A file as another format, for example a `.drc` as STL for download. `bytes` are transferred. */
  convert(bytes: Uint8Array, fileName: string, to: MeshFormat, options?: MeshJobOptions): Promise<ConvertedMesh>;
  /** Ends the worker; whatever is under way is rejected as cancelled. */
  dispose(): void;
}

interface Pending {
  resolve: (output: never) => void;
  reject: (error: MeshError) => void;
  onProgress: MeshJobOptions['onProgress'];
}

/** The page's side: every call rejects with a MeshError (`cancelled` when its signal aborts, `workerFailed` on a crash). */
export function createMeshClient(worker: MeshWorkerPort): MeshClient {
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let disposed = false;

  const rejectAll = (error: MeshError) => {
    const all = [...pending.values()];
    pending.clear();
    for (const { reject } of all) reject(error);
  };
  worker.addEventListener('message', ({ data }) => {
    const reply = data as MeshReply;
    const job = pending.get(reply.id);
    if (!job) return;
    if (reply.kind === 'progress') return job.onProgress?.(reply.step, reply.fraction);
    pending.delete(reply.id);
    if (reply.kind === 'done') job.resolve(reply.output as never);
    else job.reject(new MeshError(reply.code, reply.values));
  });
  worker.addEventListener('error', ({ message }) =>
    rejectAll(new MeshError('workerFailed', { detail: message ?? 'the worker could not be started' })),
  );

  function run<Name extends MeshJobName>(
    kind: Name,
    input: MeshJobs[Name]['input'],
    transfer: ArrayBuffer[],
    { onProgress, signal }: MeshJobOptions,
  ): Promise<MeshJobs[Name]['output']> {
    if (disposed || signal?.aborted) return Promise.reject(new MeshError('cancelled'));
    const id = nextId++;
    return new Promise<MeshJobs[Name]['output']>((resolve, reject) => {
      const abort = () => {
        if (!pending.delete(id)) return;
        worker.postMessage({ kind: 'cancel', id } satisfies MeshRequest, []);
        reject(new MeshError('cancelled'));
      };
      const settled = () => signal?.removeEventListener('abort', abort);
      pending.set(id, {
        resolve: (output) => (settled(), resolve(output)),
        reject: (error) => (settled(), reject(error)),
        onProgress,
      });
      signal?.addEventListener('abort', abort);
      worker.postMessage({ kind, id, input }, transfer);
    });
  }

  return {
    intake(bytes, fileName, { timestamp = Date.now(), analyse = false, ...options } = {}) {
      const whole = wholeBuffer(bytes);
      return run('intake', { bytes: whole, fileName, timestamp, analyse }, [whole.buffer], options);
    },
    open(bytes, fileName, options = {}) {
      const whole = wholeBuffer(bytes);
      return run('open', { bytes: whole, fileName }, [whole.buffer], options);
    },
    analyse: (mesh, options = {}) => run('analyse', { mesh }, [], options),
    repair: (mesh, { onProgress, signal, ...options } = {}) =>
      run('repair', { mesh, options }, [], { onProgress, signal }),
    convert(bytes, fileName, to, options = {}) {
      const whole = wholeBuffer(bytes);
      return run('convert', { bytes: whole, fileName, to }, [whole.buffer], options);
    },
    dispose() {
      disposed = true;
      worker.terminate?.();
      rejectAll(new MeshError('cancelled'));
    },
  };
}

/** Only a whole ArrayBuffer can be transferred; a part of a larger one (or of shared memory) is copied. */
function wholeBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return whole ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
