import {
  type BatchRow,
  type Lang,
  type Received,
  type SubOrderFileKind,
  hasDuty,
  type subOrderEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { eachOf } from '../../../infrastructure/http/batch.ts';
import { filesOfSubOrder } from '../orders/file-repository.ts';
import { type SubOrderRow, subOrderById } from '../orders/order-repository.ts';
import { type ActedOrder, lockOrder } from '../orders/order-scope.ts';
import { tellOrderChanged } from '../orders/tell-order.ts';
import { changeLiveMaking, insertMaking, liveMakingOf } from './making-repository.ts';
import { type ConfirmedLines, linesFor, requireConfirmed, stepsOfJaws } from './making-source.ts';
import { MAKING_QUEUE, type MakingJob } from './queue.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type Calls = typeof subOrderEndpoints;

/** A sub-order whose case is locked, for whoever makes it. @throws Refusal recordNotFound, noPermission */
async function lockToMake(
  tx: Transaction,
  actor: Caller,
  subOrderId: string,
): Promise<{ subOrder: SubOrderRow; acted: ActedOrder }> {
  const subOrder = await subOrderById(tx, subOrderId);
  if (!subOrder) throw new Refusal('recordNotFound');
  const acted = await lockOrder(tx, actor, subOrder.orderId);
  if (!hasDuty(acted.found.roles, 'produce', 'operate')) throw new Refusal('noPermission');
  return { subOrder, acted };
}

/** Kinds of files that will be made: a cut line where one was confirmed for a jaw of the sub-order. */
function kindsMade(subOrder: SubOrderRow, lines: ConfirmedLines | null): SubOrderFileKind[] {
  const steps = stepsOfJaws(subOrder);
  const cut = (['upper', 'lower'] as const).some((jaw) => steps[jaw] && lines?.content[jaw]);
  return cut ? ['model', 'cutLine'] : ['model'];
}

/** @throws Refusal subOrderFileThere where somebody has uploaded a file of these kinds */
async function requireNoUpload(db: Querier, subOrder: SubOrderRow, kinds: readonly SubOrderFileKind[]): Promise<void> {
  const files = await filesOfSubOrder(db, subOrder.subOrderId);
  if (files.some(({ kind, origin }) => origin === 'uploaded' && kinds.includes(kind)))
    throw new Refusal('subOrderFileThere', { code: subOrder.code });
}

/** Has the files of sub-orders made from the confirmed plan: of each by itself. What is under way already goes on. */
export const makeFiles = (
  context: Context,
  actor: Caller,
  lang: Lang,
  { subOrderIds, replace }: Received<Calls['make']>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db: context.db, ids: subOrderIds, lang }, async (tx, subOrderId) => {
    const { subOrder, acted } = await lockToMake(tx, actor, subOrderId);
    const order = await requireConfirmed(tx, acted.order);
    if (await liveMakingOf(tx, subOrderId)) return;
    if (!replace) await requireNoUpload(tx, subOrder, kindsMade(subOrder, await linesFor(tx, order, subOrder)));
    const { makingId } = await insertMaking(tx, { subOrderId, userId: actor.userId, replace });
    await context.jobs.send<MakingJob>(MAKING_QUEUE, { makingId }, { tx });
    await tellOrderChanged(context, tx, acted);
  });

/** Ends the making of files; those that are there stay. */
export const cancelMakings = (
  context: Context,
  actor: Caller,
  lang: Lang,
  { subOrderIds }: Received<Calls['cancelMaking']>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db: context.db, ids: subOrderIds, lang }, async (tx, subOrderId) => {
    const { acted } = await lockToMake(tx, actor, subOrderId);
    const live = await liveMakingOf(tx, subOrderId);
    if (!live) throw new Refusal('makingOver');
    await changeLiveMaking(tx, live.makingId, { state: 'cancelled' });
    await tellOrderChanged(context, tx, acted);
  });
