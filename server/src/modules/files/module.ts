import type { ServerModule } from '../../context.ts';
import { EmbeddedStore } from '../../infrastructure/storage/embedded-store.ts';
import { registerGateway } from '../../infrastructure/storage/gateway/gateway.ts';
import { settingFiles } from '../account/api.ts';
import { sweepAbandoned } from './abandoned.ts';
import { CASE_ROOT } from './object-names.ts';
import { casesOfFiles, plansOfFiles } from './ports.ts';
import { fileRoutes } from './routes.ts';
import { cardPictures, filesOfSettings } from './setting-files.ts';

/** Where the next sweep goes on; after a restart somewhere, so that no part of the storage is always passed over. */
let sweptTo: string | null = `${CASE_ROOT}${Math.floor(Math.random() * 10)}`;

/** Who may read and write which stored file. */
export const filesModule: ServerModule = {
  name: 'files',
  permissions: ['file:read'],
  objects: cardPictures,
  routes: fileRoutes,
  raw: (app, { store, stopping }) => {
    if (store instanceof EmbeddedStore) registerGateway(app, store, stopping);
  },
  tidy: async (context) => {
    const { store } = context;
    sweptTo = await sweepAbandoned(context, sweptTo);
    if (store instanceof EmbeddedStore) await store.sweep(false);
  },
  asks: [casesOfFiles, plansOfFiles],
  fills: [settingFiles.with(filesOfSettings)],
};
