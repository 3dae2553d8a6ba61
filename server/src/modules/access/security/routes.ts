import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../visitor.ts';
import { auditOf, eventsOf } from './events.ts';
import { ownSessions, revokeOthers, revokeSession } from './own-sessions.ts';
import { changePassword } from './password-change.ts';

/** Passwords and logins of the own account, and the log of both. */
export function securityRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { security } = endpoints;

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
}
