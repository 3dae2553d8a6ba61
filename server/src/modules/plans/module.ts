import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { archiveParts, caseFollowers, plansOfCase } from '../cases/api.ts';
import { caseObjects, plansOfFiles } from '../files/api.ts';
import { planPart } from './archive-part.ts';
import { anyPlan } from './decision-repository.ts';
import { meshPart } from './document/mesh-part.ts';
import { planObjectsAmong } from './document/repository.ts';
import { follow, planInHand, stagesToSend } from './decisions.ts';
import { planRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { planTypeOf } from './service.ts';
import { followCase } from './tasks/task-work.ts';

/** Plans of cases, and the design work that is to be done. */
export const plansModule: ServerModule = {
  name: 'plans',
  schema,
  permissions: ['plan:list', 'plan:task', 'plan:design', 'plan:audit', 'plan:approve'],
  routes: planRoutes,
  objects: caseObjects(dataTypes.plan, planObjectsAmong),
  fills: [
    plansOfCase.with({ anyPlan, stagesToSend, planInHand, follow }),
    plansOfFiles.with({ typeOf: planTypeOf }),
    archiveParts.with([meshPart, planPart]),
    caseFollowers.with(followCase),
  ],
};
