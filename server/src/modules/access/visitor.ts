import type { Lang } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import { langOf } from '../../infrastructure/http/lang.ts';

/** Where a request comes from, what its browser says of itself, and how it came here. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string | null;
  readonly lang: Lang;
  /** Scheme and name by which the server was reached, one of those that it answers to. */
  readonly origin: string;
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  lang: langOf(request),
  origin: `${request.protocol}://${request.host}`,
});
