import type { Answer, CaseFacts, PenHolder, Received, plansEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { requireVersion } from '../../cases/api.ts';
import { caseWatchers } from '../../practices/api.ts';
import { actionsOn, targetFor } from '../plan-adapter.ts';
import { planRecord } from '../plan-repository.ts';
import { holdersOf } from '../tasks/task-people.ts';
import { type PenRow, dropPen, handPen, keepPen, penOf, takeFreePen } from './repository.ts';

type Context = Pick<AppContext, 'db' | 'events'>;
type Taken = Received<typeof plansEndpoints.takePen>['body'];

/**
 * Takes or keeps the pen of a plan, where that may be.
 * @throws Refusal recordNotFound; noPermission to whoever may not save the plan's document now
 */
export async function takePen(
  { db, events }: Context,
  caller: Caller,
  { pageId, wish, ...key }: Taken,
): Promise<Answer<typeof plansEndpoints.takePen>> {
  const { planId } = key;
  const found = await requireVersion(db, caller, key);
  const plan = await planRecord(db, key, planId);
  if (!plan) throw new Refusal('recordNotFound');
  const acted = { found, actor: caller, holders: await holdersOf(db, found) };
  const actions = await actionsOn(db, acted, plan, await targetFor(db, key, plan));
  if (!actions.includes('saveDocument')) throw new Refusal('noPermission');
  const pen = await db.transaction(async (tx) => {
    if (wish === 'look') return penOf(tx, planId);
    const changed = await take(tx, planId, { userId: caller.userId, pageId, over: wish === 'over' });
    if (changed) await tellPen(events, tx, key, found.record);
    return penOf(tx, planId);
  });
  return { holder: pen && holderFor(pen, caller.userId, pageId) };
}

interface Hand {
  readonly userId: string;
  readonly pageId: string;
  readonly over: boolean;
}

/** @returns whether it is in another hand then */
async function take(tx: Transaction, planId: string, { userId, pageId, over }: Hand): Promise<boolean> {
  if (await takeFreePen(tx, planId, userId, pageId)) return true;
  const pen = await penOf(tx, planId, true);
  if (!pen) return false;
  if (pen.holderId === userId && pen.pageId === pageId) {
    await keepPen(tx, planId);
    return false;
  }
  const own = pen.holderId === userId;
  // What the caller left without a word is the caller's still; what is on another page is asked for.
  const mayTake = (own && pen.gone) || (over && (own || pen.gone));
  if (mayTake) await handPen(tx, planId, userId, pageId);
  return mayTake;
}

const holderFor = ({ holderId, name, pageId, since, gone }: PenRow, reader: string, page: string): PenHolder => ({
  ...{ userId: holderId, name, since: since.toISOString(), gone },
  ...{ self: holderId === reader, here: holderId === reader && pageId === page },
});

/** Lays down the pen that a page holds. @throws Refusal recordNotFound */
export async function releasePen(
  { db, events }: Context,
  caller: Caller,
  { pageId, ...key }: Received<typeof plansEndpoints.releasePen>['body'],
): Promise<void> {
  const found = await requireVersion(db, caller, key);
  if (!(await planRecord(db, key, key.planId))) throw new Refusal('recordNotFound');
  await db.transaction(async (tx) => {
    if (await dropPen(tx, key.planId, caller.userId, pageId)) await tellPen(events, tx, key, found.record);
  });
}

/** @throws Refusal penHeld while somebody else writes */
export async function requirePen(db: Querier, planId: string, { userId }: Caller): Promise<void> {
  const pen = await penOf(db, planId);
  if (pen && !pen.gone && pen.holderId !== userId) throw new Refusal('penHeld', { name: pen.name });
}

async function tellPen(
  events: AppContext['events'],
  tx: Transaction,
  { caseId, planId }: Taken | Omit<Taken, 'pageId' | 'wish'>,
  facts: CaseFacts,
): Promise<void> {
  const users = [...new Set((await caseWatchers(tx, facts)).map(({ userId }) => userId))];
  if (users.length > 0) await events.publish('plan.pen', { caseId, planId }, { users }, { tx });
}
