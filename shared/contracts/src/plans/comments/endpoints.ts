import { z } from 'zod';
import { sentAttachment } from '../../cases/messages/entities.ts';
import { MOST_ATTACHMENTS, MOST_MENTIONS, messageRules } from '../../cases/messages/rules.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id } from '../../wire/envelope.ts';
import { CLIENT_KEY_PATTERN } from '../../wire/patterns.ts';
import { commentAudiences, commentCount, commentPin, commentReply, planComment } from './entities.ts';

const planKey = z.strictObject({ caseId: id, version: counted, planId: id });
const once = <T>(of: z.ZodType<T>, most: number, name: (given: T) => string) =>
  z
    .array(of)
    .max(most)
    .refine((given) => new Set(given.map(name)).size === given.length, { error: 'given twice' })
    .default([]);

/** Whatever is written: sent again under the same key, it is the same comment. */
const words = {
  /** Made up by the client, 32 hexadecimal characters. */
  clientKey: z.string().regex(CLIENT_KEY_PATTERN),
  text: z.string().trim().max(messageRules.text.max).default(''),
  /** Uploaded with credentials for data type 7 and the own user id as `targetOrStepId`. */
  attachments: once(sentAttachment, MOST_ATTACHMENTS, ({ objectName }) => objectName),
  mentions: once(id, MOST_MENTIONS, (userId) => userId),
};
const writing = [
  ...(['recordNotFound', 'communicationReadOnly', 'messageEmpty', 'messageKeyUsed', 'mentionCannotRead'] as const),
  ...(['attachmentUsed', 'storageScope', 'fileFormat', 'fileNotUploaded', 'fileTooLarge', 'checksumMismatch'] as const),
  'commentsFull',
] as const;

/** What is said of a plan, at a tooth, a stage and a view: threads that stay open until they are settled. */
export const commentEndpoints = {
  list: endpoint({
    id: 'comments.list',
    method: 'GET',
    path: '/design/scheme/comment/list',
    summary: 'Comments on a plan that the caller may read, by their numbers, with their answers.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1), planId: id }),
    data: z.object({
      comments: z.array(planComment),
      /** By whom a comment of the caller may be read; empty for one who only reads. The first is what is meant else. */
      audiences: z.array(z.enum(commentAudiences)),
    }),
    errors: ['recordNotFound'],
  }),
  counts: endpoint({
    id: 'comments.counts',
    method: 'GET',
    path: '/design/scheme/comment/count',
    summary: 'How many comments on the plans of a case version the caller may read, and how many of them are open.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.array(commentCount),
    errors: ['recordNotFound'],
  }),
  add: endpoint({
    id: 'comments.add',
    method: 'POST',
    path: '/design/scheme/comment',
    summary: 'Writes a comment on a plan, pinned to teeth, a stage and a view where they are given.',
    access: ['plan:list'],
    body: planKey.extend({
      ...words,
      pin: commentPin.default({ teeth: [], step: null, view: null }),
      audience: z.enum(commentAudiences),
    }),
    data: planComment,
    errors: [...writing, 'commentNotHere'],
  }),
  reply: endpoint({
    id: 'comments.reply',
    method: 'POST',
    path: '/design/scheme/comment/reply',
    summary: 'Answers a comment; whoever reads the comment reads the answer.',
    access: ['plan:list'],
    body: z.strictObject({ commentId: id, ...words }),
    data: commentReply,
    errors: writing,
  }),
  settle: endpoint({
    id: 'comments.settle',
    method: 'PUT',
    path: '/design/scheme/comment/settled',
    summary: 'Says that a comment is settled, or open again; said twice, it changes nothing.',
    access: ['plan:list'],
    body: z.strictObject({ commentId: id, settled: z.boolean() }),
    data: planComment,
    errors: ['recordNotFound', 'commentNotYours'],
  }),
  remove: endpoint({
    id: 'comments.remove',
    method: 'DELETE',
    path: '/design/scheme/comment/:commentId',
    summary: 'Takes an own comment or answer back with its files, as long as nobody has answered it.',
    access: ['plan:list'],
    params: z.strictObject({ commentId: id }),
    data: z.null(),
    errors: ['recordNotFound', 'messageNotOwn', 'commentAnswered'],
  }),
} as const;
