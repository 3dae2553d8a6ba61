import { createHash } from 'node:crypto';
import type { MessageSide } from '@archway/contracts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { insertFiles } from './attachment-repository.ts';
import { insertMessage, lastSeq } from './message-repository.ts';
import { markReadUpTo } from './read-repository.ts';
import type { MessageFileRecord } from './schema.ts';

/** A message as it was written elsewhere. Its files are stored. */
export interface ImportedMessage {
  readonly userId: string;
  readonly side: MessageSide;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly files: readonly Pick<MessageFileRecord, 'fileName' | 'objectName' | 'size' | 'crc64'>[];
  readonly at: Date;
}

/**
 * Adds messages to the conversation of a case, in their order; nobody is told of them.
 * @param unread how many of the last ones only their author has read; everybody who wrote has read the others
 */
export async function importConversation(
  tx: Transaction,
  { caseId, version }: { readonly caseId: string; readonly version: number },
  messages: readonly ImportedMessage[],
  unread: number,
): Promise<void> {
  const first = (await lastSeq(tx, caseId)) + 1;
  for (const [index, { userId, side, text, mentions, files, at }] of messages.entries()) {
    const seq = first + index;
    const sentHash = createHash('sha256').update(`imported ${caseId} ${seq} ${text}`).digest('hex');
    const clientKey = sentHash.slice(0, 32);
    const values = { caseId, version, seq, userId, side, text, clientKey, sentHash, at };
    await insertFiles(tx, await insertMessage(tx, values, mentions), files);
  }
  const read = first + messages.length - 1 - unread;
  for (const userId of new Set(messages.map((message) => message.userId))) {
    const own = messages.findLastIndex((message) => message.userId === userId);
    const upTo = Math.max(read, first + own);
    if (upTo > 0) await markReadUpTo(tx, { caseId, userId }, upTo);
  }
}
