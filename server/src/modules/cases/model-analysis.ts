import { type CaseModel, type ModelAnalysis, type dictionaries } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { caseWatchers } from '../practices/visibility.ts';
import { requireVersion } from './case-access.ts';
import { type ModelRecord, modelById } from './model-view.ts';
import { caseModels, cases } from './schema.ts';

export const ANALYSIS_QUEUE = 'model-analysis';

export interface AnalysisJob {
  readonly modelId: string;
  /** The run of the model that asked for it; a later request makes this one pointless. */
  readonly run: number;
}

/** Values of the dictionary `analyse_flag` that a model takes here. */
export const analyseFlag = { none: 0, running: 1, done: 2, failed: 3 } as const satisfies Record<
  string,
  (typeof dictionaries.analyse_flag)[number]['value']
>;

/** Puts a model in line for its analysis; what was known of it is dropped. */
export async function startAnalysis(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Transaction,
  modelId: string,
): Promise<void> {
  const [model] = await tx
    .update(caseModels)
    .set({
      analyseFlag: analyseFlag.running,
      analysis: null,
      analysisError: null,
      analysisRun: sql`${caseModels.analysisRun} + 1`,
    })
    .where(eq(caseModels.modelId, modelId))
    .returning({ run: caseModels.analysisRun });
  if (!model) throw new Refusal('recordNotFound');
  await jobs.send<AnalysisJob>(ANALYSIS_QUEUE, { modelId, run: model.run }, { tx });
}

/** Analyses a model again. @throws Refusal recordNotFound, or analysisRunning while an analysis is under way */
export async function analyseAgain(
  context: Pick<AppContext, 'db' | 'jobs'>,
  caller: Caller,
  modelId: string,
): Promise<CaseModel> {
  const { db } = context;
  await db.transaction(async (tx) => {
    const [model] = await tx.select().from(caseModels).where(eq(caseModels.modelId, modelId)).for('update');
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
  { modelId, run }: AnalysisJob,
  outcome: { analysis: ModelAnalysis } | { error: string },
  then: (tx: Transaction, model: ModelRecord) => Promise<void>,
): Promise<void> {
  const set =
    'analysis' in outcome
      ? { analyseFlag: analyseFlag.done, analysis: outcome.analysis, analysisError: null }
      : { analyseFlag: analyseFlag.failed, analysis: null, analysisError: outcome.error };
  await db.transaction(async (tx) => {
    const [model] = await tx
      .update(caseModels)
      .set(set)
      .where(and(eq(caseModels.modelId, modelId), eq(caseModels.analysisRun, run)))
      .returning();
    if (model) await then(tx, model);
  });
}

/** Tells everybody who sees the case how far the analysis is. */
export async function tellProgress(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  model: Pick<ModelRecord, 'modelId' | 'ptId' | 'version'>,
  flag: number,
  progress: number,
): Promise<void> {
  const [record] = await db.select().from(cases).where(eq(cases.ptId, model.ptId));
  if (!record) return;
  const users = [...new Set((await caseWatchers(db, record)).map((watcher) => watcher.userId))];
  const { ptId, version, modelId } = model;
  if (users.length === 0) return;
  await events.publish('model.analysis', { ptId, version, modelId, analyseFlag: flag, progress }, { users });
}
