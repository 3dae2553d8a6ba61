import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { registerCaseFile, removeCaseFile } from '../files/case-files.ts';
import { requireVersion } from '../scope/case-access.ts';
import { correctTeeth } from './correct-teeth.ts';
import { takeModelAction } from './model-analysis.ts';
import { modelFile } from './model-file.ts';
import { swapJaws } from './model-swap.ts';
import { modelsOfVersion } from './models.ts';

export function modelRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { models } = endpoints;
  const kind = modelFile(context);

  handle(models.list, async ({ query, user }) => {
    const { roles } = await requireVersion(db, user, query);
    return modelsOfVersion(db, query, roles);
  });
  handle(models.register, ({ body, user }) => registerCaseFile(context, user, kind, body));
  handle(models.analyse, ({ body, user }) => takeModelAction(context, user, body.modelId, 'analyse'));
  handle(models.prepare, ({ body, user }) => takeModelAction(context, user, body.modelId, 'prepare'));
  handle(models.correctTeeth, ({ body, user }) => correctTeeth(context, user, body));
  handle(models.swapJaws, ({ body, user }) => swapJaws(context, user, body));
  handle(models.remove, async ({ params, user }) => {
    await removeCaseFile(context, user, kind, params.modelId);
    return null;
  });
}
