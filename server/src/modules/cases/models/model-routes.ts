import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { requireVersion } from '../scope/case-access.ts';
import { analyseAgain } from './model-analysis.ts';
import { registerModel, removeModel } from './model-registration.ts';
import { swapJaws } from './model-swap.ts';
import { modelsOfVersion } from './models.ts';

export function modelRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { models } = endpoints;

  handle(models.list, async ({ query, user }) => {
    const { roles } = await requireVersion(db, user, query);
    return modelsOfVersion(db, query, roles);
  });
  handle(models.register, ({ body, user }) => registerModel(context, user, body));
  handle(models.analyse, ({ body, user }) => analyseAgain(context, user, body.modelId));
  handle(models.swapJaws, ({ body, user }) => swapJaws(context, user, body));
  handle(models.remove, async ({ params, user }) => {
    await removeModel(context, user, params.modelId);
    return null;
  });
}
