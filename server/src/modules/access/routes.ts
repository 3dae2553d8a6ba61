import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { loginByPassword, loginByRememberToken } from './login.ts';
import { logOut } from './logout.ts';
import { servicesOf } from './service.ts';
import { namedServices } from './service-names.ts';
import { visitorOf } from './visitor.ts';

export function accessRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { access } = endpoints;

  handle(access.login, async ({ body, request }) => {
    const visitor = visitorOf(request);
    const login =
      'rememberToken' in body
        ? await loginByRememberToken(db, body.rememberToken, visitor)
        : await loginByPassword(context, body, visitor);
    return { ...login, expiresAt: login.expiresAt.toISOString() };
  });
  handle(access.logout, async ({ user, request }) => {
    await logOut(db, user, visitorOf(request));
    return null;
  });
  handle(access.serviceTypeList, async ({ user, lang }) => namedServices(await servicesOf(db, user.userId), lang));
}
