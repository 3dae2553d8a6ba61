import type { AnalyseFlag } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { ObjectMissing } from '../../../infrastructure/storage/object-store.ts';
import type { AnalysisJob } from './model-adapter.ts';
import { tellProgress } from './model-analysis.ts';
import { type ModelRecord, findModel } from './model-repository.ts';

/** Progress is told in steps of this size, so that a page hears at most twenty times of one run. */
const STEP = 0.05;

/** The model of a job, unless another run was asked for since, or this one has ended. */
export async function modelOf(
  { db }: Pick<AppContext, 'db'>,
  { modelId, run }: AnalysisJob,
  running: AnalyseFlag,
): Promise<ModelRecord | null> {
  const model = await findModel(db, modelId);
  return model?.analysisRun === run && model.analyseFlag === running ? model : null;
}

/** The file of a model, in memory of its own. @throws ObjectMissing */
export async function bytesOf(
  { store }: Pick<AppContext, 'store'>,
  { objectName }: Pick<ModelRecord, 'objectName'>,
): Promise<ArrayBuffer> {
  const object = await store.get(objectName);
  const bytes = await object.bytes();
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** Tells in steps how far a run is, from 0 to below 1. */
export function stepsOf(context: AppContext, model: ModelRecord, flag: AnalyseFlag): (fraction: number) => void {
  let told = 0;
  return (fraction) => {
    if (fraction < told + STEP || fraction >= 1) return;
    told = fraction;
    // Progress that gets lost is no reason to stop.
    tellProgress(context, model, flag, fraction).catch((error: unknown) =>
      context.log.debug({ err: error }, 'progress was not told'),
    );
  };
}

/**
 * Why a file cannot be analysed or repaired, by the name of the reader's error; null for what another try may mend. The
 * browser has a sentence for each name.
 */
export function reasonOf(error: unknown): string | null {
  if (error instanceof ObjectMissing) return 'objectMissing';
  const { name, code } = error as { name?: string; code?: string };
  return name === 'MeshError' ? (code ?? 'unreadable') : null;
}
