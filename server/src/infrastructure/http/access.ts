import { type Access, type Permission, allows } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import { type Caller, Refusal } from '../../context.ts';
import { bearerOf } from './request.ts';

/** What the modules know of those who call. */
export interface Gate {
  /**
   * Finds the caller of a session token; null when the token is unknown, expired or its user disabled.
   * @param address from where it is used
   */
  authenticate(token: string, address: string): Promise<Caller | null>;
  /** Whether a deploy token covers what a request is about; null when this is no deploy token. */
  deploys(token: string, request: FastifyRequest): boolean | null;
  /** What lets people deploy without such a token. */
  readonly deployPermission: Permission;
}

/**
 * Decides who may call, before the body is read. Sets `request.caller`.
 * @throws Refusal `logExpired` without a login, `noPermission` without the permission.
 */
export async function assertAccess(request: FastifyRequest, access: Access, gate: Gate): Promise<void> {
  const token = bearerOf(request.headers);
  if (access === 'public') {
    // A stale token must not keep anybody from the login page.
    request.caller = token ? await gate.authenticate(token, request.ip) : null;
    return;
  }
  if (access === 'deploy' && token) {
    const covered = gate.deploys(token, request);
    if (covered === false) throw new Refusal('deployTokenInvalid');
    if (covered) return;
  }
  request.caller = token ? await gate.authenticate(token, request.ip) : null;
  if (!request.caller) throw new Refusal('logExpired');
  if (access === 'session') return;
  const needed = access === 'deploy' ? [gate.deployPermission] : access;
  if (!allows(request.caller.permissions, needed)) throw new Refusal('noPermission');
}
