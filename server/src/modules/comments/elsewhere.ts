import type { Querier } from '../../infrastructure/database/database.ts';
import { originOf } from '../cases/api.ts';
import type { CommentRecord } from './schema.ts';

/** Where imports keep who wrote a comment. */
export const authorPlace = (commentId: string): string => `comments/${commentId}`;
/** Where they keep whom it mentions, counted from 1. */
export const mentionPlace = (commentId: string, count: number): string => `comments/${commentId}-mention-${count}`;
/** Where they keep who settled it. */
export const settlerPlace = (commentId: string): string => `comments/${commentId}-settled`;

/** Names of people of another installation; asked only where there are any. */
export async function namesElsewhere(db: Querier, comments: readonly CommentRecord[]): Promise<Record<string, string>> {
  const foreign = comments.find(({ userId }) => userId === null);
  return foreign ? { ...(await originOf(db, foreign.caseId))?.people } : {};
}
