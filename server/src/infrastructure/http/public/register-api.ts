import { createHash } from 'node:crypto';
import { API_BASE, type ApiEndpoint, type ApiScope } from '@archway/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiKeyHolder, type AppContext, type HandleApi, Refusal } from '../../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { inputReader } from '../input.ts';
import { langOf } from '../lang.ts';
import { callLimit } from '../rate-limit.ts';
import { bearerOf } from '../request.ts';

const BODY_LIMIT = 1_048_576;
/** Calls a minute of a key, where `ARCHWAY_RATE_LIMIT` is as usual. */
const SHARE_OF_LIMIT = 0.5;
/** One address may stand for many keys. */
const ADDRESS_FACTOR = 20;

/** A write that its caller names, so that it is done once. */
export interface NamedWrite {
  /** Of the header `Idempotency-Key`. */
  readonly name: string;
  /** Of method, address and body. */
  readonly hash: string;
}

/** What the modules know of keys. */
export interface ApiGate {
  /** Null for a key that is unknown, revoked or over, or whose maker may not act for the practice any more. */
  holderOf(secret: string): Promise<ApiKeyHolder | null>;
  /** Does a write in one transaction, once for each name; a repetition is answered as the first one was. */
  once(
    holder: ApiKeyHolder,
    write: NamedWrite | null,
    run: (tx: Transaction) => Promise<unknown>,
  ): Promise<{ readonly answer: unknown; readonly repeated: boolean }>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    apiEndpoint?: ApiEndpoint;
  }
  interface FastifyRequest {
    /** The key that calls the public API. */
    apiKey: ApiKeyHolder | null;
  }
}

/** Makes the function by which modules register calls of the public API. */
export function apiRegistration(
  app: FastifyInstance,
  context: AppContext,
  gate: ApiGate,
): { readonly handleApi: HandleApi; readonly apiRegistered: ReadonlySet<string> } {
  const registered = new Set<string>();
  const { rateLimit } = context.config;
  app.decorateRequest('apiKey', null);
  const byAddress = callLimit(app, { most: rateLimit * ADDRESS_FACTOR });
  const byKey = callLimit(app, {
    most: Math.ceil(rateLimit * SHARE_OF_LIMIT),
    callerOf: ({ apiKey, ip }) => `api ${apiKey?.keyId ?? ip}`,
  });

  const handleApi: HandleApi = (endpoint: ApiEndpoint, handler) => {
    if (registered.has(endpoint.id)) throw new Error(`${endpoint.id} is registered twice`);
    registered.add(endpoint.id);
    const read = inputReader(endpoint, 'ours');
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
      exposeHeadRoute: false,
      config: { apiEndpoint: endpoint },
      onRequest: async (request, reply) => {
        await byAddress(request, reply);
        request.apiKey = await holderFor(request, gate, endpoint.scope);
        request.caller = request.apiKey.caller;
        await byKey(request, reply);
      },
      handler: async (request, reply) => {
        const key = request.apiKey as ApiKeyHolder;
        const input = { ...read(request), key, lang: langOf(request), request };
        const run = async (db: AppContext['db']): Promise<unknown> =>
          endpoint.data.parse(await handler({ ...input, context: { ...context, db } } as never));
        reply.header('cache-control', 'no-store');
        if (endpoint.method === 'GET') return run(context.db);
        // A transaction has all that services ask of a database; one that they begin is part of it.
        const asTransaction = (tx: Transaction): Promise<unknown> => run(tx);
        const { answer, repeated } = await gate.once(key, nameOf(request), asTransaction);
        if (repeated) reply.header('idempotency-replayed', 'true');
        reply.status(endpoint.status ?? 200);
        return answer;
      },
    });
  };
  return { handleApi, apiRegistered: registered };
}

/** @throws Refusal apiKeyInvalid, apiScopeMissing */
async function holderFor(request: FastifyRequest, gate: ApiGate, scope: ApiScope): Promise<ApiKeyHolder> {
  const secret = bearerOf(request.headers);
  const holder = secret === null ? null : await gate.holderOf(secret);
  if (!holder) throw new Refusal('apiKeyInvalid');
  if (!holder.scopes.includes(scope)) throw new Refusal('apiScopeMissing', { name: scope });
  return holder;
}

/** @throws Refusal idempotencyKeyInvalid */
function nameOf(request: FastifyRequest): NamedWrite | null {
  const name = request.headers['idempotency-key'];
  if (name === undefined) return null;
  if (typeof name !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(name)) throw new Refusal('idempotencyKeyInvalid');
  const said = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return { name, hash: createHash('sha256').update(said).digest('hex') };
}
