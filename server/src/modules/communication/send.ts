import { createHash } from 'node:crypto';
import type { CaseMessage, MessageSide, Received, messageEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type VisibleVersion, auditChange, lockVersion, requireVersion } from '../cases/api.ts';
import { insertFiles } from './attachment-repository.ts';
import { checkAttachments, requireUnattached, requireWriter } from './attachments.ts';
import { insertMessage, lastSeq, messageByKey } from './message-repository.ts';
import { viewMessage } from './message-view.ts';
import { noticeOfMessage } from './notices.ts';
import { readersOfCase } from './readers.ts';
import type { MessageRecord } from './schema.ts';
import { tellMessage } from './tell.ts';

type Context = Pick<AppContext, 'db' | 'store' | 'events' | 'jobs'>;
type Sent = Received<typeof messageEndpoints.send>['body'];

/**
 * Writes a message at a version of a case. Sent again under the same key it is the same message, whatever became of it
 * since. Refusals: see the contract of `messages.send`.
 */
export async function sendMessage(context: Context, caller: Caller, sent: Sent): Promise<CaseMessage> {
  const { db } = context;
  const { userId } = caller;
  const key = { caseId: sent.caseId, version: sent.version };
  // Access first: whoever may not write here learns nothing of the objects.
  requireWriter(await requireVersion(db, caller, key));
  const known = await sentBefore(db, userId, sent);
  if (known) return viewMessage(db, userId, known);
  if (sent.text === '' && sent.attachments.length === 0) throw new Refusal('messageEmpty');
  await checkAttachments(context, userId, key, sent.attachments);

  return db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    const side = requireWriter(found);
    // The same request may have come twice, and the other one was faster.
    const message = (await sentBefore(tx, userId, sent)) ?? (await write(context, tx, caller, found, side, sent));
    return viewMessage(tx, userId, message);
  });
}

/** @throws Refusal messageKeyUsed when something else was sent under this key */
async function sentBefore(db: Querier, userId: string, sent: Sent): Promise<MessageRecord | undefined> {
  const known = await messageByKey(db, userId, sent.clientKey);
  if (known && known.sentHash !== hashOf(sent)) throw new Refusal('messageKeyUsed');
  return known;
}

/** Of all that was sent: the words may be corrected later, and are then no longer what was sent. */
const hashOf = ({ caseId, version, text, attachments, mentions }: Sent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[caseId, version, text, [...mentions].sort()],
        attachments.map(({ objectName, fileName, size, crc64 }) => [objectName, fileName, size, crc64]),
      ]),
    )
    .digest('hex');

async function write(
  context: Context,
  tx: Transaction,
  caller: Caller,
  found: VisibleVersion,
  side: MessageSide,
  { text, clientKey, attachments, mentions, ...sent }: Sent,
): Promise<MessageRecord> {
  const { caseId, version } = found.version;
  const { userId } = caller;
  const readers = await readersOfCase(tx, found.record);
  if (!mentions.every((person) => readers.has(person))) throw new Refusal('mentionCannotRead');
  await requireUnattached(tx, attachments);

  const sentHash = hashOf({ text, clientKey, attachments, mentions, ...sent });
  const seq = (await lastSeq(tx, caseId)) + 1;
  const message = await insertMessage(tx, { caseId, version, seq, userId, side, text, clientKey, sentHash }, mentions);
  await insertFiles(tx, message, attachments);
  const actor = { userId, roles: found.roles };
  await auditChange(tx, { caseId, version }, actor, 'sendMessage', { ids: [message.messageId] });
  await noticeOfMessage(context, tx, caller, found, message, { mentions, readers });
  await tellMessage(context, tx, found.record);
  return message;
}
