import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { type Caller, Refusal } from '../../context.ts';
import { bearerOf } from '../../infrastructure/http/request.ts';

/** Who deploys or pins: a user with the permission, or the bearer of a token for some remotes. */
export interface Actor {
  /** For the records of what happened: a user name, `token`, or `token:` and the remotes that it covers. */
  readonly name: string;
  /** @throws Refusal `deployTokenInvalid` for a remote that the token does not cover */
  assertCovers(remote: string): void;
}

/** The access check of the endpoint has passed: without a user there is a valid token. */
export function actorOf(user: Caller | null, request: FastifyRequest, config: Pick<Config, 'deployTokens'>): Actor {
  if (user) return { name: user.userName, assertCovers: () => undefined };
  const given = bearerOf(request.headers);
  const remotes = config.deployTokens.find(({ token }) => token === given)?.remotes ?? [];
  return {
    name: remotes === 'all' ? 'token' : `token:${remotes.join(',')}`,
    assertCovers: (remote) => {
      if (remotes !== 'all' && !remotes.includes(remote)) throw new Refusal('deployTokenInvalid');
    },
  };
}
