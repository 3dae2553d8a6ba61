import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** Where browsers fetch objects from: this server under its local name, or the bucket of the real storage. */
export function storageOrigins(config: Pick<Config, 'storage' | 'port'>): string[] {
  const { storage } = config;
  if (storage.engine === 'embedded') return [`http://localhost:${config.port}`];
  const endpoint = new URL(storage.endpoint ?? `https://${storage.region}.aliyuncs.com`);
  return [`${endpoint.protocol}//${storage.bucket}.${endpoint.host}`, endpoint.origin];
}

/** The strict policy of the product: no script but our files, styles by nonce, workers from files and blobs. */
export function policyOf(nonce: string, storage: readonly string[]): string {
  const origins = storage.join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `worker-src 'self' blob:`,
    `img-src 'self' data: blob: ${origins}`,
    `connect-src 'self' data: blob: ${origins}`,
    `font-src 'self' data:`,
    `media-src 'self' blob: ${origins}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Sets the policy on every answer; a route that needs another one replaces the header. */
export function useContentSecurityPolicy(app: FastifyInstance, config: Config): void {
  const origins = storageOrigins(config);
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', async (_request, reply) => {
    reply.styleNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policyOf(reply.styleNonce, origins));
  });
}
