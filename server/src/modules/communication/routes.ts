import { randomBytes } from 'node:crypto';
import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { auditView, requireCase } from '../cases/api.ts';
import { correctMessage, withdrawMessage } from './own-message.ts';
import { markRead, pageOfMessages, unreadOf } from './read.ts';
import { mentionablePeople } from './readers.ts';
import { sendMessage } from './send.ts';

export function communicationRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { messages } = endpoints;

  handle(messages.page, async ({ query, user }) => {
    const { record } = await requireCase(db, user, query.caseId);
    const page = await pageOfMessages(db, user, query);
    await auditView(db, user, { caseId: record.caseId, version: record.version }, 'messages');
    return page;
  });
  handle(messages.unread, ({ query, user }) => unreadOf(db, user, query.caseId));
  handle(messages.people, async ({ query, user }) => {
    const { record } = await requireCase(db, user, query.caseId);
    return mentionablePeople(db, user.userId, record);
  });
  handle(messages.send, ({ body, user }) => sendMessage(context, user, body));
  handle(messages.add, ({ body: { caseId, caseVersion, content }, user }) => {
    const sent = { caseId, version: caseVersion, text: content, attachments: [], mentions: [] };
    return sendMessage(context, user, { ...sent, clientKey: randomBytes(16).toString('hex') });
  });
  handle(messages.correct, ({ body, user }) => correctMessage(context, user, body));
  handle(messages.withdraw, ({ params, user }) => withdrawMessage(context, user, params.messageId));
  handle(messages.read, ({ body, user }) => markRead(context, user, body));
}
