import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { endpointFor } from '../storage/endpoint.ts';

/**
 * Where browsers fetch objects from, besides this server under the name by which they came: the bucket of the real storage,
 * or this server under its local name for somebody on the same machine who came by an address (see `endpointFor`).
 */
export function storageOrigins(
  config: Pick<Config, 'storage' | 'port' | 'hosts' | 'loopback'>,
  origin: string,
): string[] {
  const { storage } = config;
  if (storage.engine === 'embedded') {
    const endpoint = endpointFor(origin, config.port, config.hosts);
    return config.loopback && endpoint !== origin ? [endpoint] : [];
  }
  const endpoint = new URL(storage.endpoint ?? `https://${storage.region}.aliyuncs.com`);
  return [`${endpoint.protocol}//${storage.bucket}.${endpoint.host}`, endpoint.origin];
}

/** The strict policy of the product: no script but our files, styles by nonce, workers from files and blobs. */
export function policyOf(nonce: string, storage: readonly string[]): string {
  const from = (...sources: string[]): string => [...sources, ...storage].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `worker-src 'self' blob:`,
    from(`img-src 'self' data: blob:`),
    from(`connect-src 'self' data: blob:`),
    `font-src 'self' data:`,
    from(`media-src 'self' blob:`),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Sets the policy on every answer; a route that needs another one replaces the header. */
export function useContentSecurityPolicy(app: FastifyInstance, config: Config): void {
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    const origins = storageOrigins(config, `${request.protocol}://${request.host}`);
    reply.styleNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policyOf(reply.styleNonce, origins));
  });
}
