import type { ErrorName } from '@archway/contracts';
import type { Caller } from '../../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null without a login. Known once the checks of an endpoint have run, or `identify` was awaited. */
    caller: Caller | null;
    /** What the request was refused with, for the log. */
    problem: ErrorName | null;
  }
  interface FastifyReply {
    /** The nonce that inline styles of an HTML answer must carry. */
    styleNonce: string;
  }
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(headers: { authorization?: string | undefined }): string | null {
  const match = /^Bearer ([\w\-.~+/=]{1,512})$/i.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}
