import { API_BASE, type Endpoint, toWire } from '@archway/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Handle } from '../../context.ts';
import { type Gate, assertAccess } from './access.ts';
import { success } from './answer.ts';
import { inputReader } from './input.ts';
import { langOf } from './lang.ts';
import { callLimit } from './rate-limit.ts';

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

/** Makes the function by which modules register endpoints of the contract; `useRateLimits` comes before. */
export function registration(app: FastifyInstance, config: Pick<Config, 'rateLimit'>, gate: Gate): Registration {
  const registered = new Set<string>();
  const byAddress = callLimit(app, { most: config.rateLimit * ADDRESS_FACTOR });
  const byEndpoint = callLimit(app, {
    most: ({ routeOptions }) => limitOf(routeOptions.config.endpoint, config.rateLimit),
    callerOf: ({ routeOptions, caller, ip }) => `${routeOptions.config.endpoint?.id} ${caller?.userId ?? ip}`,
  });

  const handle: Handle = (endpoint: Endpoint, handler) => {
    if (registered.has(endpoint.id)) throw new Error(`${endpoint.id} is registered twice`);
    registered.add(endpoint.id);
    const read = inputReader(endpoint);
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
      exposeHeadRoute: false,
      config: { endpoint },
      onRequest: async (request, reply) => {
        await byAddress(request, reply);
        await assertAccess(request, endpoint.access, gate);
        await byEndpoint(request, reply);
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
        return success(request, toWire(endpoint.data.parse(answer)));
      },
    });
  };
  return { handle, registered };
}

const limitOf = (endpoint: Endpoint | undefined, general: number): number =>
  Math.ceil(((endpoint?.rateLimit ?? USUAL_RATE_LIMIT) * general) / USUAL_RATE_LIMIT);
