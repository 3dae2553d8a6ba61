import type { ServerModule } from '../../context.ts';
import { archiveParts } from '../cases/api.ts';
import { implantReportPart } from './archive-part.ts';
import { implantRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Reports of implant planning. */
export const implantsModule: ServerModule = {
  name: 'implants',
  schema,
  routes: implantRoutes,
  fills: [archiveParts.with([implantReportPart])],
};
