import { dataTypes } from '@archway/contracts';
import { isKey } from '../../infrastructure/storage/object-key.ts';
import type { ObjectOwner } from '../../infrastructure/storage/object-owners.ts';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { type SettingFiles, cardPicturesAmong, isCardPicture } from '../account/api.ts';
import { personPrefix, placeOf } from './object-names.ts';

const dataType = dataTypes.productSettings;

/** Pictures of business cards; one that was chosen and not saved, or replaced, is removed after a while. */
export const cardPictures: ObjectOwner = {
  owns: (objectName) => ownerOf(objectName) !== null && isCardPicture(objectName),
  inUse: (db, objectNames) => cardPicturesAmong(db, objectNames, ownerOf),
};

/** Whose settings an object belongs to; null where it belongs to nobody's. */
function ownerOf(objectName: string): string | null {
  const place = isKey(objectName) ? placeOf(objectName) : null;
  return place?.kind === 'person' && place.dataType === dataType ? place.userId : null;
}

/** Settings that are too large for a record, as files of their doctor. */
export const filesOfSettings: SettingFiles = {
  async keep(store: ObjectStore, userId: string, fileName: string, json: string): Promise<string> {
    const key = `${personPrefix({ userId, dataType })}${fileName}`;
    await store.put(key, Buffer.from(json), { contentType: 'application/json' });
    return key;
  },
  isOwn(userId: string, objectName: string): boolean {
    return ownerOf(objectName) === userId;
  },
};
