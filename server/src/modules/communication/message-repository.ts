import { and, asc, desc, eq, gt, inArray, isNull, lt, max, ne } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type MessageRecord, caseMessageMentions, caseMessages } from './schema.ts';

export async function messageById(db: Querier, messageId: string): Promise<MessageRecord | undefined> {
  const [row] = await db.select().from(caseMessages).where(eq(caseMessages.messageId, messageId));
  return row;
}

/** What a client has sent under this key. */
export async function messageByKey(db: Querier, userId: string, clientKey: string): Promise<MessageRecord | undefined> {
  const [row] = await db
    .select()
    .from(caseMessages)
    .where(and(eq(caseMessages.userId, userId), eq(caseMessages.clientKey, clientKey)));
  return row;
}

/** Messages of a case before a place, or the last ones; newest first. */
export const messagesBefore = (
  db: Querier,
  caseId: string,
  before: number | undefined,
  most: number,
): Promise<MessageRecord[]> =>
  db
    .select()
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, caseId), ...(before === undefined ? [] : [lt(caseMessages.seq, before)])))
    .orderBy(desc(caseMessages.seq))
    .limit(most);

/** Place of the last message of a case; 0 for none. */
export async function lastSeq(db: Querier, caseId: string): Promise<number> {
  const [row] = await db
    .select({ seq: max(caseMessages.seq) })
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId));
  return row?.seq ?? 0;
}

/** Messages of others after a place that are not withdrawn. */
export const countAfter = (db: Querier, caseId: string, seq: number, userId: string): Promise<number> =>
  db.$count(
    caseMessages,
    and(
      ...[eq(caseMessages.caseId, caseId), gt(caseMessages.seq, seq)],
      ...[ne(caseMessages.userId, userId), isNull(caseMessages.withdrawTime)],
    ),
  );

/** Everybody who ever wrote about a case. */
export async function authorsOf(db: Querier, caseId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: caseMessages.userId })
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId));
  return rows.map(({ userId }) => userId);
}

type NewMessage = Omit<typeof caseMessages.$inferInsert, 'messageId'>;

export async function insertMessage(
  tx: Transaction,
  message: NewMessage,
  mentions: readonly string[],
): Promise<MessageRecord> {
  const [row] = await tx.insert(caseMessages).values(message).returning();
  if (!row) throw new Error('a message was not inserted');
  const { messageId } = row;
  if (mentions.length > 0) {
    await tx.insert(caseMessageMentions).values(mentions.map((userId) => ({ messageId, userId })));
  }
  return row;
}

export async function changeMessage(
  tx: Transaction,
  messageId: string,
  changes: Partial<Pick<MessageRecord, 'text' | 'correctTime' | 'withdrawTime'>>,
): Promise<MessageRecord> {
  const [row] = await tx.update(caseMessages).set(changes).where(eq(caseMessages.messageId, messageId)).returning();
  if (!row) throw new Error(`message ${messageId} is gone`);
  return row;
}

/** Whom these messages mention. */
export const mentionsOf = (
  db: Querier,
  messageIds: readonly string[],
): Promise<{ readonly messageId: string; readonly userId: string }[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(caseMessageMentions)
        .where(inArray(caseMessageMentions.messageId, [...messageIds]))
        .orderBy(asc(caseMessageMentions.messageId), asc(caseMessageMentions.userId));

export const dropMentions = (tx: Transaction, messageId: string): Promise<unknown> =>
  tx.delete(caseMessageMentions).where(eq(caseMessageMentions.messageId, messageId));
