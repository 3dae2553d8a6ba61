import type { FastifyRequest } from 'fastify';

/** Where a request comes from, and what its browser says of itself. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string | null;
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
});
