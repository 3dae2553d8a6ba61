import type { ServerModule } from '../../context.ts';
import { DIGEST_QUEUE, type DigestJob, sendDigest } from './mail/digest.ts';
import { tellOfAccount } from '../access/api.ts';
import { notify } from './notices.ts';
import { settingFiles } from './ports.ts';
import { accountRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Where somebody sees their account. */
const ACCOUNT_PATH = '/account?key=1';

const tellAccount: typeof tellOfAccount.one = (context, tx, userId, type, values) =>
  notify(context, tx, [userId], type, values, ACCOUNT_PATH, { evenDisabled: true });

/** Notices, settings and the own account. */
export const accountModule: ServerModule = {
  name: 'account',
  schema,
  permissions: ['account:view', 'message:read', 'setting:edit'],
  asks: [settingFiles],
  fills: [tellOfAccount.with(tellAccount)],
  routes: accountRoutes,
  jobs: (context) =>
    context.jobs.work<DigestJob>(DIGEST_QUEUE, { retries: 5 }, ({ data }) => sendDigest(context, data.userId)),
};
