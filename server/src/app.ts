import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { API_BASE } from '@archway/contracts';
import { type AppContext, Refusal, type ServerModule } from './context.ts';
import { sendFailure } from './infrastructure/http/answer.ts';
import { useContentSecurityPolicy } from './infrastructure/http/content-security-policy.ts';
import { serveDocs } from './infrastructure/http/docs.ts';
import { serveHealth } from './infrastructure/http/health.ts';
import { useJsonBodies } from './infrastructure/http/json-body.ts';
import type { Listeners } from './infrastructure/http/listeners.ts';
import { logRequests } from './infrastructure/http/logging.ts';
import { useRateLimits } from './infrastructure/http/rate-limit.ts';
import { registration } from './infrastructure/http/register.ts';
import { serveApiDocument } from './infrastructure/http/public/api-document.ts';
import { apiRegistration } from './infrastructure/http/public/register-api.ts';
import './infrastructure/http/request.ts';
import { resolveCaller } from './modules/access/api.ts';
import { apiGate } from './modules/integration/api.ts';
import { deployGate } from './modules/platform/api.ts';

const PRODUCT_VERSION = '1.0.0';

/** The HTTP side of the server: every route of every module, ready to listen. */
export async function buildApp(
  context: AppContext,
  modules: readonly ServerModule[],
  listeners: Listeners,
): Promise<FastifyInstance> {
  const { config } = context;
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    serverFactory: listeners.factory,
    routerOptions: { maxParamLength: 300 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request as never, reply as never),
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('problem', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.loopback ? false : { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
  });
  useContentSecurityPolicy(app, config);
  await app.register(compress, { encodings: ['gzip', 'br'], threshold: 1024 });
  useJsonBodies(app);
  logRequests(app);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(`${API_BASE}/`) || request.url === API_BASE) {
      return sendFailure(new Refusal('notFound'), request, reply);
    }
    return reply.status(404).type('text/plain; charset=utf-8').send('404');
  });
  serveHealth(app, context.db, context.stopping);
  if (config.docs) await serveDocs(app, PRODUCT_VERSION);

  await useRateLimits(app);
  const { handle, registered } = registration(app, config, {
    authenticate: (token, address) => resolveCaller(context.db, token, address),
    ...deployGate(config.deployTokens),
  });
  const { handleApi, apiRegistered } = apiRegistration(app, context, apiGate(context));
  app.decorate('registeredEndpoints', registered);
  app.decorate('registeredApi', apiRegistered);
  serveApiDocument(app, PRODUCT_VERSION);
  for (const module of modules) {
    module.routes?.(context, handle);
    module.api?.(context, handleApi);
    module.raw?.(app, context);
  }
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    registeredEndpoints: ReadonlySet<string>;
    registeredApi: ReadonlySet<string>;
  }
}
