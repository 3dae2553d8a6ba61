import type { ObjectOwner } from '../../infrastructure/storage/object-owners.ts';
import { placeOf } from './object-names.ts';

/** The owner of all objects of cases that are of this data type. */
export const caseObjects = (dataType: number, inUse: ObjectOwner['inUse']): ObjectOwner => ({
  owns: (objectName) => {
    const place = placeOf(objectName);
    return place?.kind === 'case' && place.dataType === dataType;
  },
  inUse,
});

/** The owner of all objects of people that are of this data type. */
export const personObjects = (dataType: number, inUse: ObjectOwner['inUse']): ObjectOwner => ({
  owns: (objectName) => {
    const place = placeOf(objectName);
    return place?.kind === 'person' && place.dataType === dataType;
  },
  inUse,
});
