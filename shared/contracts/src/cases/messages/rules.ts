import type { FormRules } from '../../wire/field-rule.ts';

/** What somebody writes in the communication of a case. */
export const messageRules = {
  /** Empty only beside an attachment. */
  text: { kind: 'text', max: 2000 },
} as const satisfies FormRules;

export const MOST_ATTACHMENTS = 10;
/** Largest attachment that is accepted, in MB. */
export const ATTACHMENT_LIMIT_MB = 50;
export const attachmentExtensions = [
  ...['jpg', 'jpeg', 'png', 'webp', 'heic', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
  ...['txt', 'csv', 'stl', 'ply', 'obj', 'zip', 'mp4', 'mov'],
] as const;

/** People who are mentioned in one message. */
export const MOST_MENTIONS = 20;

/** For so long the author may correct what he wrote; withdrawing it has no end. */
export const CORRECTABLE_MINUTES = 15;

/** Messages of a page that is asked for without a size. */
export const MESSAGES_PER_PAGE = 30;
