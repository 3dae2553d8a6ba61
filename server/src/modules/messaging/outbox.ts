import { type OutboundMessage, type Page, isWhole, messageText, withoutSecrets } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { outboxFolder, wordsInFolder } from './engines/folder-engine.ts';
import { type OutboxFilter, messageById, pageOfMessages, reopen } from './repository.ts';
import { DELIVERY_QUEUE, type DeliveryJob } from './send.ts';

/**
 * The outbox for an operator. What was written into the folder is read from there, with its secrets: nobody else
 * receives it. Of what has left, secrets are gone.
 */
export async function outboxPage(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  filter: OutboxFilter,
): Promise<Page<OutboundMessage>> {
  const { rows, total } = await pageOfMessages(db, filter);
  const folder = outboxFolder(config.dataFolder);
  const messages = rows.map(async ({ values, ...message }): Promise<OutboundMessage> => {
    const { id, kind, lang, state } = message;
    const words = state === 'sent' ? await wordsInFolder(folder, id) : null;
    // What waits is a secret still on its way to somebody else.
    return {
      ...message,
      ...(words ?? messageText(kind, withoutSecrets(kind, values), lang)),
      retriable: state === 'failed' && isWhole(kind, values),
    };
  });
  return { rows: await Promise.all(messages), total };
}

/** Sends a failed message again. @throws Refusal `recordNotFound`, `messageNotRetriable` */
export async function retryMessage(
  { db, jobs }: { readonly db: Database } & Pick<AppContext, 'jobs'>,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await messageById(tx, id);
    if (!message) throw new Refusal('recordNotFound');
    if (!isWhole(message.kind, message.values) || !(await reopen(tx, id))) throw new Refusal('messageNotRetriable');
    await jobs.send<DeliveryJob>(DELIVERY_QUEUE, { messageId: id }, { tx });
  });
}
