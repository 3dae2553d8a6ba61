import { dataTypes } from '@archway/contracts';
import { isKey } from '../../infrastructure/storage/object-key.ts';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import type { SettingFiles } from '../account/api.ts';
import { personPrefix, placeOf } from './object-names.ts';

const dataType = dataTypes.productSettings;

/** Settings that are too large for a record, as files of their doctor. */
export const filesOfSettings: SettingFiles = {
  async keep(store: ObjectStore, userId: string, fileName: string, json: string): Promise<string> {
    const key = `${personPrefix({ userId, dataType })}${fileName}`;
    await store.put(key, Buffer.from(json), { contentType: 'application/json' });
    return key;
  },
  isOwn(userId: string, objectName: string): boolean {
    const place = isKey(objectName) ? placeOf(objectName) : null;
    return place?.kind === 'person' && place.userId === userId && place.dataType === dataType;
  },
};
