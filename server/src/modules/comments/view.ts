import { type CommentReply, type MessageSide, type PlanComment, hasDuty } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { peopleById } from '../access/api.ts';
import type { VisibleVersion } from '../cases/api.ts';
import { filesOf, mentionsOf } from './comment-repository.ts';
import { authorPlace, mentionPlace, namesElsewhere, settlerPlace } from './elsewhere.ts';
import type { CommentRecord } from './schema.ts';

/** Somebody who reads comments on a plan, and what they are towards it. */
export interface Reader {
  readonly userId: string;
  readonly roles: VisibleVersion['roles'];
  /** Null for one who only reads. */
  readonly side: MessageSide | null;
  /** Who designed the plan: whoever raises something of it settles it, and not they. */
  readonly designerId: string | null;
}

/** Whoever raised it settles it, or a colleague of the same side who did not design the plan; operators always. */
export const maySettle = ({ userId, roles, side, designerId }: Reader, comment: CommentRecord): boolean =>
  comment.userId === userId ||
  hasDuty(roles, 'operate') ||
  (side !== null && side === comment.side && userId !== designerId);

/** Threads of one plan, by their numbers, as one of those sees them who read it. @param comments oldest first */
export async function viewThreads(
  db: Querier,
  reader: Reader,
  comments: readonly CommentRecord[],
): Promise<PlanComment[]> {
  const ids = comments.map(({ commentId }) => commentId);
  const [files, mentions, elsewhere] = [
    await filesOf(db, ids),
    await mentionsOf(db, ids),
    await namesElsewhere(db, comments),
  ];
  const involved = [...comments.flatMap((of) => [of.userId, of.resolvedBy]), ...mentions.map((of) => of.userId)];
  const people = await peopleById(db, [...new Set(involved.filter((id) => id !== null))]);
  const nameOf = (userId: string): string => people.get(userId)?.name ?? '';

  const written = (comment: CommentRecord, removable: boolean): CommentReply => {
    const { commentId, userId, side, at, text } = comment;
    const own = userId === reader.userId;
    return {
      ...{ commentId, text, own, at: at.toISOString(), removable: own && removable },
      author: { userId, side, name: userId === null ? (elsewhere[authorPlace(commentId)] ?? '') : nameOf(userId) },
      attachments: files
        .filter((file) => file.commentId === commentId)
        .map(({ objectName, fileName, size }) => ({ objectName, fileName, size })),
      mentions:
        userId === null
          ? mentionedElsewhere(elsewhere, commentId)
          : mentions
              .filter((of) => of.commentId === commentId)
              .map((of) => ({ userId: of.userId, name: nameOf(of.userId) })),
    };
  };

  return comments
    .filter(({ threadId }) => threadId === null)
    .map((comment): PlanComment => {
      const { commentId, planId, number, audience, pin, resolveTime, resolvedBy } = comment;
      const answers = comments.filter(({ threadId }) => threadId === commentId);
      const by = resolvedBy === null ? (elsewhere[settlerPlace(commentId)] ?? '') : nameOf(resolvedBy);
      return {
        ...written(comment, answers.length === 0),
        ...{ planId, number: number ?? 0, audience, pin: pin ?? { teeth: [], step: null, view: null } },
        resolved: resolveTime && { by, at: resolveTime.toISOString() },
        settleable: maySettle(reader, comment),
        replies: answers.map((answer, at) => written(answer, at === answers.length - 1)),
      };
    })
    .sort((one, other) => one.number - other.number);
}

function mentionedElsewhere(names: Readonly<Record<string, string>>, commentId: string): PlanComment['mentions'] {
  const found: PlanComment['mentions'] = [];
  for (let count = 1; ; count += 1) {
    const name = names[mentionPlace(commentId, count)];
    if (name === undefined) return found;
    found.push({ userId: null, name });
  }
}
