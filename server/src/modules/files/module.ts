import { filesEndpoints } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServerModule } from '../../context.ts';
import { EmbeddedStore } from '../../infrastructure/storage/embedded-store.ts';
import { registerGateway } from '../../infrastructure/storage/gateway/gateway.ts';
import { sweepAbandoned } from './abandoned.ts';
import { CASE_ROOT } from './object-names.ts';
import { grantCredentials, signedUrl, signedUrls } from './service.ts';

/** By which the browser reached the server; `host` and `protocol` follow the proxies that are trusted. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Where the next sweep goes on; after a restart somewhere, so that no part of the storage is always passed over. */
let sweptTo: string | null = `${CASE_ROOT}${Math.floor(Math.random() * 10)}`;

export const filesModule: ServerModule = {
  name: 'files',
  routes: (context, handle) => {
    handle(filesEndpoints.token, ({ user, body, request }) => grantCredentials(context, user, body, originOf(request)));
    handle(filesEndpoints.accessUrls, ({ user, body, request }) =>
      signedUrls(context, user, body.objectNameList, originOf(request)),
    );
    handle(filesEndpoints.tmpUrl, ({ user, body, request }) => signedUrl(context, user, body, originOf(request)));
  },
  raw: (app, { store, stopping }) => {
    if (store instanceof EmbeddedStore) registerGateway(app, store, stopping);
  },
  tidy: async (context) => {
    const { store } = context;
    sweptTo = await sweepAbandoned(context, sweptTo);
    if (store instanceof EmbeddedStore) await store.sweep(false);
  },
};
