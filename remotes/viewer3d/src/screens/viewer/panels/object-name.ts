import type { ShownModel } from '../../../objects/shown-models.ts';
import { type TextFunction, formatFileName } from '@archway/platform';
import { jawOf } from '../../../objects/object-list.ts';

/** Its jaw, and what it is where it is no scan. */
export function kindName(model: ShownModel, t: TextFunction): string {
  const jaw = jawOf(model);
  if (model.modelType === 'scan') return t(`jaw.${jaw}`);
  return t(model.modelType === 'repaired' ? `repairedOf.${jaw}` : `alignerOf.${jaw}`);
}

/** What an object is called: its jaw, its kind where it is no scan, and its file where others are called the same. */
export function objectName(model: ShownModel, models: readonly ShownModel[], t: TextFunction): string {
  const name = kindName(model, t);
  const same = models.filter((each) => each.jaw === model.jaw && each.modelType === model.modelType);
  return same.length > 1 ? `${name} · ${formatFileName(model.fileName)}` : name;
}
