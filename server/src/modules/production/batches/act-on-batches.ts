import type { BatchRow, Lang, Received, batchEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { eachOf } from '../../../infrastructure/http/batch.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { deleteObjects } from '../../files/api.ts';
import { batchAdapter, lockPrinting, lockReady, loseItems, openOf } from './batch-adapter.ts';
import { deleteBatch } from './batch-repository.ts';
import { tellBatchChanged } from './tell-batch.ts';

type Calls = typeof batchEndpoints;
type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Takes an action with batches: each by itself, and each as a whole. */
export const actOnBatches = (
  context: Context,
  actor: Caller,
  lang: Lang,
  { batchIds, action, reason }: Received<Calls['act']>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db: context.db, ids: batchIds, lang }, async (tx, batchId) => {
    await takeAction(batchAdapter, { context, tx, actor }, batchId, action, { reason });
  });

/** Removes batches that were not begun; what was in them waits again. */
export async function removeBatches(
  context: Context & Pick<AppContext, 'store' | 'log'>,
  actor: Caller,
  lang: Lang,
  { batchIds }: Received<Calls['remove']>['body'],
): Promise<BatchRow[]> {
  const left = new Map<string, string>();
  const rows = await eachOf({ db: context.db, ids: batchIds, lang }, async (tx, batchId) => {
    const { batch } = await lockReady(tx, actor, batchId);
    await deleteBatch(tx, batchId);
    await tellBatchChanged(context, tx, batch);
    if (batch.objectName !== null) left.set(batchId, batch.objectName);
  });
  await deleteObjects(context, [...left.values()]);
  return rows;
}

/**
 * Says that sub-orders of a batch failed while it is printed: all of these, or none.
 * @throws Refusal recordNotFound, transitionRefused
 */
export const failItems = (
  context: Context,
  actor: Caller,
  batchId: string,
  { subOrderIds, reason }: Received<Calls['fail']>['body'],
): Promise<null> =>
  context.db.transaction(async (tx) => {
    const { batch } = await lockPrinting(tx, actor, batchId);
    const wanted = new Set(subOrderIds);
    const open = await openOf(tx, batchId);
    const ids = open.filter((id) => wanted.has(id));
    if (ids.length < wanted.size) throw new Refusal('recordNotFound');
    await loseItems({ context, tx, actor }, batchId, ids, reason);
    // Nothing is left to be printed: the batch is lost with its last sub-order.
    if (ids.length === open.length) await takeAction(batchAdapter, { context, tx, actor }, batchId, 'fail', { reason });
    else await tellBatchChanged(context, tx, batch);
    return null;
  });
