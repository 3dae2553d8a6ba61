import { API_BASE, type Endpoint } from '@archway/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { type Handle, Refusal } from '../../context.ts';
import { type Authenticate, assertAccess } from './access.ts';
import { langOf, success } from './answer.ts';
import { inputReader } from './input.ts';
import { RateLimiter } from './rate-limit.ts';

const DEFAULT_BODY_LIMIT = 1_048_576;
/** `ARCHWAY_RATE_LIMIT` scales the limits of single endpoints, too; they are written for this general limit. */
const USUAL_RATE_LIMIT = 1200;
/** One address may stand for a whole practice. */
const ADDRESS_FACTOR = 20;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

interface Registration {
  readonly handle: Handle;
  /** Ids of what was registered, for the check that no endpoint of the contract was forgotten. */
  readonly registered: ReadonlySet<string>;
}

/** Makes the function by which modules register endpoints of the contract. */
export function registration(
  app: FastifyInstance,
  config: Pick<Config, 'rateLimit' | 'deployTokens'>,
  authenticate: Authenticate,
): Registration {
  const registered = new Set<string>();
  const limiter = new RateLimiter();

  const limit = (reply: FastifyReply, key: string, most: number): void => {
    const seconds = limiter.take(key, most);
    if (seconds === null) return;
    reply.header('retry-after', String(seconds));
    throw new Refusal('tooManyRequests');
  };

  const handle: Handle = (endpoint: Endpoint, handler) => {
    if (registered.has(endpoint.id)) throw new Error(`${endpoint.id} is registered twice`);
    registered.add(endpoint.id);
    const read = inputReader(endpoint);
    const most = Math.ceil(((endpoint.rateLimit ?? USUAL_RATE_LIMIT) * config.rateLimit) / USUAL_RATE_LIMIT);
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
      exposeHeadRoute: false,
      config: { endpoint },
      onRequest: async (request, reply) => {
        limit(reply, `address ${request.ip}`, config.rateLimit * ADDRESS_FACTOR);
        await assertAccess(request, endpoint.access, authenticate, config.deployTokens);
        limit(reply, `${endpoint.id} ${request.caller?.userId ?? request.ip}`, most);
      },
      handler: async (request, reply) => {
        const input = read(request);
        const answer = await handler({
          ...input,
          user: request.caller,
          lang: langOf(request),
          request,
          reply,
        } as never);
        if (endpoint.raw) return reply;
        // Caches must not keep what a login has opened.
        reply.header('cache-control', 'no-store');
        // Only what the contract names leaves the server, whatever the handler returned.
        return success(request, endpoint.data.parse(answer));
      },
    });
  };
  return { handle, registered };
}
