import { type ListedPlan, PLAN_MESH_LIMIT_MB, dataTypes, endpoints } from '@archway/contracts';
import { withHashes } from '@archway/dental';
import { MeshError, createMeshClient, fileTypeOf } from '@archway/mesh';
import { call } from '@archway/platform';
import { createStorageClient, generatedName } from '@archway/storage';
import { sha256OfBytes } from '@archway/volume/sha256';
import type { PlanBundle, PlanFile } from './plan-bundle.ts';

type MeshClient = ReturnType<typeof createMeshClient>;

const { plans, files } = endpoints;
const MEGABYTE = 1_048_576;
/** Meshes that are on their way at the same time. */
const AT_ONCE = 4;

/** Why a mesh is not taken. */
export class MeshRefused extends Error {
  constructor(
    readonly key: 'meshChanged' | 'meshTooLarge' | 'meshBroken',
    readonly file: string,
  ) {
    super(`${key}: ${file}`);
  }
}

export interface ImportOptions {
  /** Hashes under which meshes of the document have arrived already; more are added. A second attempt goes on with it. */
  readonly arrived: Map<string, string>;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

type Place = Pick<ListedPlan, 'caseId' | 'version' | 'planId'>;

const storage = createStorageClient({
  fetchCredentials: (scope) => call(files.token, { body: scope }, { quiet: true }),
});

/** A mesh as the server takes it: Draco, in mm as it is. @throws MeshRefused */
async function compressed(hash: string, file: PlanFile, client: () => MeshClient): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await file.bytes();
  if (bytes.byteLength > PLAN_MESH_LIMIT_MB * MEGABYTE) throw new MeshRefused('meshTooLarge', file.path);
  if ((await sha256OfBytes(bytes)) !== hash) throw new MeshRefused('meshChanged', file.path);
  if (fileTypeOf(file.path) === 'drc') return bytes;
  try {
    // A plan says that it is in mm; its meshes are taken by that word.
    return (await client().convert(bytes, file.path, 'drc', { unit: 'mm' })).bytes;
  } catch (error) {
    throw error instanceof MeshError ? new MeshRefused('meshBroken', file.path) : error;
  }
}

async function send(place: Place, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string> {
  const { caseId, version, planId } = place;
  const { key, size, crc64 } = await storage.upload({
    scope: {
      ...{ caseId, version, dataType: dataTypes.plan, targetOrStepId: planId },
      actions: ['get', 'put', 'abort_multi_part_upload'],
    },
    file: new Blob([bytes]),
    name: generatedName('upload', 'drc'),
    signal,
  });
  const sha256 = await sha256OfBytes(bytes);
  const body = { caseId, version, planId, objectName: key, size, crc64, sha256 };
  await call(plans.addMesh, { body }, { quiet: true, signal });
  return sha256;
}

/**
 * Makes a plan that was chosen the document of a draft: meshes first, the document last, so that nothing is half there.
 * @throws MeshRefused; ApiError, as the server refuses it; StorageError; what the signal was aborted with
 */
export async function importPlan(plan: ListedPlan, bundle: PlanBundle, options: ImportOptions): Promise<void> {
  const { arrived, onProgress, signal } = options;
  const { caseId, version, planId } = plan;
  let client: MeshClient | undefined;
  const worker = (): MeshClient =>
    (client ??= createMeshClient(
      new Worker(new URL('./mesh.worker.ts', import.meta.url), { name: 'archway-mesh-import' }),
    ));
  const queue = [...bundle.meshes].filter(([hash]) => !arrived.has(hash)).values();
  const total = bundle.meshes.size;
  const lane = async (): Promise<void> => {
    for (const [hash, file] of queue) {
      signal.throwIfAborted();
      arrived.set(hash, await send(plan, await compressed(hash, file, worker), signal));
      onProgress(arrived.size, total);
    }
  };
  try {
    onProgress(arrived.size, total);
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    signal.throwIfAborted();
    const document = withHashes(bundle.document, arrived);
    const body = { caseId, version, planId, document, base: plan.documentHash };
    await call(plans.saveDocument, { body }, { quiet: true, signal });
  } finally {
    client?.dispose();
  }
}
