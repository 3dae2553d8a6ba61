import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../context.ts';

const WINDOW_MS = 60_000;
/** Callers that are remembered; beyond them the one that has been silent longest is forgotten. */
const MOST_CALLERS = 100_000;

/** Counts a call. @throws Refusal tooManyRequests, with the seconds to wait in the header `retry-after` */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface LimitOptions {
  /** Calls a minute. */
  readonly most: number | ((request: FastifyRequest) => number);
  /** Who calls; absent: the address, of IPv6 the network of 64 bits. */
  readonly callerOf?: (request: FastifyRequest) => string;
  readonly remembered?: number;
}

/** Before any limit is made. */
export const useRateLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false });
};

/**
 * Counts calls per caller and minute in this process. It protects the process; what must hold across servers, such as
 * the throttling of logins, is counted in the database.
 */
export function callLimit(app: FastifyInstance, { most, callerOf, remembered = MOST_CALLERS }: LimitOptions): Limit {
  const options: RateLimitOptions = {
    max: most,
    timeWindow: WINDOW_MS,
    cache: remembered,
    ...(callerOf && { keyGenerator: callerOf }),
  };
  const count = app.createRateLimit(options);
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    throw new Refusal('tooManyRequests');
  };
}
