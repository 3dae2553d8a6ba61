import {
  type AnalyseFlag,
  type ModelAction,
  type ModelAnalysis,
  type ModelMachine,
  type ModelPreparation,
  type Party,
  modelMachine,
  offeredModelActions,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter, Taken } from '../../../infrastructure/machine/adapter.ts';
import { actionsByState } from '../../../infrastructure/machine/take-action.ts';
import { requireVersion } from '../scope/case-access.ts';
import type { KeptPreparation } from './schema.ts';
import { type ModelRecord, beginRun, endRun, lockModel } from './model-repository.ts';

export const ANALYSIS_QUEUE = 'model-analysis';
export const PREPARING_QUEUE = 'model-preparation';

export interface AnalysisJob {
  readonly modelId: string;
  /** The run of the model that asked for it; a later request makes this one pointless. */
  readonly run: number;
}

/** A model in the hands of whoever acts on it. */
interface ActedModel {
  readonly model: ModelRecord;
  readonly roles: readonly Party[];
}

/** How a run ended; nothing where one begins. */
export interface ModelInput {
  readonly run?: number;
  readonly analysis?: ModelAnalysis;
  /** Its small picture, stored already. */
  readonly thumbName?: string;
  readonly preparation?: ModelPreparation;
  readonly error?: string;
  readonly correction?: Correction;
}

/** Teeth that somebody has put right; their labels are stored already. */
export type Correction = Pick<ModelRecord, 'correctedLabelsName' | 'correction' | 'correctedBy' | 'correctedAt'>;

type ModelAdapter = MachineAdapter<ModelMachine, Pick<AppContext, 'jobs'>, string, ActedModel, ModelInput>;

/** How the server walks a model through its analysis. */
export const modelAdapter: ModelAdapter = {
  machine: modelMachine,
  lock: async (tx, actor, modelId) => {
    const model = await lockModel(tx, modelId);
    if (!model) throw new Refusal('recordNotFound');
    return { model, roles: actor === 'system' ? ['system'] : (await requireVersion(tx, actor, model)).roles };
  },
  stand: ({ model, roles }) => ({ state: model.analyseFlag, parties: roles }),
  guards: {
    currentRun: async (_tx, { model }, { run }) =>
      run === model.analysisRun ? null : { refused: 'transitionRefused' },
  },
  effects: {
    queue: { follow: (taken) => queueIn(ANALYSIS_QUEUE, taken) },
    queuePreparing: { follow: (taken) => queueIn(PREPARING_QUEUE, taken) },
  },
  write: async ({ tx, subject, row, input }) => {
    const { modelId, analysisRun: run } = subject.model;
    const begins = row.action === 'analyse' || row.effects.includes('queuePreparing');
    const model = begins
      ? await beginRun(tx, modelId, row.to, { anew: row.action === 'analyse' })
      : await endRun(tx, { modelId, run }, { analyseFlag: row.to, ...outcomeOf(input) });
    if (!model) throw new Error(`model ${modelId} vanished while it was locked`);
    return { ...subject, model };
  },
};

/** What a run leaves in the row: a preparation leaves the analysis as it was, and one that failed both. */
function outcomeOf({ analysis, thumbName, preparation, error, correction }: ModelInput) {
  if (correction) return { analysisError: null, ...correction };
  const analysisError = error ?? null;
  if (!preparation) return { analysisError, ...(analysis && { analysis }), ...(thumbName && { thumbName }) };
  const { objectName: repairedObjectName, size: repairedSize, teeth: found, corrected: _none, ...known } = preparation;
  const { objectName: toothLabelsName, ...teeth } = found ?? { objectName: null };
  const kept: KeptPreparation = { ...known, teeth: 'teeth' in teeth ? teeth : null };
  return { analysisError, repairedObjectName, repairedSize, toothLabelsName, preparation: kept };
}

async function queueIn(
  queue: string,
  { context, tx, after: { model } }: Taken<ModelMachine, Pick<AppContext, 'jobs'>, ActedModel, ModelInput>,
): Promise<void> {
  await context.jobs.send<AnalysisJob>(queue, { modelId: model.modelId, run: model.analysisRun }, { tx });
}

/** What somebody with these roles towards its case may do with a model now. */
export const actionsOfModel = (state: AnalyseFlag, parties: readonly Party[]): ModelAction[] =>
  actionsByState(modelMachine, { state, parties }, offeredModelActions);
