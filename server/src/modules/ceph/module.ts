import type { ServerModule } from '../../context.ts';
import { cephRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Tracings of lateral cephalograms. */
export const cephModule: ServerModule = { name: 'ceph', schema, routes: cephRoutes };
