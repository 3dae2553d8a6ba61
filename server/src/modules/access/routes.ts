import { endpoints } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import type { AppContext, Handle } from '../../context.ts';
import { loginByPassword, loginByRememberToken } from './login.ts';
import { servicesOf } from './service.ts';
import { namedServices } from './service-names.ts';
import { type Visitor, endSession } from './sessions.ts';

export function accessRoutes({ db }: AppContext, handle: Handle): void {
  const { access } = endpoints;

  handle(access.login, async ({ body, request }) => {
    const visitor = visitorOf(request);
    const login =
      'rememberToken' in body
        ? await loginByRememberToken(db, body.rememberToken, visitor)
        : await loginByPassword(db, body, visitor);
    return { ...login, expiresAt: login.expiresAt.toISOString() };
  });
  handle(access.logout, async ({ user }) => {
    await endSession(db, user.sessionId);
    return null;
  });
  handle(access.serviceTypeList, async ({ user, lang }) => namedServices(await servicesOf(db, user.userId), lang));
}

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});
