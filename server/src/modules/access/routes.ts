import { type Contact, contactOf, endpoints, looksLikeEmail } from '@archway/contracts';
import { type AppContext, type Handle, Refusal } from '../../context.ts';
import { requestCode } from './codes/request-code.ts';
import { loginByCode, loginByPassword, loginByRememberToken } from './login/login.ts';
import { logOut } from './login/logout.ts';
import { register, resetPassword } from './registration.ts';
import { servicesOf } from './service.ts';
import { namedServices } from './service-names.ts';
import type { Login } from './login/sessions.ts';
import { visitorOf } from './visitor.ts';

export function accessRoutes(context: AppContext, handle: Handle): void {
  const { access } = endpoints;
  const { db } = context;

  handle(access.login, async ({ body, request }) => {
    const visitor = visitorOf(request);
    if ('rememberToken' in body) return answerOf(await loginByRememberToken(db, body.rememberToken, visitor));
    if ('password' in body) return answerOf(await loginByPassword(context, body, visitor));
    const { target } = contactIn(body);
    return answerOf(await loginByCode(context, { ...body, target }, visitor));
  });
  handle(access.logout, async ({ user, request }) => {
    await logOut(db, user, visitorOf(request));
    return null;
  });
  handle(access.verificationCode, async ({ body, user, request, lang }) => {
    const { target } = contactIn(body);
    const { purpose } = body;
    if (!user && (purpose === 'changePhone' || purpose === 'changeEmail')) throw new Refusal('logExpired');
    return requestCode(context, { target, purpose }, request.ip, lang);
  });
  handle(access.register, async ({ body, request }) =>
    answerOf(await register(context, { ...body, contact: contactIn(body) }, visitorOf(request))),
  );
  handle(access.resetPassword, async ({ body, request }) => {
    await resetPassword(context, { ...body, contact: contactIn(body) }, visitorOf(request));
    return null;
  });
  handle(access.serviceTypeList, async ({ user, lang }) => namedServices(await servicesOf(db, user.userId), lang));
}

const answerOf = ({ expiresAt, ...login }: Login) => ({ ...login, expiresAt: expiresAt.toISOString() });

/** @throws Refusal `phoneInvalid`, `emailInvalid` */
function contactIn({ account, region }: { readonly account: string; readonly region?: string | undefined }): Contact {
  const contact = contactOf(account, region ?? 'CN');
  if (!contact) throw new Refusal(looksLikeEmail(account) ? 'emailInvalid' : 'phoneInvalid');
  return contact;
}
