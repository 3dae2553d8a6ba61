import { caseMachine } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Actions of the progress log that have words of their own. */
const known: ReadonlySet<string> = new Set([
  ...caseMachine.actions,
  'create',
  'uploadModel',
  'removeModel',
  'uploadPhotos',
  'uploadCbct',
  'removeCbct',
  'createTarget',
  'swapJaws',
  'answerDoubt',
  'reopenDoubt',
]);

/** What happened, in words; an action of a newer server is said in general. */
export const recordText = (action: string, t: TextFunction): string =>
  t(`record.${known.has(action) ? action : 'other'}`);
