import type { CreditBalances, Page, Received, RechargeRequest, creditsEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type Visitor, administrators } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { holderNamed } from '../../practices/api.ts';
import { balancesOf } from '../account-repository.ts';
import { credit, lackOfBooking } from './booking.ts';
import { holderFor } from '../ledger/ledger.ts';
import { REQUESTS_PATH, rechargeAdapter } from './recharge-adapter.ts';
import { insertRequest, pageOfRequests } from './request-repository.ts';

type Work = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type Asked = Received<typeof creditsEndpoints.requestRecharge>['body'];
type Booked = Received<typeof creditsEndpoints.book>['body'];
type Granted = Received<typeof creditsEndpoints.grant>['body'];

/**
 * The creator asks for credits, and the administrators hear of it.
 * @throws Refusal recordNotFound; notPracticeOwner; rechargeWaiting
 */
export function askForRecharge(context: Work, caller: Caller, asked: Asked): Promise<RechargeRequest> {
  return context.db.transaction(async (tx) => {
    const holder = await holderFor(tx, caller, { practiceId: asked.practiceId });
    if (holder.ownerId !== caller.userId) throw new Refusal('notPracticeOwner');
    const { amount, remark, wishesFreeQuota } = asked;
    const request = await insertRequest(tx, {
      ...{ practiceId: holder.id, askedBy: caller.userId, amount, remark: remark || null, wishesFreeQuota },
    });
    if (!request) throw new Refusal('rechargeWaiting');
    const values = { practice: holder.name, num: String(amount) };
    await notify(context, tx, await administrators(tx), 'rechargeAsked', values, REQUESTS_PATH);
    return request;
  });
}

/** What a practice has asked for. @throws Refusal recordNotFound */
export async function requestsOf(
  { db }: Work,
  caller: Caller,
  { practiceId, ...page }: Received<typeof creditsEndpoints.requests>['query'],
): Promise<Page<RechargeRequest>> {
  const holder = await holderFor(db, caller, { practiceId });
  if (holder.kind !== 'practice') return { rows: [], total: 0 };
  return pageOfRequests(db, { practiceId: holder.id }, page);
}

/** What all practices have asked for. */
export const allRequests = (
  { db }: Work,
  { state, ...page }: Received<typeof creditsEndpoints.allRequests>['query'],
): Promise<Page<RechargeRequest>> => pageOfRequests(db, { state }, page);

/** @throws Refusal recordNotFound; noPermission; rechargeDecided */
export async function withdrawRecharge(context: Work, caller: Caller, requestId: string): Promise<void> {
  await context.db.transaction((tx) =>
    takeAction(rechargeAdapter, { context, tx, actor: caller }, requestId, 'withdraw', {}),
  );
}

/** @throws Refusal recordNotFound; rechargeDecided; nothingToBook; contractRequired */
export function bookRecharge(
  context: Work,
  caller: Caller,
  { requestId, ...booking }: Booked,
  visitor: Visitor,
): Promise<CreditBalances> {
  return context.db.transaction(async (tx) => {
    const work = { context, tx, actor: caller };
    const { practice } = await takeAction(rechargeAdapter, work, requestId, 'book', { booking, visitor });
    return balancesOf(tx, practice);
  });
}

/** @throws Refusal recordNotFound; rechargeDecided; reasonRequired */
export async function declineRecharge(
  context: Work,
  caller: Caller,
  { requestId, reason }: Received<typeof creditsEndpoints.decline>['body'],
  visitor: Visitor,
): Promise<void> {
  await context.db.transaction((tx) =>
    takeAction(rechargeAdapter, { context, tx, actor: caller }, requestId, 'decline', { reason, visitor }),
  );
}

/** @throws Refusal recordNotFound; nothingToBook; contractRequired; bookingDiffers */
export function grantTo(
  context: Work,
  caller: Caller,
  { holder: { kind, id }, actionKey, ...booking }: Granted,
  visitor: Visitor,
): Promise<CreditBalances> {
  return context.db.transaction(async (tx) => {
    const holder = await holderNamed(tx, { kind, id });
    if (!holder) throw new Refusal('recordNotFound');
    const lack = lackOfBooking(booking);
    if (lack) throw new Refusal(lack);
    return credit(context, tx, holder, booking, { key: `grant:${actionKey}`, actorId: caller.userId, visitor });
  });
}
