import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { unseal } from '../../../infrastructure/sealed.ts';
import { notify } from '../../account/api.ts';
import { nameOfPractice } from '../../practices/api.ts';
import { postSigned } from '../outgoing/post-signed.ts';
import { deliveries, noteTry } from '../outgoing/tried-repository.ts';
import { type Tried, outgoingWork, settle, turnedOff, workerGone } from '../outgoing/tried.ts';
import type { DeliveryRow, WebhookRow } from '../schema.ts';
import { arrivedSince, deliveryById } from './delivery-repository.ts';
import { DELIVERY_QUEUE, type DeliveryWork } from './tell.ts';
import { turnWebhook, webhookById } from './webhook-repository.ts';

/** Registers the worker that tells endpoints. */
export const deliveryJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<DeliveryWork>(
    DELIVERY_QUEUE,
    { ...outgoingWork, givenUp: ({ deliveryId }) => giveUp(context, deliveryId, workerGone) },
    (job) => deliver(context, job),
  );

/** One try. @throws Error when another one is to come */
export async function deliver(
  context: AppContext,
  { data: { deliveryId }, signal, last }: Pick<Job<DeliveryWork>, 'data' | 'signal' | 'last'>,
): Promise<void> {
  const { db } = context;
  const delivery = await deliveryById(db, deliveryId);
  const webhook = delivery && (await webhookById(db, delivery.webhookId));
  if (!webhook || delivery.state !== 'waiting') return;
  const note = (tried: Tried): Promise<unknown> => noteTry(db, deliveries, deliveryId, tried);
  if (!webhook.enabled) return void (await note(turnedOff));
  const tried = await send(context, webhook, delivery, signal);
  return settle(tried, { last, note, giveUp: (final) => giveUp(context, deliveryId, final) });
}

function send(
  context: AppContext,
  { url, sealedSecret, practiceId }: WebhookRow,
  { payload }: DeliveryRow,
  signal: AbortSignal,
): Promise<Tried> {
  const secret = unseal(context.config.secrets, 'webhook', practiceId, sealedSecret);
  return postSigned(context, { url, secret, payload, signal });
}

/** After the last try. An endpoint that nothing has reached meanwhile is turned off, and its owner is told. */
async function giveUp(context: AppContext, deliveryId: string, tried: Tried): Promise<void> {
  await context.db.transaction(async (tx) => {
    const delivery = await deliveryById(tx, deliveryId);
    if (delivery?.state !== 'waiting') return;
    await noteTry(tx, deliveries, deliveryId, tried);
    if (await arrivedSince(tx, delivery)) return;
    const webhook = await webhookById(tx, delivery.webhookId);
    if (!webhook || !(await turnWebhook(tx, webhook.webhookId, false, true))) return;
    const values = { url: webhook.url, practice: await nameOfPractice(tx, webhook.practiceId) };
    await notify(context, tx, [webhook.createdBy], 'webhookGivenUp', values, '/account?key=12');
  });
}
