import { type Channel, messageText, withoutSecrets } from '@archway/contracts';
import type { Database } from '../../infrastructure/database/database.ts';
import type { Job } from '../../infrastructure/jobs/jobs.ts';
import { type Engine, DeliveryRefused } from './engine.ts';
import { type Message, endMessage, messageById, noteTry } from './repository.ts';
import type { DeliveryJob } from './send.ts';

/** Pauses double from one second on: the last try comes after a quarter of an hour. */
export const DELIVERY_RETRIES = 10;
const LONGEST_ERROR = 300;

type Engines = Readonly<Record<Channel, Engine>>;

/** One try to deliver a message. @throws whatever the engine threw, when another try is to come */
export async function deliver(db: Database, engines: Engines, job: Job<DeliveryJob>): Promise<void> {
  const message = await messageById(db, job.data.messageId);
  // Sent by a try whose worker could not say so any more.
  if (message?.state !== 'waiting') return;
  if (message.usefulUntil && message.usefulUntil < new Date()) {
    await giveUp(db, message, message.lastError ?? 'its time was over', false);
    return;
  }
  const { id, channel, target, kind, lang, values } = message;
  try {
    const delivery = { id, channel, target, kind, lang, values, ...messageText(kind, values, lang) };
    await engines[channel].deliver(delivery, job.signal);
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    if (!(error instanceof DeliveryRefused) && !job.last) {
      await noteTry(db, id, words);
      throw error;
    }
    await giveUp(db, message, words, true);
    return;
  }
  await endMessage(db, id, { values: withoutSecrets(kind, values), failure: null, tried: true });
}

/** For a message whose last worker was killed. */
export async function giveUpLost(db: Database, { messageId }: DeliveryJob): Promise<void> {
  const message = await messageById(db, messageId);
  if (message) await giveUp(db, message, message.lastError ?? 'the server stopped while it was sent', false);
}

const giveUp = (db: Database, { id, kind, values }: Message, failure: string, tried: boolean): Promise<unknown> =>
  endMessage(db, id, { values: withoutSecrets(kind, values), failure, tried });
