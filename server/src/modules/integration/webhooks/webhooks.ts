import { type Answer, MOST_WEBHOOKS, PING, type Received, type Webhook, type endpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { seal } from '../../../infrastructure/sealed.ts';
import { type Visitor, newToken, recordSecurityEvent } from '../../access/api.ts';
import { ownedPractice } from '../../practices/api.ts';
import { deliveries, reopen } from '../outgoing/tried-repository.ts';
import type { WebhookRow } from '../schema.ts';
import { assertAllowed } from '../web-address.ts';
import { deliveryById, pageOfDeliveries } from './delivery-repository.ts';
import { DELIVERY_QUEUE, type DeliveryWork, tellOne } from './tell.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  turnWebhook,
  webhookById,
  webhooksOf,
} from './webhook-repository.ts';

type Calls = typeof endpoints.webhooks;
type One = Received<Calls['remove']>['params'];

const view = ({ webhookId, url, events, enabled, gaveUp, createTime }: WebhookRow): Webhook => ({
  ...{ webhookId, url, events, enabled, gaveUp },
  createTime: createTime.toISOString(),
});

/** Endpoints of a practice, for its creator. @throws Refusal recordNotFound, notPracticeOwner */
export async function listWebhooks({ db }: AppContext, caller: Caller, practiceId: string): Promise<Webhook[]> {
  await ownedPractice(db, caller.userId, practiceId);
  return (await webhooksOf(db, practiceId)).map(view);
}

/** Adds an endpoint; its secret is told this once. @throws Refusal as above, addressNotAllowed, webhookLimit */
export function addWebhook(
  { db, config }: AppContext,
  caller: Caller,
  practiceId: string,
  { url, events }: Received<Calls['create']>['body'],
  visitor: Visitor,
): Promise<Answer<Calls['create']>> {
  return db.transaction(async (tx) => {
    await ownedPractice(tx, caller.userId, practiceId);
    assertAllowed(url, config.outboundLoopback);
    if ((await countWebhooks(tx, practiceId)) >= MOST_WEBHOOKS)
      throw new Refusal('webhookLimit', { num: MOST_WEBHOOKS });
    const secret = `whsec_${newToken()}`;
    const sealedSecret = seal(config.secrets, 'webhook', practiceId, secret);
    const row = { practiceId, createdBy: caller.userId, url, events: [...new Set(events)], sealedSecret };
    const made = await insertWebhook(tx, row);
    await recordSecurityEvent(tx, { type: 'webhookMade', userId: caller.userId, visitor, values: { name: url } });
    return { ...view(made), secret };
  });
}

/** @throws Refusal recordNotFound, notPracticeOwner */
async function owned(db: Querier, caller: Caller, { practiceId, webhookId }: One): Promise<WebhookRow> {
  await ownedPractice(db, caller.userId, practiceId);
  const webhook = await webhookById(db, webhookId);
  if (webhook?.practiceId !== practiceId) throw new Refusal('recordNotFound');
  return webhook;
}

export async function enableWebhook({ db }: AppContext, caller: Caller, one: One, enabled: boolean): Promise<void> {
  await owned(db, caller, one);
  await turnWebhook(db, one.webhookId, enabled, false);
}

export function removeWebhook({ db }: AppContext, caller: Caller, one: One, visitor: Visitor): Promise<void> {
  return db.transaction(async (tx) => {
    const { url } = await owned(tx, caller, one);
    await deleteWebhook(tx, one.webhookId);
    await recordSecurityEvent(tx, { type: 'webhookRemoved', userId: caller.userId, visitor, values: { name: url } });
  });
}

/** Sends a trial event. @throws Refusal webhookOff */
export function tryWebhook(context: AppContext, caller: Caller, one: One): Promise<void> {
  return context.db.transaction(async (tx) => {
    if (!(await owned(tx, caller, one)).enabled) throw new Refusal('webhookOff');
    await tellOne(context, tx, one.webhookId, PING, {});
  });
}

export async function deliveriesOf(
  { db }: AppContext,
  caller: Caller,
  one: One,
  page: Received<Calls['deliveries']>['query'],
): Promise<Answer<Calls['deliveries']>> {
  await owned(db, caller, one);
  return pageOfDeliveries(db, one.webhookId, page);
}

/** Sends something again; what still waits is on its way already. @throws Refusal recordNotFound, webhookOff */
export function resend(
  { db, jobs }: AppContext,
  caller: Caller,
  { deliveryId, ...one }: Received<Calls['resend']>['params'],
): Promise<void> {
  return db.transaction(async (tx) => {
    const { enabled, webhookId } = await owned(tx, caller, one);
    if ((await deliveryById(tx, deliveryId))?.webhookId !== webhookId) throw new Refusal('recordNotFound');
    if (!enabled) throw new Refusal('webhookOff');
    if (await reopen(tx, deliveries, deliveryId)) await jobs.send<DeliveryWork>(DELIVERY_QUEUE, { deliveryId }, { tx });
  });
}
