import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { peopleOnSide } from '../../practices/api.ts';
import type { BatchRecord } from './batch-repository.ts';

/** Tells those who make for its practice that a batch changed; the last thing in its transaction. */
export async function tellBatchChanged(
  { events }: Pick<AppContext, 'events'>,
  tx: Querier,
  { batchId, practiceId }: Pick<BatchRecord, 'batchId' | 'practiceId'>,
): Promise<void> {
  const users = await peopleOnSide(tx, practiceId, 'production');
  if (users.length > 0) await events.publish('batch.changed', { batchId }, { users }, { tx });
}
