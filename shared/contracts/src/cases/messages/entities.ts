import { z } from 'zod';
import { crc64, objectName } from '../../files/stored-object.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { messageSides } from './writers.ts';

const person = z.object({ userId: id, name: z.string() });

const messageAttachment = z.object({
  objectName: z.string(),
  /** Name of the file that the author chose. */
  fileName: z.string(),
  size: z.number().int(),
});
export type MessageAttachment = z.infer<typeof messageAttachment>;

/** An uploaded file, as the uploader knows it. */
export const sentAttachment = z.strictObject({
  objectName,
  fileName: z.string().trim().min(1).max(255),
  size: z.number().int().positive(),
  crc64,
});

export const caseMessage = z.object({
  messageId: id,
  /** Counts from 1 within the case: its place, and the cursor of pages. */
  seq: counted,
  /** The version of the case that it was written at. */
  version: counted,
  author: person.extend({ side: z.enum(messageSides) }),
  at: instant,
  /** Empty where there are attachments alone, and of a withdrawn message. */
  text: z.string(),
  attachments: z.array(messageAttachment),
  mentions: z.array(person),
  /** Null for what stands as it was written. */
  correctedTime: instant.nullable(),
  /** The place stays; text, attachments and mentions are gone. */
  withdrawn: z.boolean(),
  /** Who has read it, without its author, by name. */
  readBy: z.array(person),
  /** The caller wrote it, and may withdraw it. */
  own: z.boolean(),
  /** Until when the caller may correct it; null for what is not the caller's, or withdrawn. */
  correctableUntil: instant.nullable(),
});
export type CaseMessage = z.infer<typeof caseMessage>;

/** Somebody who may read a case, and may therefore be mentioned in its communication. */
export const mentionable = person.extend({
  /** From where they see it, for the line under the name. */
  side: z.enum([...messageSides, 'production']),
  /** The doctor of the case. */
  doctor: z.boolean(),
});
export type Mentionable = z.infer<typeof mentionable>;

/** How far the caller has read. */
export const readState = z.object({
  /** Place of the last message that the caller has read; 0 for none. */
  lastRead: z.number().int(),
  /** Messages of others after it that are not withdrawn. */
  unread: z.number().int(),
});
