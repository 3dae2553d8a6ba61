import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { deployEndpoints } from './deploy-endpoints.ts';
import { channel, remoteStatus, shellRemote, shellRoute, tenantSummary } from './entities.ts';
import { pinEndpoints } from './pin-endpoints.ts';
import { menuItem } from './remote-manifest.ts';
import { tenantEndpoints } from './tenant-endpoints.ts';

export const platformEndpoints = {
  remotes: endpoint({
    id: 'platform.remotes',
    method: 'GET',
    path: '/platform/remotes',
    summary: 'Remotes pinned for this host name, with public routes; asked before and after login.',
    access: 'public',
    query: z.strictObject({ channel: channel.optional() }),
    data: z.object({
      channel,
      host: z.object({ version: z.string() }).nullable(),
      remotes: z.array(shellRemote),
      publicRoutes: z.array(shellRoute),
    }),
  }),
  menuRoutes: endpoint({
    id: 'platform.menuRoutes',
    method: 'GET',
    path: '/system/menu/routes',
    summary: 'Menus and routes for the caller: by permission, service type and kind of user.',
    access: 'session',
    data: z.object({ menus: z.array(menuItem), routes: z.array(shellRoute) }),
  }),
  status: endpoint({
    id: 'platform.status',
    method: 'GET',
    path: '/platform/remotes/status',
    summary: 'Deployed remotes with pins, versions, conflicts and failures.',
    access: ['platform:remote:list'],
    data: z.array(remoteStatus),
  }),
  tenants: endpoint({
    id: 'platform.tenants',
    method: 'GET',
    path: '/platform/tenants',
    summary: 'White-label tenants with their host names and channels.',
    access: ['platform:remote:list', 'platform:tenant'],
    data: z.array(tenantSummary),
  }),
  ...deployEndpoints,
  ...pinEndpoints,
  ...tenantEndpoints,
} as const;
