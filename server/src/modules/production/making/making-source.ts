import { type FinishContent, type FinishKind, type PlanDocument, type Steps, stepsOf } from '@archway/contracts';
import { jaws } from '@archway/dental';
import { stagesOf } from '@archway/dental/models';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { confirmedFinish, jawWords, openDocument } from '../../plans/api.ts';
import { type OrderRecordRow, type SubOrderRow, orderById, subOrderById } from '../orders/order-repository.ts';
import { mismatchOf } from '../orders/plan-match.ts';

export type Jaw = 'upper' | 'lower';

/** Cut lines that were confirmed with a plan. */
export interface ConfirmedLines {
  readonly content: FinishContent;
  readonly sha256: string;
}

/** An order whose plan has a document. */
interface DesignedOrder extends OrderRecordRow {
  readonly planId: string;
  readonly planHash: string;
}

/** All that the files of a sub-order are made from, but for meshes. */
export interface MakingSource {
  readonly subOrder: SubOrderRow;
  readonly order: DesignedOrder;
  readonly document: PlanDocument;
  /** Null for a jaw that it does not make. */
  readonly steps: Readonly<Record<Jaw, Steps | null>>;
  readonly lines: ConfirmedLines | null;
}

/** That an order counts, and makes what is confirmed. @throws Refusal orderDiscarded, noConfirmedPlan, orderPlanChanged, orderWithoutPlan */
export async function requireConfirmed(db: Querier, order: OrderRecordRow): Promise<DesignedOrder> {
  if (order.discarded) throw new Refusal('orderDiscarded');
  const { planId, planHash } = order;
  if (planId === null || planHash === null) throw new Refusal('orderWithoutPlan');
  const mismatch = await mismatchOf(db, order);
  if (mismatch) throw new Refusal(mismatch.refused, 'values' in mismatch ? mismatch.values : {});
  return { ...order, planId, planHash };
}

/** Retainers are cut along their own line, aligners along that of the post-processing. */
const finishOf = ({ kind }: Pick<SubOrderRow, 'kind'>): FinishKind =>
  kind === 'retainer' ? 'retainer' : 'postProcess';

export const otherLines = (): Refusal =>
  new Refusal('orderPlanChanged', {
    name: { zh: '切割线在确认后被改动', en: 'its cut lines were changed after they were confirmed' },
  });

/** Cut lines for a sub-order; null where none were confirmed. @throws Refusal orderPlanChanged where others are there now */
export async function linesFor(
  db: Querier,
  { planId, planHash }: DesignedOrder,
  subOrder: Pick<SubOrderRow, 'kind'>,
): Promise<ConfirmedLines | null> {
  const finish = await confirmedFinish(db, planId, finishOf(subOrder));
  if (!finish?.content || finish.sha256 === null) return null;
  const { content, sha256 } = finish;
  if (sha256 !== finish.confirmedHash || content.design !== planHash) throw otherLines();
  return { content, sha256 };
}

export const stepsOfJaws = ({
  upperSteps,
  lowerSteps,
}: Pick<SubOrderRow, 'upperSteps' | 'lowerSteps'>): MakingSource['steps'] => ({
  upper: stepsOf(upperSteps),
  lower: stepsOf(lowerSteps),
});

/** @throws Refusal as above; recordNotFound, subOrderStepsUnknown */
export async function sourceOf(
  context: Pick<AppContext, 'db' | 'store'>,
  { subOrderId }: { readonly subOrderId: string },
): Promise<MakingSource> {
  const { db } = context;
  const subOrder = await subOrderById(db, subOrderId);
  const row = subOrder && (await orderById(db, subOrder.orderId));
  if (!subOrder || !row) throw new Refusal('recordNotFound');
  const order = await requireConfirmed(db, row);
  const document = await openDocument(context, order.planId);
  if (!document) throw new Refusal('orderWithoutPlan');
  const steps = stepsOfJaws(subOrder);
  for (const jaw of jaws) {
    const last = steps[jaw]?.to ?? 0;
    if (last > stagesOf(document, jaw)) throw new Refusal('subOrderStepsUnknown', { jaw: jawWords[jaw], step: last });
  }
  return { subOrder, order, document, steps, lines: await linesFor(db, order, subOrder) };
}
