import { createHash, timingSafeEqual } from 'node:crypto';
import { type Access, allows } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import type { DeployToken } from '../../deploy-tokens.ts';
import { type Caller, Refusal } from '../../context.ts';
import { bearerOf } from './request.ts';

/** Finds the caller of a session token; null when the token is unknown, expired or its user disabled. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/**
 * Decides who may call, before the body is read. Sets `request.caller`.
 * @throws Refusal `logExpired` without a login, `noPermission` without the permission.
 */
export async function assertAccess(
  request: FastifyRequest,
  access: Access,
  authenticate: Authenticate,
  deployTokens: readonly DeployToken[],
): Promise<void> {
  const token = bearerOf(request.headers);
  if (access === 'public') {
    // A stale token must not keep anybody from the login page.
    request.caller = token ? await authenticate(token) : null;
    return;
  }
  if (access === 'deploy' && token) {
    const found = deployTokens.find((known) => sameText(known.token, token));
    if (found) {
      const { name } = request.params as { name?: string };
      if (found.remotes !== 'all' && !found.remotes.includes(name ?? '')) throw new Refusal('deployTokenInvalid');
      return;
    }
  }
  request.caller = token ? await authenticate(token) : null;
  if (!request.caller) throw new Refusal('logExpired');
  if (access === 'session') return;
  const needed = access === 'deploy' ? (['platform:remote:pin'] as const) : access;
  if (!allows(request.caller.permissions, needed)) throw new Refusal('noPermission');
}

/** Compares in a time that tells nothing of the expected text. */
function sameText(expected: string, given: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
