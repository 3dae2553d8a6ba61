import { endpoints } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServerModule } from '../../context.ts';
import { listPractices } from '../practices/service.ts';
import { ensureAdministrator } from './administrator.ts';
import { loginByPassword, loginByRememberToken } from './login.ts';
import { dropOldAttempts } from './login-attempts.ts';
import { deleteOldSessions, deleteSession } from './repository.ts';
import { seedAccounts } from './seed.ts';
import { personalData, servicesOf } from './service.ts';
import { namedServices } from './service-names.ts';
import type { Visitor } from './sessions.ts';

export const accessModule: ServerModule = {
  name: 'access',
  routes({ db }, handle) {
    handle(endpoints.access.login, async ({ body, request }) => {
      const visitor = visitorOf(request);
      const login =
        'rememberToken' in body
          ? await loginByRememberToken(db, body.rememberToken, visitor)
          : await loginByPassword(db, body, visitor);
      return { ...login, expiresAt: login.expiresAt.toISOString() };
    });
    handle(endpoints.access.logout, async ({ user }) => {
      await deleteSession(db, user.sessionId);
      return null;
    });
    handle(endpoints.access.personalData, ({ user }) => personalData(db, user));
    handle(endpoints.access.serviceTypeList, async ({ user, lang }) =>
      namedServices(await servicesOf(db, user.userId), lang),
    );
    handle(endpoints.access.practices, ({ user }) => listPractices(db, user.userId));
  },
  prepare: ensureAdministrator,
  seed: ({ db }) => seedAccounts(db),
  tidy: async ({ db }) => {
    await deleteOldSessions(db);
    await dropOldAttempts(db);
  },
};

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});
