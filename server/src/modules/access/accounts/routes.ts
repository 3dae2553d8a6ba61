import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { addUser, editUser, endSessionsOf, setUserEnabled, userDetail, usersPage } from './operate.ts';
import { operatorOf } from './operator.ts';

/** All accounts, for operators. */
export function userRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { users } = endpoints;

  handle(users.page, ({ query }) => usersPage(db, query));
  handle(users.detail, ({ params }) => userDetail(db, params.userId));
  handle(users.add, ({ body, user, request }) => addUser(context, body, operatorOf(user, request)));
  handle(users.edit, async ({ body, user, request }) => {
    await editUser(context, body, operatorOf(user, request));
    return null;
  });
  handle(users.setEnabled, async ({ body, user, request }) => {
    await setUserEnabled(context, body, operatorOf(user, request));
    return null;
  });
  handle(users.endSessions, ({ body, user, request }) => endSessionsOf(context, body, operatorOf(user, request)));
}
