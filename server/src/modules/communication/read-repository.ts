import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { caseMessageReads } from './schema.ts';

const { caseId: ofCase, userId: reader, readSeq, toldSeq } = caseMessageReads;

/** Place of the last message that somebody has read; 0 for none. */
export async function readUpTo(db: Querier, caseId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ readSeq })
    .from(caseMessageReads)
    .where(and(eq(ofCase, caseId), eq(reader, userId)));
  return row?.readSeq ?? 0;
}

/** How far everybody has read who has read anything. */
export const readersOf = (
  db: Querier,
  caseId: string,
): Promise<{ readonly userId: string; readonly readSeq: number }[]> =>
  db
    .select({ userId: reader, readSeq })
    .from(caseMessageReads)
    .where(and(eq(ofCase, caseId), gt(readSeq, 0)));

/** Never goes back. @returns whether it went on */
export async function markReadUpTo(
  tx: Transaction,
  key: { readonly caseId: string; readonly userId: string },
  seq: number,
): Promise<boolean> {
  const rows = await tx
    .insert(caseMessageReads)
    .values({ ...key, readSeq: seq })
    .onConflictDoUpdate({ target: [ofCase, reader], set: { readSeq: seq }, setWhere: sql`${readSeq} < ${seq}` })
    .returning({ readSeq });
  return rows.length > 0;
}

/** Those of these people whom a notice told of messages that they have not read since. */
export async function toldAlready(db: Querier, caseId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: reader })
    .from(caseMessageReads)
    .where(and(eq(ofCase, caseId), inArray(reader, [...userIds]), sql`${toldSeq} > ${readSeq}`));
  return rows.map(({ userId }) => userId);
}

export async function setTold(tx: Transaction, caseId: string, userIds: readonly string[], seq: number): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(caseMessageReads)
    .values(userIds.map((userId) => ({ caseId, userId, toldSeq: seq })))
    .onConflictDoUpdate({ target: [ofCase, reader], set: { toldSeq: seq } });
}
