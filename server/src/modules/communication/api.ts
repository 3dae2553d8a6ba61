/** The conversation about a case, for the modules above. */
export { checkAttachments, requireUnattached, requireWriter } from './attachments.ts';
export { type ImportedMessage, importConversation } from './import-conversation.ts';
export { otherAttachments } from './ports.ts';
export { readersOfCase } from './readers.ts';
