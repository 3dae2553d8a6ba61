import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** Where the files of settings lie. */
export interface SettingFiles {
  /** Keeps a text as a file of a person. @returns the name of the object */
  keep(store: ObjectStore, userId: string, fileName: string, json: string): Promise<string>;
  /** Whether a name is one of a file of settings of this person. */
  isOwn(userId: string, objectName: string): boolean;
}
export const settingFiles = new Port<SettingFiles>('the files of settings');
