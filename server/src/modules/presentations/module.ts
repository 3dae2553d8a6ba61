import type { ServerModule } from '../../context.ts';
import { archiveParts } from '../cases/api.ts';
import { presentationsToShare } from '../plans/api.ts';
import { presentationPart } from './archive-part.ts';
import { presentationRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { sharedPresentations } from './shared.ts';

/** Presentations with which a practice explains a case to its patient. */
export const presentationsModule: ServerModule = {
  name: 'presentations',
  schema,
  routes: presentationRoutes,
  fills: [archiveParts.with([presentationPart]), presentationsToShare.with(sharedPresentations)],
};
