import type { CaseModel } from '@archway/contracts';
import { type TextFunction, formatFileName } from '@archway/platform';
import { jawOf } from '../../../objects/object-list.ts';

/** What an object is called: its jaw, its kind where it is no scan, and its file where others are called the same. */
export function objectName(model: CaseModel, models: readonly CaseModel[], t: TextFunction): string {
  const name = t(model.modelType === 'scan' ? `jaw.${jawOf(model)}` : `alignerOf.${jawOf(model)}`);
  const same = models.filter((each) => each.jaw === model.jaw && each.modelType === model.modelType);
  return same.length > 1 ? `${name} · ${formatFileName(model.fileName)}` : name;
}
