import { isOneOf, recordedActions } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** What happened, in words; an action of a newer server is said in general. */
export const recordText = (action: string, t: TextFunction): string =>
  t(`record.${isOneOf<string>(recordedActions, action) ? action : 'other'}`);
