import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../visitor.ts';
import { changeContact, changeUserName, emailContact, phoneContact } from './contact-change.ts';
import { auditOf, eventsOf } from './events.ts';
import { ownSessions, revokeOthers, revokeSession } from './own-sessions.ts';
import { changePassword } from './password-change.ts';

/** Names, passwords and logins of the own account, and the log of all three. */
export function securityRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { contacts, security } = endpoints;

  handle(security.events, ({ user, query, lang }) => eventsOf(db, user.userId, query, lang));
  handle(security.audit, ({ query, lang }) => auditOf(db, query, lang));
  handle(security.sessions, ({ user }) => ownSessions(db, user));
  handle(security.revokeSession, async ({ user, params, request }) => {
    await revokeSession(context, user, params.sessionId, visitorOf(request));
    return null;
  });
  handle(security.revokeOthers, async ({ user, request }) => {
    await revokeOthers(context, user, visitorOf(request));
    return null;
  });
  handle(security.changePassword, async ({ user, body, request }) => {
    await changePassword(context, user, body, visitorOf(request));
    return null;
  });
  handle(contacts.changeUserName, async ({ user, body, request }) => {
    await changeUserName(context, user, body.userName, visitorOf(request));
    return null;
  });
  handle(contacts.changePhone, async ({ user, body: { phone, region, code }, request, lang }) => {
    await changeContact(context, user, { contact: phoneContact(phone, region), code, lang }, visitorOf(request));
    return null;
  });
  handle(contacts.changeEmail, async ({ user, body: { email, code }, request, lang }) => {
    await changeContact(context, user, { contact: emailContact(email), code, lang }, visitorOf(request));
    return null;
  });
}
