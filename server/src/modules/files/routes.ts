import { filesEndpoints } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import type { AppContext, Handle } from '../../context.ts';
import { grantCredentials, signedUrl, signedUrls } from './service.ts';

/** By which the browser reached the server; `host` and `protocol` follow the proxies that are trusted. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export function fileRoutes(context: AppContext, handle: Handle): void {
  handle(filesEndpoints.token, ({ user, body, request }) => grantCredentials(context, user, body, originOf(request)));
  handle(filesEndpoints.accessUrls, ({ user, body, request }) =>
    signedUrls(context, user, body.objectNameList, originOf(request)),
  );
  handle(filesEndpoints.tmpUrl, ({ user, body, request }) => signedUrl(context, user, body, originOf(request)));
}
