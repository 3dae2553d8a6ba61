import type { DictionaryType } from '@archway/contracts';

/** What operators may say something about. */
export const menuSubject = 'menu';
export type Subject = typeof menuSubject | DictionaryType;
