import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { operatorOf } from '../access/api.ts';
import { applyDocument } from './apply.ts';

/** An installation described by a document: users, practices, tenants. It uses the doors of those that keep them. */
export const provisioningModule: ServerModule = {
  name: 'provisioning',
  permissions: ['platform:provision'],
  routes(context, handle) {
    handle(endpoints.provisioning.apply, ({ body, user, request, lang }) =>
      applyDocument(context, body, operatorOf(user, request), lang),
    );
  },
};
