import { dataTypes } from '@archway/contracts';
import type { CaseKey } from './case-access.ts';

/** Where the model files of a version lie in object storage. */
export const modelPrefix = ({ ptId, version }: CaseKey): string =>
  `archway/pt/${ptId}/${version}/${dataTypes.model}/-/`;
