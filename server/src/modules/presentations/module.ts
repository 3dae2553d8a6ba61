import type { ServerModule } from '../../context.ts';
import { archiveParts } from '../cases/api.ts';
import { presentationPart } from './archive-part.ts';
import { presentationRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Presentations with which a practice explains a case to its patient. */
export const presentationsModule: ServerModule = {
  name: 'presentations',
  schema,
  routes: presentationRoutes,
  fills: [archiveParts.with([presentationPart])],
};
