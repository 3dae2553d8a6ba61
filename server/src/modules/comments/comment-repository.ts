import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { CommentAudience } from '@archway/contracts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import {
  type CommentFileRecord,
  type CommentRecord,
  planCommentFiles,
  planCommentMentions,
  planComments,
} from './schema.ts';

export async function commentById(db: Querier, commentId: string): Promise<CommentRecord | undefined> {
  const [row] = await db.select().from(planComments).where(eq(planComments.commentId, commentId));
  return row;
}

/** What a client has sent under this key. */
export async function commentByKey(db: Querier, userId: string, clientKey: string): Promise<CommentRecord | undefined> {
  const [row] = await db
    .select()
    .from(planComments)
    .where(and(eq(planComments.userId, userId), eq(planComments.clientKey, clientKey)));
  return row;
}

/** Comments of a plan with their answers, oldest first, of these audiences. */
export const commentsOf = (
  db: Querier,
  planId: string,
  audiences: readonly CommentAudience[],
): Promise<CommentRecord[]> =>
  db
    .select()
    .from(planComments)
    .where(and(eq(planComments.planId, planId), inArray(planComments.audience, [...audiences])))
    .orderBy(asc(planComments.commentId));

/** All comments on plans of a case with their answers, oldest first. */
export const commentsOfCase = (db: Querier, caseId: string): Promise<CommentRecord[]> =>
  db.select().from(planComments).where(eq(planComments.caseId, caseId)).orderBy(asc(planComments.commentId));

/** A comment and what answers it, oldest first. */
export const threadOf = (db: Querier, commentId: string): Promise<CommentRecord[]> =>
  db
    .select()
    .from(planComments)
    .where(sql`${planComments.commentId} = ${commentId} or ${planComments.threadId} = ${commentId}`)
    .orderBy(asc(planComments.commentId));

/** Threads of these plans, all and open ones; no row for a plan without any. */
export async function countThreads(
  db: Querier,
  planIds: readonly string[],
  audiences: readonly CommentAudience[],
): Promise<{ readonly planId: string; readonly all: number; readonly open: number }[]> {
  if (planIds.length === 0) return [];
  return db
    .select({
      planId: planComments.planId,
      all: count(),
      open: sql<number>`count(*) filter (where ${planComments.resolveTime} is null)`.mapWith(Number),
    })
    .from(planComments)
    .where(
      and(
        inArray(planComments.planId, [...planIds]),
        inArray(planComments.audience, [...audiences]),
        isNull(planComments.threadId),
      ),
    )
    .groupBy(planComments.planId);
}

/** Threads of a plan that nobody has settled. */
export const openThreads = (db: Querier, planId: string): Promise<number> =>
  db.$count(
    planComments,
    and(eq(planComments.planId, planId), isNull(planComments.threadId), isNull(planComments.resolveTime)),
  );

/** What a plan has: how many comments and answers, and the last number of a thread. */
export async function extentOf(db: Querier, planId: string): Promise<{ readonly all: number; readonly last: number }> {
  const [row] = await db
    .select({ all: count(), last: max(planComments.number) })
    .from(planComments)
    .where(eq(planComments.planId, planId));
  return { all: row?.all ?? 0, last: row?.last ?? 0 };
}

type File = Pick<CommentFileRecord, 'fileName' | 'objectName' | 'size' | 'crc64'>;

export async function insertComment(
  tx: Transaction,
  comment: Omit<typeof planComments.$inferInsert, 'commentId'>,
  files: readonly File[],
  mentions: readonly string[],
): Promise<CommentRecord> {
  const [row] = await tx.insert(planComments).values(comment).returning();
  if (!row) throw new Error('a comment was not inserted');
  const { commentId, caseId } = row;
  if (files.length > 0)
    await tx.insert(planCommentFiles).values(files.map((file, at) => ({ ...file, commentId, caseId, place: at + 1 })));
  if (mentions.length > 0)
    await tx.insert(planCommentMentions).values(mentions.map((userId) => ({ commentId, caseId, userId })));
  return row;
}

export async function settle(tx: Transaction, commentId: string, by: string | null): Promise<CommentRecord> {
  const change = by === null ? { resolveTime: null, resolvedBy: null } : { resolveTime: new Date(), resolvedBy: by };
  const [row] = await tx.update(planComments).set(change).where(eq(planComments.commentId, commentId)).returning();
  if (!row) throw new Error(`comment ${commentId} is gone`);
  return row;
}

/** @returns names of the objects that belonged to it */
export async function dropComment(tx: Transaction, commentId: string): Promise<string[]> {
  const files = await filesOf(tx, [commentId]);
  await tx.delete(planComments).where(eq(planComments.commentId, commentId));
  return files.map(({ objectName }) => objectName);
}

/** Files of these comments, in their order. */
export const filesOf = (db: Querier, commentIds: readonly string[]): Promise<CommentFileRecord[]> =>
  commentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(planCommentFiles)
        .where(inArray(planCommentFiles.commentId, [...commentIds]))
        .orderBy(asc(planCommentFiles.commentId), asc(planCommentFiles.place));

/** Whom these comments mention. */
export const mentionsOf = (db: Querier, commentIds: readonly string[]) =>
  commentIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ commentId: planCommentMentions.commentId, userId: planCommentMentions.userId })
        .from(planCommentMentions)
        .where(inArray(planCommentMentions.commentId, [...commentIds]))
        .orderBy(asc(planCommentMentions.commentId), asc(planCommentMentions.userId));

/** Which of these objects are files of comments. */
export async function commentFilesAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  if (objectNames.length === 0) return [];
  const rows = await db
    .select({ objectName: planCommentFiles.objectName })
    .from(planCommentFiles)
    .where(inArray(planCommentFiles.objectName, [...objectNames]));
  return rows.map(({ objectName }) => objectName);
}
