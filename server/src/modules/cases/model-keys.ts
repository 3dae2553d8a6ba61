import { dataTypes } from '@archway/contracts';
import { casePrefix } from '../files/object-names.ts';
import type { CaseKey } from './case-access.ts';

/** Where the model files of a version lie in object storage. */
export const modelPrefix = (key: CaseKey): string => casePrefix({ ...key, dataType: dataTypes.model });
