import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { askWeb, firstWords } from '../../../infrastructure/outbound/web-request.ts';
import { unseal } from '../../../infrastructure/sealed.ts';
import { notify } from '../../account/api.ts';
import { nameOfPractice } from '../../practices/api.ts';
import type { DeliveryRow, WebhookRow } from '../schema.ts';
import { type Tried, arrivedSince, deliveryById, noteTry } from './delivery-repository.ts';
import { DELIVERY_QUEUE, type DeliveryWork } from './tell.ts';
import { turnWebhook, webhookById } from './webhook-repository.ts';

/** Pauses double from one second on: the last try comes after some eighteen hours. */
const DELIVERY_RETRIES = 16;
/** An endpoint that works is quick: it takes note, and does its work afterwards. */
const ANSWER_MS = 15_000;
/** Of an answer, so much stands in the log. */
const KEPT_BYTES = 300;

/** Registers the worker that tells endpoints. */
export const deliveryJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<DeliveryWork>(
    DELIVERY_QUEUE,
    {
      ...{ concurrency: 4, retries: DELIVERY_RETRIES, timeoutSeconds: 60 },
      givenUp: ({ deliveryId }) => giveUp(context, deliveryId, { state: 'failed', lastStatus: null, lastAnswer: null }),
    },
    (job) => deliver(context, job),
  );

/** The signature of a body: whoever has the secret can tell that it is ours, and how old it is. */
function signature(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** One try. @throws Error when another one is to come */
export async function deliver(
  context: AppContext,
  { data: { deliveryId }, signal, last }: Pick<Job<DeliveryWork>, 'data' | 'signal' | 'last'>,
): Promise<void> {
  const { db } = context;
  const delivery = await deliveryById(db, deliveryId);
  const webhook = delivery && (await webhookById(db, delivery.webhookId));
  if (!webhook || delivery.state !== 'waiting') return;
  const tried: Tried = webhook.enabled
    ? await send(context, webhook, delivery, signal)
    : { state: 'failed', lastStatus: null, lastAnswer: 'turned off' };
  if (tried.state === 'failed' && webhook.enabled && last) return giveUp(context, deliveryId, tried);
  const goesOn = tried.state === 'failed' && webhook.enabled;
  await noteTry(db, deliveryId, { ...tried, state: goesOn ? 'waiting' : tried.state });
  if (goesOn) throw new Error(`not delivered: ${tried.lastStatus ?? tried.lastAnswer}`);
}

async function send(
  { config }: AppContext,
  { url, sealedSecret, practiceId }: WebhookRow,
  { payload }: DeliveryRow,
  signal: AbortSignal,
): Promise<Tried> {
  const body = JSON.stringify(payload);
  const secret = unseal(config.secrets, 'webhook', practiceId, sealedSecret);
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signature(secret, body, new Date()),
  };
  try {
    const asked = { method: 'POST', url, headers, body, signal } as const;
    const answer = await askWeb({ ...asked, loopback: config.outboundLoopback, timeoutMs: ANSWER_MS });
    const lastAnswer = shown(await firstWords(answer, KEPT_BYTES));
    const taken = answer.status >= 200 && answer.status < 300;
    return { state: taken ? 'delivered' : 'failed', lastStatus: answer.status, lastAnswer };
  } catch (error) {
    return { state: 'failed', lastStatus: null, lastAnswer: shown((error as Error).message) };
  }
}

/** A NUL can stand in an answer, and in no text of the database. */
const shown = (text: string): string => text.replaceAll('\0', '').slice(0, KEPT_BYTES);

/** After the last try. An endpoint that nothing has reached meanwhile is turned off, and its owner is told. */
async function giveUp(context: AppContext, deliveryId: string, tried: Tried): Promise<void> {
  await context.db.transaction(async (tx) => {
    const delivery = await deliveryById(tx, deliveryId);
    if (delivery?.state !== 'waiting') return;
    await noteTry(tx, deliveryId, tried);
    if (await arrivedSince(tx, delivery)) return;
    const webhook = await webhookById(tx, delivery.webhookId);
    if (!webhook || !(await turnWebhook(tx, webhook.webhookId, false, true))) return;
    const values = { url: webhook.url, practice: await nameOfPractice(tx, webhook.practiceId) };
    await notify(context, tx, [webhook.createdBy], 'webhookGivenUp', values, '/account?key=12');
  });
}
