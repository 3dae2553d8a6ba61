import { dataTypes } from '@archway/contracts';
import type { ObjectOwner } from '../../infrastructure/storage/object-owners.ts';
import { personObjects } from '../files/api.ts';
import { processFilesAmong } from './order-repository.ts';

/** What the names of all results begin with. */
const RESULT_ROOT = 'archway/process/';
/** Each run has a place of its own: what a reader looks at is not overwritten. */
export const resultPrefix = (processId: string, run: number): string => `${RESULT_ROOT}${processId}/${run}/`;

const uploaded = personObjects(dataTypes.processModel, processFilesAmong);

/** Models that people have uploaded for their orders, and what was made of them. */
export const processObjects: ObjectOwner = {
  owns: (objectName) => objectName.startsWith(RESULT_ROOT) || uploaded.owns(objectName),
  inUse: processFilesAmong,
};
