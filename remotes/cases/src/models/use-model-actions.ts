import { type CaseModel, type ModelAction, type ModelMachine, endpoints, modelMachine } from '@archway/contracts';
import { type Actions, call, formatFileName, useActions, useText } from '@archway/platform';
import { actionWords } from '../case/action-words.ts';
import { refreshModels } from './upload/model-uploads.ts';

/** Analysing a model again, which asks first and says what is lost, and preparing it. */
export function useModelActions({
  modelId,
  fileName,
  preparation,
}: CaseModel): Actions<ModelMachine, CaseModel, never> {
  const t = useText('cases');
  const words = actionWords(t);
  return useActions<ModelMachine, CaseModel>({
    machine: modelMachine,
    question: (action) => ({
      ...words.question(action, formatFileName(fileName)),
      ...(preparation && { body: t('prepare.reset') }),
    }),
    done: words.done,
    send: (action: ModelAction) =>
      call(action === 'prepare' ? endpoints.models.prepare : endpoints.models.analyse, { body: { modelId } }),
    refresh: refreshModels,
  });
}
