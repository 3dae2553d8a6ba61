import type { FastifyRequest } from 'fastify';

/** By which the browser reached the server; `host` and `protocol` follow the proxies that are trusted. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
