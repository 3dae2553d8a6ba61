import { type AnalyseFlag, type CaseModel, type ModelAnalysis, analyseFlag } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { caseWatchers } from '../../practices/api.ts';
import { findCase } from '../scope/access-repository.ts';
import { requireVersion } from '../scope/case-access.ts';
import { type ModelRecord, beginRun, endRun, lockModel } from './model-repository.ts';
import { modelById } from './models.ts';

export const ANALYSIS_QUEUE = 'model-analysis';

export interface AnalysisJob {
  readonly modelId: string;
  /** The run of the model that asked for it; a later request makes this one pointless. */
  readonly run: number;
}

/** Puts a model in line for its analysis; what was known of it is dropped. */
export async function startAnalysis(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Transaction,
  modelId: string,
): Promise<void> {
  const run = await beginRun(tx, modelId, analyseFlag.running);
  if (run === undefined) throw new Refusal('recordNotFound');
  await jobs.send<AnalysisJob>(ANALYSIS_QUEUE, { modelId, run }, { tx });
}

/** Analyses a model again. @throws Refusal recordNotFound, or analysisRunning while an analysis is under way */
export async function analyseAgain(
  context: Pick<AppContext, 'db' | 'jobs'>,
  caller: Caller,
  modelId: string,
): Promise<CaseModel> {
  const { db } = context;
  await db.transaction(async (tx) => {
    const model = await lockModel(tx, modelId);
    if (!model) throw new Refusal('recordNotFound');
    await requireVersion(tx, caller, model);
    if (model.analyseFlag === analyseFlag.running) throw new Refusal('analysisRunning');
    await startAnalysis(context, tx, modelId);
  });
  const model = await modelById(db, modelId);
  if (!model) throw new Refusal('recordNotFound');
  return model;
}

/**
 * Stores how an analysis ended, unless another one was asked for since.
 * @param then what follows in the same transaction
 */
export async function finishAnalysis(
  { db }: Pick<AppContext, 'db'>,
  job: AnalysisJob,
  outcome: { analysis: ModelAnalysis } | { error: string },
  then: (tx: Transaction, model: ModelRecord) => Promise<void>,
): Promise<void> {
  const set =
    'analysis' in outcome
      ? { analyseFlag: analyseFlag.done, analysis: outcome.analysis, analysisError: null }
      : { analyseFlag: analyseFlag.failed, analysis: null, analysisError: outcome.error };
  await db.transaction(async (tx) => {
    const model = await endRun(tx, job, set);
    if (model) await then(tx, model);
  });
}

/** Tells everybody who sees the case how far the analysis is. */
export async function tellProgress(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  model: Pick<ModelRecord, 'modelId' | 'ptId' | 'version'>,
  flag: AnalyseFlag,
  progress: number,
): Promise<void> {
  const record = await findCase(db, model.ptId);
  if (!record) return;
  const users = [...new Set((await caseWatchers(db, record)).map((watcher) => watcher.userId))];
  const { ptId, version, modelId } = model;
  if (users.length === 0) return;
  await events.publish('model.analysis', { ptId, version, modelId, analyseFlag: flag, progress }, { users });
}
