import type { CaseModel } from '@archway/contracts';

/** A model as the viewer shows it: a stored one, or what was made of a scan by mending it. */
export type ShownModel = Omit<CaseModel, 'modelType'> & { readonly modelType: CaseModel['modelType'] | 'repaired' };

const order: readonly ShownModel['modelType'][] = ['scan', 'repaired', 'aligner'];

/**
 * The models of a case with the repaired ones as objects of their own, which lie exactly on their originals: scans
 * first, then what was mended, then aligner models; the upper jaw before the lower.
 */
export const shownModels = (models: readonly CaseModel[]): ShownModel[] =>
  models
    .flatMap((model): ShownModel[] => {
      const { preparation } = model;
      if (!preparation) return [model];
      const { objectName, size, vertices, triangles } = preparation;
      const repaired = { ...model, modelId: `${model.modelId}-repaired`, modelType: 'repaired' as const };
      return [model, { ...repaired, objectName, size, vertices, triangles }];
    })
    .sort((a, b) => order.indexOf(a.modelType) - order.indexOf(b.modelType) || a.jaw - b.jaw);
