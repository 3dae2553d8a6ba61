import type { ServerModule } from '../../context.ts';
import { DIGEST_QUEUE, type DigestJob, sendDigest } from './mail/digest.ts';
import { settingFiles } from './ports.ts';
import { accountRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Notices, settings and the own account. */
export const accountModule: ServerModule = {
  name: 'account',
  schema,
  permissions: ['account:view', 'message:read', 'setting:edit'],
  asks: [settingFiles],
  routes: accountRoutes,
  jobs: (context) =>
    context.jobs.work<DigestJob>(DIGEST_QUEUE, { retries: 5 }, ({ data }) => sendDigest(context, data.userId)),
};
