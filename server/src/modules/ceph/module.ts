import type { ServerModule } from '../../context.ts';
import { archiveParts } from '../cases/api.ts';
import { tracingPart } from './archive-part.ts';
import { cephRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Tracings of lateral cephalograms. */
export const cephModule: ServerModule = {
  name: 'ceph',
  schema,
  routes: cephRoutes,
  fills: [archiveParts.with([tracingPart])],
};
