import type { PlanComment, Received, commentEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { auditChange, lockVersion } from '../cases/api.ts';
import { requireWriter } from '../communication/api.ts';
import { deleteObjects } from '../files/api.ts';
import { dropComment, settle, threadOf } from './comment-repository.ts';
import { requireComment } from './place.ts';
import { requirePlan } from './reading.ts';
import { tellComment } from './telling.ts';
import { maySettle, viewThreads } from './view.ts';

type Context = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/**
 * Says that a comment is settled, or open again.
 * @throws Refusal recordNotFound, also for an answer; commentNotYours
 */
export const settleComment = (
  context: Pick<Context, 'db' | 'events'>,
  caller: Caller,
  { commentId, settled }: Received<typeof commentEndpoints.settle>['body'],
): Promise<PlanComment> =>
  context.db.transaction(async (tx) => {
    const place = await requireComment(tx, caller, commentId);
    const key = { caseId: place.caseId, version: place.version };
    await lockVersion(tx, caller, key);
    const { comment } = await requireComment(tx, caller, commentId);
    if (comment.threadId !== null) throw new Refusal('recordNotFound');
    const { found, reader } = await requirePlan(tx, caller, place);
    if (!maySettle(reader, comment)) throw new Refusal('commentNotYours');
    if (settled !== (comment.resolveTime !== null)) {
      await settle(tx, commentId, settled ? caller.userId : null);
      const actor = { userId: caller.userId, roles: found.roles };
      const ids = [place.planId, commentId];
      await auditChange(tx, key, actor, settled ? 'settleComment' : 'reopenComment', { ids });
      await tellComment(context, tx, found, comment);
    }
    const [view] = await viewThreads(tx, reader, await threadOf(tx, commentId));
    if (!view) throw new Error('a comment without a view');
    return view;
  });

/**
 * Takes an own comment or answer back, with its files.
 * @throws Refusal recordNotFound, messageNotOwn; commentAnswered when something was written after it in its thread
 */
export async function removeComment(context: Context, caller: Caller, commentId: string): Promise<null> {
  const unused = await context.db.transaction(async (tx) => {
    const place = await requireComment(tx, caller, commentId);
    const key = { caseId: place.caseId, version: place.version };
    const found = await lockVersion(tx, caller, key);
    const { comment } = await requireComment(tx, caller, commentId);
    if (comment.userId !== caller.userId) throw new Refusal('messageNotOwn');
    requireWriter(found);
    const thread = await threadOf(tx, comment.threadId ?? commentId);
    if (thread.at(-1)?.commentId !== commentId) throw new Refusal('commentAnswered');
    const names = await dropComment(tx, commentId);
    const actor = { userId: caller.userId, roles: found.roles };
    await auditChange(tx, key, actor, 'removeComment', { ids: [place.planId, commentId] });
    await tellComment(context, tx, found, comment);
    return names;
  });
  await deleteObjects(context, unused);
  return null;
}
