import { type AnalyseFlag, type CaseModel, type ModelAnalysis, analyseFlag } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { caseWatchers } from '../../practices/api.ts';
import { auditChange } from '../audit/append.ts';
import { findCase } from '../scope/access-repository.ts';
import { lockVersion } from '../scope/case-access.ts';
import { type AnalysisJob, modelAdapter } from './model-adapter.ts';
import { type ModelRecord, findModel, lockModel } from './model-repository.ts';
import { modelById } from './models.ts';

/** Puts a model in line for its analysis; what was known of it is dropped. */
export const startAnalysis = (context: Pick<AppContext, 'jobs'>, tx: Transaction, modelId: string): Promise<unknown> =>
  takeAction(modelAdapter, { context, tx, actor: 'system' }, modelId, 'analyse', {});

/** Analyses a model again. @throws Refusal recordNotFound, analysisRunning while one is under way, or noPermission */
export async function analyseAgain(
  context: Pick<AppContext, 'db' | 'jobs'>,
  caller: Caller,
  modelId: string,
): Promise<CaseModel> {
  const { db } = context;
  const { roles } = await db.transaction(async (tx) => {
    const known = await findModel(tx, modelId);
    if (!known) throw new Refusal('recordNotFound');
    // The case first, as whoever removes the model does.
    const found = await lockVersion(tx, caller, known);
    const acted = await takeAction(modelAdapter, { context, tx, actor: caller }, modelId, 'analyse', {});
    const by = { userId: caller.userId, roles: found.roles };
    await auditChange(tx, known, by, 'analyseModel', { ids: [modelId] });
    return acted;
  });
  const model = await modelById(db, modelId, roles);
  if (!model) throw new Refusal('recordNotFound');
  return model;
}

/**
 * Stores how an analysis ended, unless it has ended already or another one was asked for since.
 * @param then what follows in the same transaction
 */
export async function finishAnalysis(
  context: Pick<AppContext, 'db' | 'jobs'>,
  { modelId, run }: AnalysisJob,
  outcome: { readonly analysis: ModelAnalysis; readonly thumbName: string } | { readonly error: string },
  then: (tx: Transaction, model: ModelRecord) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const current = await lockModel(tx, modelId);
    if (current?.analysisRun !== run || current.analyseFlag !== analyseFlag.running) return;
    const action = 'analysis' in outcome ? 'finish' : 'fail';
    const work = { context, tx, actor: 'system' } as const;
    const { model } = await takeAction(modelAdapter, work, modelId, action, { run, ...outcome });
    await then(tx, model);
  });
}

/** Tells everybody who sees the case how far the analysis is. */
export async function tellProgress(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  model: Pick<ModelRecord, 'modelId' | 'caseId' | 'version'>,
  flag: AnalyseFlag,
  progress: number,
): Promise<void> {
  const record = await findCase(db, model.caseId);
  if (!record) return;
  const users = [...new Set((await caseWatchers(db, record)).map((watcher) => watcher.userId))];
  const { caseId, version, modelId } = model;
  if (users.length === 0) return;
  await events.publish('model.analysis', { caseId, version, modelId, analyseFlag: flag, progress }, { users });
}
