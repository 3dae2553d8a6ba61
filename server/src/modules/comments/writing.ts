import { createHash } from 'node:crypto';
import {
  type CommentPin,
  type CommentReply,
  MOST_COMMENTS,
  type PlanComment,
  type Received,
  type commentEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { auditChange, lockVersion } from '../cases/api.ts';
import { checkAttachments, requireUnattached, requireWriter } from '../communication/api.ts';
import { openDocument } from '../plans/api.ts';
import { readAudiences, writtenAudiences } from './audience.ts';
import { commentByKey, extentOf, insertComment, threadOf } from './comment-repository.ts';
import { type Place, requireComment } from './place.ts';
import { type ReadPlan, requirePlan } from './reading.ts';
import type { CommentRecord } from './schema.ts';
import { noticeOfComment, readersFor, tellComment } from './telling.ts';
import { viewThreads } from './view.ts';

type Context = Pick<AppContext, 'db' | 'store' | 'events' | 'jobs'>;
type Added = Received<typeof commentEndpoints.add>['body'];
type Replied = Received<typeof commentEndpoints.reply>['body'];
type Words = Pick<Added, 'clientKey' | 'text' | 'attachments' | 'mentions'>;

/** What is written beside its words. */
type Beginning = Pick<CommentRecord, 'audience'> & { readonly pin: CommentPin | null; readonly thread: string | null };

/** Writes a comment on a plan. Refusals: see the contract of `comments.add`. */
export async function addComment(context: Context, caller: Caller, sent: Added): Promise<PlanComment> {
  const { caseId, version, planId, pin, audience } = sent;
  const at = { caseId, version, planId };
  const { found, reader } = await requirePlan(context.db, caller, at);
  const side = requireWriter(found);
  if (!writtenAudiences(side, found.version.entrust).includes(audience)) throw new Refusal('paramsError');
  await requirePlace(context, planId, pin);
  const comment = await write(context, caller, at, sent, { audience, pin, thread: null });
  const [view] = await viewThreads(context.db, reader, await threadOf(context.db, comment.commentId));
  if (!view) throw new Error('a comment without a view');
  return view;
}

/** Answers a comment. Refusals: see the contract of `comments.reply`. */
export async function replyToComment(context: Context, caller: Caller, sent: Replied): Promise<CommentReply> {
  const { comment: first, ...at } = await requireComment(context.db, caller, sent.commentId);
  const thread = first.threadId ?? first.commentId;
  const answer = await write(context, caller, at, sent, { audience: first.audience, pin: null, thread });
  const { reader } = await requirePlan(context.db, caller, at);
  const [view] = await viewThreads(context.db, reader, await threadOf(context.db, thread));
  const reply = view?.replies.find(({ commentId }) => commentId === answer.commentId);
  if (!reply) throw new Error('an answer without a view');
  return reply;
}

/** A comment points to what its plan has; where nothing was designed yet there is no stage. @throws Refusal commentNotHere */
async function requirePlace(context: Pick<Context, 'db' | 'store'>, planId: string, pin: CommentPin): Promise<void> {
  if (pin.teeth.length === 0 && pin.step === null) return;
  const document = await openDocument(context, planId);
  const known = new Set(document?.teeth.map(({ fdi }) => fdi));
  const { upper, lower } = document?.aligners ?? { upper: [], lower: [] };
  const steps = Math.max(0, upper.length - 1, lower.length - 1);
  const misplaced = document !== null && pin.teeth.some((tooth) => !known.has(tooth));
  if (misplaced || (pin.step !== null && pin.step > steps)) throw new Refusal('commentNotHere');
}

async function write(
  context: Context,
  caller: Caller,
  at: Place,
  words: Words,
  beginning: Beginning,
): Promise<CommentRecord> {
  const { db } = context;
  const sentHash = hashOf(at, words, beginning);
  const known = await sentBefore(db, caller.userId, words.clientKey, sentHash);
  if (known) return known;
  if (words.text === '' && words.attachments.length === 0) throw new Refusal('messageEmpty');
  await checkAttachments(context, caller.userId, { caseId: at.caseId, version: at.version }, words.attachments);
  return db.transaction(async (tx) => {
    await lockVersion(tx, caller, { caseId: at.caseId, version: at.version });
    // The same request may have come twice, and the other one was faster.
    const written = await sentBefore(tx, caller.userId, words.clientKey, sentHash);
    return written ?? insert(context, tx, caller, await requirePlan(tx, caller, at), words, beginning, sentHash);
  });
}

/** @throws Refusal messageKeyUsed when something else was sent under this key */
async function sentBefore(
  db: Querier,
  userId: string,
  clientKey: string,
  sentHash: string,
): Promise<CommentRecord | undefined> {
  const known = await commentByKey(db, userId, clientKey);
  if (known && known.sentHash !== sentHash) throw new Refusal('messageKeyUsed');
  return known;
}

const hashOf = ({ planId }: Place, { text, attachments, mentions }: Words, beginning: Beginning): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[planId, beginning.thread, beginning.audience, beginning.pin, text, [...mentions].sort()],
        attachments.map(({ objectName, fileName, size, crc64 }) => [objectName, fileName, size, crc64]),
      ]),
    )
    .digest('hex');

async function insert(
  context: Context,
  tx: Transaction,
  caller: Caller,
  { found, plan }: ReadPlan,
  { text, clientKey, attachments, mentions }: Words,
  { audience, pin, thread }: Beginning,
  sentHash: string,
): Promise<CommentRecord> {
  const { userId } = caller;
  const { caseId, planId, version } = plan;
  const side = requireWriter(found);
  // What was answered may have been taken back meanwhile, or is not the caller's to read any more.
  const before = thread === null ? [] : await threadOf(tx, thread);
  if (thread !== null && !readAudiences(found.sides).some((read) => read === before[0]?.audience))
    throw new Refusal('recordNotFound');
  const { all, last } = await extentOf(tx, planId);
  if (all >= MOST_COMMENTS) throw new Refusal('commentsFull', { num: MOST_COMMENTS });
  const readers = await readersFor(tx, found, audience);
  if (!mentions.every((person) => readers.has(person))) throw new Refusal('mentionCannotRead');
  await requireUnattached(tx, attachments);
  const comment = await insertComment(
    tx,
    {
      ...{ caseId, planId, userId, side, audience, pin, text, clientKey, sentHash },
      ...{ threadId: thread, number: thread === null ? last + 1 : null },
    },
    attachments,
    mentions,
  );
  const subject = thread === null ? 'addComment' : 'answerComment';
  const actor = { userId, roles: found.roles };
  await auditChange(tx, { caseId, version }, actor, subject, { ids: [planId, comment.commentId] });
  await noticeOfComment(context, tx, caller, { found, plan, thread: [...before, comment], mentions, readers });
  await tellComment(context, tx, found, comment);
  return comment;
}
