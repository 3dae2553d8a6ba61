import {
  type AnalyseFlag,
  type CaseModel,
  type ModelAction,
  type ModelAnalysis,
  type ModelPreparation,
  analyseFlag,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { caseWatchers } from '../../practices/api.ts';
import { auditChange } from '../audit/append.ts';
import { findCase } from '../scope/access-repository.ts';
import { lockVersion } from '../scope/case-access.ts';
import { dropUnused } from './made-objects.ts';
import { type AnalysisJob, modelAdapter } from './model-adapter.ts';
import { type ModelRecord, findModel, lockModel } from './model-repository.ts';
import { modelById, preparedObjects } from './models.ts';

/** Puts a model in line for its analysis; what was known of it is dropped. */
export const startAnalysis = (context: Pick<AppContext, 'jobs'>, tx: Transaction, modelId: string): Promise<unknown> =>
  takeAction(modelAdapter, { context, tx, actor: 'system' }, modelId, 'analyse', {});

/** Whether something was made of it, or is being made. */
export const isPrepared = ({ analyseFlag: flag }: Pick<ModelRecord, 'analyseFlag'>): boolean =>
  flag === analyseFlag.preparing || flag === analyseFlag.prepared;

/**
 * Puts what was analysed in line for its repaired model and its teeth; what was made of it before is no longer its.
 * @returns what then has to be dropped
 */
export async function startPreparing(
  context: Pick<AppContext, 'jobs'>,
  tx: Transaction,
  model: ModelRecord,
): Promise<string[]> {
  const action = isPrepared(model) ? 'prepareAgain' : 'prepare';
  await takeAction(modelAdapter, { context, tx, actor: 'system' }, model.modelId, action, {});
  return preparedObjects(model);
}

const auditedAs = { analyse: 'analyseModel', prepare: 'prepareModel' } as const;

/**
 * Analyses a model again, or prepares one that was analysed.
 * @throws Refusal recordNotFound, noPermission; analysisRunning while one is under way, notPreparable
 */
export async function takeModelAction(
  context: Pick<AppContext, 'db' | 'jobs' | 'store' | 'log'>,
  caller: Caller,
  modelId: string,
  action: keyof typeof auditedAs,
): Promise<CaseModel> {
  const { db } = context;
  const { roles, dropped } = await db.transaction(async (tx) => {
    const known = await findModel(tx, modelId);
    if (!known) throw new Refusal('recordNotFound');
    // The case first, as whoever removes the model does.
    const found = await lockVersion(tx, caller, known);
    // As it is now that nobody else changes it.
    const locked = await lockModel(tx, modelId);
    if (!locked) throw new Refusal('recordNotFound');
    const acted = await takeAction(modelAdapter, { context, tx, actor: caller }, modelId, action, {});
    const by = { userId: caller.userId, roles: found.roles };
    await auditChange(tx, known, by, auditedAs[action], { ids: [modelId] });
    return { roles: acted.roles, dropped: preparedObjects(locked) };
  });
  await dropUnused(context, dropped);
  const model = await modelById(db, modelId, roles);
  if (!model) throw new Refusal('recordNotFound');
  return model;
}

/** What a run found or made, or why it did not. */
type RunOutcome =
  | { readonly analysis: ModelAnalysis; readonly thumbName: string }
  | { readonly preparation: ModelPreparation }
  | { readonly error: string };

/**
 * Stores how an analysis or a preparation ended, unless it has ended already or another one was asked for since.
 * @param then what follows in the same transaction
 * @returns whether this is how it ended
 */
export async function finishRun(
  context: Pick<AppContext, 'db' | 'jobs'>,
  { modelId, run }: AnalysisJob,
  outcome: RunOutcome,
  then?: (tx: Transaction, model: ModelRecord) => Promise<void>,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const current = await lockModel(tx, modelId);
    const ends = current?.analysisRun === run ? endings.get(current.analyseFlag) : undefined;
    if (!ends) return false;
    const action = 'error' in outcome ? ends.failed : ends.done;
    const work = { context, tx, actor: 'system' } as const;
    const { model } = await takeAction(modelAdapter, work, modelId, action, { run, ...outcome });
    await then?.(tx, model);
    return true;
  });
}

const endings: ReadonlyMap<AnalyseFlag, { readonly done: ModelAction; readonly failed: ModelAction }> = new Map([
  [analyseFlag.running, { done: 'finish', failed: 'fail' }],
  [analyseFlag.preparing, { done: 'finishPreparing', failed: 'failPreparing' }],
]);

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
