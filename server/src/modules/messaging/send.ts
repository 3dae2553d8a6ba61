import type { Channel, Lang, MessageKindName, MessageValues } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { insertMessage } from './repository.ts';

export const DELIVERY_QUEUE = 'messaging-deliver';

/** What a delivery job knows. */
export interface DeliveryJob {
  readonly messageId: string;
}

export interface NewMessage {
  readonly channel: Channel;
  /** Phone number as of E.164, or e-mail address. */
  readonly target: string;
  readonly kind: MessageKindName;
  readonly values: MessageValues;
  /** The language of whoever reads it. */
  readonly lang: Lang;
  /** After this it is not sent any more. */
  readonly usefulUntil?: Date;
}

/**
 * Sends a message by mail or SMS: written inside the transaction that makes it true, and delivered after its commit, by
 * a job that tries again.
 */
export async function sendMessage({ jobs }: Pick<AppContext, 'jobs'>, tx: Querier, message: NewMessage): Promise<void> {
  const messageId = await insertMessage(tx, message);
  await jobs.send<DeliveryJob>(DELIVERY_QUEUE, { messageId }, { tx });
}
