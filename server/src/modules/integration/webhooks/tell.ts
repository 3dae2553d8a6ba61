import { randomUUID } from 'node:crypto';
import type { PING, WebhookEvent, WebhookPayload } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseFollower } from '../../cases/api.ts';
import { statusKey } from '../cases/words.ts';
import { insertDelivery } from './delivery-repository.ts';
import { listening } from './webhook-repository.ts';

export const DELIVERY_QUEUE = 'webhook-deliver';
export interface DeliveryWork {
  readonly deliveryId: string;
}

type Context = Pick<AppContext, 'jobs'>;

/** Tells every endpoint of a practice that wants to hear it, once the transaction that makes it true has committed. */
export async function tellWebhooks(
  context: Context,
  tx: Querier,
  practiceId: string,
  type: WebhookEvent,
  data: WebhookPayload['data'],
): Promise<void> {
  for (const { webhookId } of await listening(tx, practiceId, type)) await tellOne(context, tx, webhookId, type, data);
}

/** Tells one endpoint something. */
export async function tellOne(
  { jobs }: Context,
  tx: Querier,
  webhookId: string,
  type: WebhookEvent | typeof PING,
  data: WebhookPayload['data'],
): Promise<void> {
  const payload: WebhookPayload = { eventId: randomUUID(), type, createdAt: new Date().toISOString(), data };
  const deliveryId = await insertDelivery(tx, { webhookId, type, payload });
  await jobs.send<DeliveryWork>(DELIVERY_QUEUE, { deliveryId }, { tx });
}

/** Whoever listens hears of each change of a status, by whatever action. */
export const tellStatus: CaseFollower = async (context, tx, { practiceId, caseId, version, ptNo, from, to }) => {
  if (from === to) return;
  await tellWebhooks(context, tx, practiceId, 'case.status_changed', {
    ...{ caseId, version, number: ptNo },
    ...{ status: statusKey(to), previousStatus: statusKey(from) },
  });
};
