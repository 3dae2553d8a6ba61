import { z } from 'zod';
import { MOST_ROWS } from '../../wire/list-limits.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id } from '../../wire/envelope.ts';
import { CLIENT_KEY_PATTERN } from '../../wire/patterns.ts';
import { caseKey } from '../case-key.ts';
import { caseMessage, mentionable, readState, sentAttachment } from './entities.ts';
import { MESSAGES_PER_PAGE, MOST_ATTACHMENTS, MOST_MENTIONS, messageRules } from './rules.ts';

const text = z.string().trim().max(messageRules.text.max).default('');
const seq = z.coerce.number().int().min(1).max(2_147_483_647);
const once = <T>(of: z.ZodType<T>, most: number, name: (given: T) => string) =>
  z
    .array(of)
    .max(most)
    .refine((given) => new Set(given.map(name)).size === given.length, { error: 'given twice' })
    .default([]);

/** What those who see a case write to each other about it: one conversation over all of its versions. */
export const messageEndpoints = {
  page: endpoint({
    id: 'messages.page',
    method: 'GET',
    path: '/doctor/pt/message/page',
    summary: 'Messages about a case, newest first, with who has read them, and how far the caller has read.',
    access: ['case:list'],
    query: z.strictObject({
      caseId: id,
      /** Messages older than this place; the newest without it. */
      before: seq.optional(),
      pageSize: z.coerce.number().int().min(1).max(MOST_ROWS).default(MESSAGES_PER_PAGE),
    }),
    data: readState.extend({
      rows: z.array(caseMessage),
      /** `before` of the next page; null at the beginning of the conversation. */
      older: z.number().int().nullable(),
      /** Whether the caller may write here, and does not only read. */
      mayWrite: z.boolean(),
    }),
    errors: ['recordNotFound'],
  }),
  unread: endpoint({
    id: 'messages.unread',
    method: 'GET',
    path: '/doctor/pt/message/unread',
    summary: 'How far the caller has read the communication of a case; asking shows no message to anybody.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id }),
    data: readState,
    errors: ['recordNotFound'],
  }),
  people: endpoint({
    id: 'messages.people',
    method: 'GET',
    path: '/doctor/pt/message/people',
    summary: 'Whom the caller may mention in the communication of a case: others who may read it, the doctor first.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id }),
    data: z.array(mentionable),
    errors: ['recordNotFound'],
  }),
  send: endpoint({
    id: 'messages.send',
    method: 'POST',
    path: '/doctor/pt/message',
    summary:
      'Writes a message at a version of a case. Sent again with the same `clientKey` and content it is the same message. Attachments were uploaded with credentials for data type 7 and the own user id as `targetOrStepId`.',
    access: ['case:list'],
    body: caseKey.extend({
      /** Made up by the client, 32 hexadecimal characters. */
      clientKey: z.string().regex(CLIENT_KEY_PATTERN),
      text,
      attachments: once(sentAttachment, MOST_ATTACHMENTS, ({ objectName }) => objectName),
      mentions: once(id, MOST_MENTIONS, (userId) => userId),
    }),
    data: caseMessage,
    errors: [
      'recordNotFound',
      'communicationReadOnly',
      'messageEmpty',
      'messageKeyUsed',
      'mentionCannotRead',
      'attachmentUsed',
      'storageScope',
      'fileFormat',
      'fileNotUploaded',
      'fileTooLarge',
      'checksumMismatch',
    ],
  }),
  add: endpoint({
    id: 'messages.add',
    method: 'POST',
    path: '/design/internal/msg/add',
    summary:
      'Writes a message of words alone at a version of a case, for clients that know no key: each call is a message.',
    access: ['case:list'],
    body: z.strictObject({
      caseId: id,
      caseVersion: counted,
      content: z.string().trim().max(messageRules.text.max),
      /** 1: written by a person. */
      source: z.literal(1).default(1),
    }),
    data: caseMessage,
    errors: ['recordNotFound', 'communicationReadOnly', 'messageEmpty'],
  }),
  correct: endpoint({
    id: 'messages.correct',
    method: 'PUT',
    path: '/doctor/pt/message',
    summary: 'Changes the text of an own message shortly after it was written; attachments and mentions stay.',
    access: ['case:list'],
    body: z.strictObject({ messageId: id, text }),
    data: caseMessage,
    errors: ['recordNotFound', 'messageNotOwn', 'messageWithdrawn', 'correctionTooLate', 'messageEmpty'],
  }),
  withdraw: endpoint({
    id: 'messages.withdraw',
    method: 'DELETE',
    path: '/doctor/pt/message/:messageId',
    summary: 'Takes an own message back with its attachments, whose files are deleted; its place stays.',
    access: ['case:list'],
    params: z.strictObject({ messageId: id }),
    data: caseMessage,
    errors: ['recordNotFound', 'messageNotOwn'],
  }),
  read: endpoint({
    id: 'messages.read',
    method: 'PUT',
    path: '/doctor/pt/message/read',
    summary:
      'The caller has read up to this place; an earlier one than before, or one beyond the last, changes nothing.',
    access: ['case:list'],
    body: z.strictObject({ caseId: id, seq }),
    data: readState,
    errors: ['recordNotFound'],
  }),
} as const;
