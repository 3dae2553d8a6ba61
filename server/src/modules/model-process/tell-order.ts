import type { AppContext } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { peopleOnSide } from '../practices/api.ts';
import type { ProcessRecord } from './order-repository.ts';

/** Tells the people of its practice that an order changed; the last thing in its transaction. */
export async function tellProcessChanged(
  { events }: Pick<AppContext, 'events'>,
  db: Querier,
  { processId, practiceId, createdBy }: Pick<ProcessRecord, 'processId' | 'practiceId' | 'createdBy'>,
): Promise<void> {
  const users = [...new Set([createdBy, ...(await peopleOnSide(db, practiceId, 'practice'))])];
  await events.publish('process.changed', { processId }, { users }, { tx: db });
}
