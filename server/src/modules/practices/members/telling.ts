import type { NoticeType, NoticeValues } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { notify } from '../../account/api.ts';

export type Telling = Pick<AppContext, 'events' | 'jobs'>;

/** Where people see the practices that they belong to, and a creator those who assist. */
export const PRACTICES_PATH = '/account?key=5';
export const ASSISTANTS_PATH = '/account?key=6';
export const TEAM_PATH = '/account?key=11&type=team';
export const CENTER_PATH = '/account?key=11&type=org';

/** Tells the open pages of people that they are something else to a practice now; the last thing in its transaction. */
export const tellPlaceChanged = (
  { events }: Pick<AppContext, 'events'>,
  tx: Querier,
  practiceId: string,
  users: readonly string[],
): Promise<void> => events.publish('practice.changed', { practiceId }, { users }, { tx });

/** What is said of a practice, and to whom. */
export interface PlaceNotice {
  readonly practiceId: string;
  readonly users: readonly string[];
  readonly type: NoticeType;
  readonly values: NoticeValues;
  readonly link: string;
}

/** The same in words, too: a notice to each, and a word to their open pages; the last thing in its transaction. */
export async function tellPlace(
  context: Telling,
  tx: Querier,
  { practiceId, users, type, values, link }: PlaceNotice,
): Promise<void> {
  if (users.length === 0) return;
  await notify(context, tx, users, type, values, link);
  await tellPlaceChanged(context, tx, practiceId, [...new Set(users)]);
}
