/** The conversation about a case, for the modules above. */
export { type ImportedMessage, importConversation } from './import-conversation.ts';
