import {
  type AnalyseFlag,
  type ModelAction,
  type ModelAnalysis,
  type ModelMachine,
  type Party,
  modelMachine,
  offeredModelActions,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { actionsByState } from '../../../infrastructure/machine/take-action.ts';
import { requireVersion } from '../scope/case-access.ts';
import { type ModelRecord, beginRun, endRun, lockModel } from './model-repository.ts';

export const ANALYSIS_QUEUE = 'model-analysis';

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
  readonly error?: string;
}

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
    queue: {
      follow: async ({ context, tx, after: { model } }) => {
        const job = { modelId: model.modelId, run: model.analysisRun };
        await context.jobs.send<AnalysisJob>(ANALYSIS_QUEUE, job, { tx });
      },
    },
  },
  write: async ({ tx, subject, row, input }) => {
    const { modelId, analysisRun: run } = subject.model;
    const { analysis = null, error: analysisError = null, thumbName = subject.model.thumbName } = input;
    const model =
      row.action === 'analyse'
        ? await beginRun(tx, modelId, row.to)
        : await endRun(
            tx,
            { modelId, run },
            {
              ...{ analyseFlag: row.to, analysis, analysisError, thumbName },
            },
          );
    if (!model) throw new Error(`model ${modelId} vanished while it was locked`);
    return { ...subject, model };
  },
};

/** What somebody with these roles towards its case may do with a model now. */
export const actionsOfModel = (state: AnalyseFlag, parties: readonly Party[]): ModelAction[] =>
  actionsByState(modelMachine, { state, parties }, offeredModelActions);
