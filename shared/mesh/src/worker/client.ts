import { codedErrors, WorkerClient, type WorkerPort } from '@archway/worker';
import type { MeshAnalysis } from '../analyse/analyse-mesh.ts';
import { MeshError } from '../mesh-error.ts';
import type { ConvertedMesh } from '../convert/convert-mesh.ts';
import type { UnitChoice } from '../convert/unit-conversion.ts';
import type { Mesh, MeshFormat } from '../mesh.ts';
import type { RepairOptions, RepairReport } from '../repair/repair-mesh.ts';
import type { IntakeOutput, MeshJobs, MeshProgress, MeshWorkerStep, OpenOutput } from './messages.ts';

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
  convert(
    bytes: Uint8Array,
    fileName: string,
    to: MeshFormat,
    options?: MeshJobOptions & { unit?: UnitChoice },
  ): Promise<ConvertedMesh>;
  /** Ends the worker; whatever is under way is rejected as cancelled. */
  dispose(): void;
}

/** The page's side: every call rejects with a MeshError (`cancelled` when its signal aborts, `workerFailed` on a crash). */
export function createMeshClient(worker: WorkerPort): MeshClient {
  const client = new WorkerClient<MeshJobs>(worker, { errors: codedErrors(MeshError) });
  return {
    intake: (bytes, fileName, { timestamp = Date.now(), analyse = false, ...options } = {}) =>
      client.run('intake', { bytes: wholeBuffer(bytes), fileName, timestamp, analyse }, moving(options)),
    open: (bytes, fileName, options = {}) =>
      client.run('open', { bytes: wholeBuffer(bytes), fileName }, moving(options)),
    analyse: (mesh, options = {}) => client.run('analyse', { mesh }, followed(options)),
    repair: (mesh, { onProgress, signal, ...options } = {}) =>
      client.run('repair', { mesh, options }, followed({ onProgress, signal })),
    convert: (bytes, fileName, to, { unit, ...options } = {}) =>
      client.run('convert', { bytes: wholeBuffer(bytes), fileName, to, ...(unit && { unit }) }, moving(options)),
    dispose: () => void client.close(),
  };
}

const followed = ({ onProgress, signal }: MeshJobOptions) => ({
  signal,
  onProgress: onProgress && (({ step, fraction }: MeshProgress) => onProgress(step, fraction)),
});

/** The file moves into the worker. */
const moving = (options: MeshJobOptions) => ({
  ...followed(options),
  transfer: ({ bytes }: { bytes: Uint8Array }) => [bytes.buffer as ArrayBuffer],
});

/** Only a whole ArrayBuffer can be transferred; a part of a larger one (or of shared memory) is copied. */
function wholeBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return whole ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
