import { dataTypes } from '@archway/contracts';
import type { ObjectOwner } from '../../infrastructure/storage/object-owners.ts';
import { caseObjects } from '../files/api.ts';
import { BATCH_ROOT, printFilesAmong } from './batches/batch-repository.ts';
import { productionFilesAmong } from './orders/file-repository.ts';

const ofSubOrders = caseObjects(dataTypes.production, productionFilesAmong);

/** Files of sub-orders, which belong to a case, and print files of batches, which belong to none. */
export const productionObjects: ObjectOwner = {
  owns: (objectName) => objectName.startsWith(BATCH_ROOT) || ofSubOrders.owns(objectName),
  inUse: async (db, objectNames) => {
    const ofBatches = objectNames.filter((name) => name.startsWith(BATCH_ROOT));
    const others = objectNames.filter((name) => !name.startsWith(BATCH_ROOT));
    return [
      ...(ofBatches.length > 0 ? await printFilesAmong(db, ofBatches) : []),
      ...(others.length > 0 ? await ofSubOrders.inUse(db, others) : []),
    ];
  },
};
