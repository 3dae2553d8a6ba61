import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { codeOf } from '../../error-code.ts';
import type { EmbeddedStore } from '../embedded-store.ts';
import { authenticate } from '../signing/authenticate.ts';
import { sendError } from './answer.ts';
import { allowOrigins, answerPreflight } from './cors.ts';
import { readRequest } from './exchange.ts';
import { operationOf } from './operations.ts';

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS'];

/**
 * Serves the embedded storage in the protocol of OSS below `/{bucket}`. Requests are taken over before their body is looked
 * at, so that bytes stream to the disk; what the server adds to other answers (envelope, policy, compression) stays away.
 */
export function registerGateway(app: FastifyInstance, store: EmbeddedStore, stopping: AbortSignal): void {
  for (const url of [`/${store.bucket}`, `/${store.bucket}/*`]) {
    app.route({
      method: methods,
      url,
      exposeHeadRoute: false,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        reply.hijack();
        await serve(store, request.raw, reply.raw, request.log, stopping);
      },
      handler: async () => undefined,
    });
  }
}

async function serve(
  store: EmbeddedStore,
  request: IncomingMessage,
  response: ServerResponse,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<void> {
  response.setHeader('x-oss-request-id', randomBytes(12).toString('hex').toUpperCase());
  allowOrigins(response);
  try {
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const signed = readRequest(request, store.bucket);
    const principal = authenticate(signed, store.principals, Date.now());
    await store.requireHolder(principal);
    const exchange = { ...signed, request, response, principal, stopping };
    await operationOf(exchange)(store, exchange);
  } catch (error) {
    const own = await sendError(request, response, error);
    if (own && !isHangUp(own)) log.error({ err: own }, 'storage request failed');
  }
}

/** The client went away in the middle: its own business. */
const isHangUp = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(codeOf(error) ?? '');
