import type { AppContext } from '../../../context.ts';
import { ObjectMissing } from '../../../infrastructure/storage/object-store.ts';
import type { AnalysisJob } from './model-adapter.ts';
import { type ModelRecord, findModel } from './model-repository.ts';

/** The model of a job, unless another analysis was asked for since. */
export async function modelOf(
  { db }: Pick<AppContext, 'db'>,
  { modelId, run }: AnalysisJob,
): Promise<ModelRecord | null> {
  const model = await findModel(db, modelId);
  return model?.analysisRun === run ? model : null;
}

/** The file of a model, in memory of its own. @throws ObjectMissing */
export async function bytesOf({ store }: Pick<AppContext, 'store'>, { objectName }: ModelRecord): Promise<ArrayBuffer> {
  const object = await store.get(objectName);
  const bytes = await object.bytes();
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/**
 * Why a file cannot be analysed, by the name of the reader's error; null for what another try may mend. The browser
 * has a sentence for each name.
 */
export function reasonOf(error: unknown): string | null {
  if (error instanceof ObjectMissing) return 'objectMissing';
  const { name, code } = error as { name?: string; code?: string };
  return name === 'MeshError' ? (code ?? 'unreadable') : null;
}
