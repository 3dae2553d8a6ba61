import { asc, eq, inArray } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type MessageFileRecord, type MessageRecord, caseMessageFiles } from './schema.ts';

/** Attachments of these messages, in their order. */
export const filesOf = (db: Querier, messageIds: readonly string[]): Promise<MessageFileRecord[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(caseMessageFiles)
        .where(inArray(caseMessageFiles.messageId, [...messageIds]))
        .orderBy(asc(caseMessageFiles.messageId), asc(caseMessageFiles.place));

/** Which of these objects are attachments. */
export async function attachmentsAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  if (objectNames.length === 0) return [];
  const rows = await db
    .select({ objectName: caseMessageFiles.objectName })
    .from(caseMessageFiles)
    .where(inArray(caseMessageFiles.objectName, [...objectNames]));
  return rows.map(({ objectName }) => objectName);
}

type SentFile = Pick<MessageFileRecord, 'fileName' | 'objectName' | 'size' | 'crc64'>;

export async function insertFiles(
  tx: Transaction,
  { messageId, caseId }: MessageRecord,
  files: readonly SentFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx.insert(caseMessageFiles).values(files.map((file, at) => ({ ...file, messageId, caseId, place: at + 1 })));
}

/** @returns names of the objects that belonged to it */
export async function dropFiles(tx: Transaction, messageId: string): Promise<string[]> {
  const rows = await tx
    .delete(caseMessageFiles)
    .where(eq(caseMessageFiles.messageId, messageId))
    .returning({ objectName: caseMessageFiles.objectName });
  return rows.map(({ objectName }) => objectName);
}
