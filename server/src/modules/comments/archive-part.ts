import { randomBytes } from 'node:crypto';
import {
  ATTACHMENT_LIMIT_MB,
  type ArchivedComment,
  archivedComments,
  attachmentExtensions,
  dataTypes,
  roleOf,
} from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { planRows } from '../plans/api.ts';
import { readAudiences } from './audience.ts';
import { commentsOfCase, filesOf, insertComment, mentionsOf } from './comment-repository.ts';
import { authorPlace, mentionPlace, settlerPlace } from './elsewhere.ts';
import { type CommentRecord, planCommentFiles, planCommentMentions, planComments } from './schema.ts';

const name = 'comments';

async function read(packing: Packing): Promise<ArchivedComment[]> {
  const { db } = packing;
  // Designers' words among themselves go with nobody else.
  const audiences = readAudiences(new Set(packing.roles.flatMap((role) => roleOf(role)?.side ?? [])));
  const comments = (await commentsOfCase(db, packing.caseId)).filter(({ audience }) => audiences.includes(audience));
  const plans = await planRows(db, packing.caseId);
  const planAt = new Map(plans.map(({ planId, version }, index) => [planId, { place: index + 1, version }]));
  const at = new Map(comments.map(({ commentId }, index) => [commentId, index + 1]));
  const ids = comments.map(({ commentId }) => commentId);
  const [files, mentions] = [await filesOf(db, ids), await mentionsOf(db, ids)];
  const found: ArchivedComment[] = [];
  for (const [index, comment] of comments.entries()) {
    const { commentId: id, threadId, planId, number, side, audience, pin, text } = comment;
    const plan = planAt.get(planId);
    if (!plan) throw new Error(`comment ${id} is of no plan`);
    const named = mentions.flatMap((each) => (each.commentId === id ? each.userId : []));
    found.push({
      ...{ id, plan: plan.place, version: plan.version, number, side, audience, pin, text },
      thread: threadId === null ? null : (at.get(threadId) ?? null),
      author: await packing.somebody({ userId: comment.userId, place: authorPlace(id) }),
      mentions: await mentionedIn(packing, comment, named),
      attachments: files
        .filter((file) => file.commentId === id)
        .map(({ objectName, fileName, place }) => {
          const path = `${name}/v${plan.version}/${String(index + 1).padStart(4, '0')}-${place}`;
          const kept = { version: plan.version, dataType: dataTypes.message, objectName, path };
          return { file: packing.file(kept), fileName };
        }),
      at: comment.at.toISOString(),
      resolveTime: comment.resolveTime?.toISOString() ?? null,
      resolvedBy: await packing.person({ userId: comment.resolvedBy, place: settlerPlace(id) }),
    });
  }
  return found;
}

/** Accounts that a comment of here mentions, or the names that came with one of elsewhere. */
async function mentionedIn(
  packing: Packing,
  { commentId, userId: author }: CommentRecord,
  named: readonly string[],
): Promise<ArchivedComment['mentions']> {
  const people: ArchivedComment['mentions'] = [];
  for (const userId of named) people.push(await packing.somebody({ userId, place: mentionPlace(commentId, 0) }));
  if (author !== null) return people;
  for (;;) {
    const place = mentionPlace(commentId, people.length + 1);
    const person = await packing.person({ userId: null, place });
    if (person === null) return people;
    people.push(person);
  }
}

/** Comments of elsewhere have no author here: nobody's to take back, and news to nobody. */
async function write({ tx, caseId, file, keepId, keepName }: Unpacking, comments: ArchivedComment[]): Promise<void> {
  const plans = await planRows(tx, caseId);
  const ids: string[] = [];
  for (const { id: old, plan, thread, author, mentions, attachments, resolvedBy, ...rest } of comments) {
    const { number, side, audience, pin, text, at, resolveTime } = rest;
    const planId = plans[plan - 1]?.planId;
    if (planId === undefined) throw new Error(`comment ${old} is of no plan`);
    const { commentId } = await insertComment(
      tx,
      {
        ...{ caseId, planId, number, side, audience, pin, text, userId: null, at: new Date(at) },
        threadId: thread === null ? null : (ids[thread - 1] ?? null),
        resolveTime: resolveTime === null ? null : new Date(resolveTime),
        ...{ clientKey: randomBytes(16).toString('hex'), sentHash: '' },
      },
      attachments.map((attached) => ({ ...file(attached.file), fileName: attached.fileName })),
      [],
    );
    ids.push(commentId);
    keepId(name, old, commentId);
    keepName(authorPlace(commentId), author);
    keepName(settlerPlace(commentId), resolvedBy);
    for (const [index, person] of mentions.entries()) keepName(mentionPlace(commentId, index + 1), person);
  }
}

/** What was said of plans, with its files, in the archive of a case. */
export const commentPart = archivePart<ArchivedComment[]>({
  // After the plans.
  ...{ name, rank: 2, schema: archivedComments, read, write },
  tables: [planComments, planCommentFiles, planCommentMentions],
  owns: { dataType: dataTypes.message, extensions: attachmentExtensions, limitMb: ATTACHMENT_LIMIT_MB },
  versions: (comments) => comments.map(({ version }) => version),
  files: (comments) => comments.flatMap(({ attachments }) => attachments.map(({ file }) => file)),
});
