import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { archiveParts, caseFollowers, plansOfCase, storedFiles } from '../cases/api.ts';
import { caseObjects, plansOfFiles } from '../files/api.ts';
import { assistHolder } from './assists/assist-desk.ts';
import { assistPart } from './assists/assist-part.ts';
import { assistRoutes } from './assists/routes.ts';
import { planPart } from './archive-part.ts';
import { anyPlan, planInHand } from './decision-repository.ts';
import { designJobs } from './design/design-job.ts';
import { designRoutes } from './design/routes.ts';
import { meshPart } from './document/mesh-part.ts';
import { planObjectsAmong } from './document/repository.ts';
import { finishPart } from './finish/finish-part.ts';
import { isFinished } from './finish/finished-repository.ts';
import { finishRoutes } from './finish/routes.ts';
import { unfinishedSql } from './finish/unfinished-sql.ts';
import { follow, stagesToSend } from './decisions.ts';
import { reviewVisitHolder } from './reviews/admit-reviewer.ts';
import { reviewPart } from './reviews/review-part.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { shareVisitHolder } from './shares/admit-viewer.ts';
import { shareRoutes } from './shares/routes.ts';
import { sharePart } from './shares/share-part.ts';
import { holderKinds } from '../../infrastructure/storage/credential-holder.ts';
import { planRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { planTypeOf } from './service.ts';
import { planTasks } from './tasks.ts';
import { followCase } from './tasks/task-work.ts';

/** Plans of cases, and the design work that is to be done. */
export const plansModule: ServerModule = {
  name: 'plans',
  schema,
  permissions: ['plan:list', 'plan:task', 'plan:design', 'plan:audit', 'plan:approve', 'plan:share', 'plan:assist'],
  routes: (context, handle) => {
    planRoutes(context, handle);
    reviewRoutes(context, handle);
    assistRoutes(context, handle);
    finishRoutes(context, handle);
    shareRoutes(context, handle);
    designRoutes(context, handle);
  },
  jobs: designJobs,
  tasks: planTasks,
  objects: caseObjects(dataTypes.plan, planObjectsAmong),
  fills: [
    plansOfCase.with({ anyPlan, stagesToSend, planInHand, isFinished, unfinished: unfinishedSql, follow }),
    plansOfFiles.with({ typeOf: planTypeOf }),
    archiveParts.with([meshPart, planPart, reviewPart, sharePart, assistPart, finishPart]),
    caseFollowers.with(followCase),
    storedFiles.with([
      { kind: 'plans', table: schema.planMeshes, size: schema.planMeshes.bytes.name },
      {
        ...{ kind: 'plans', table: schema.planDocuments, size: schema.planDocuments.bytes.name },
        // A copy begins with the document of its source.
        object: schema.planDocuments.objectName.name,
      },
    ]),
    holderKinds.with([reviewVisitHolder, shareVisitHolder, assistHolder]),
  ],
};
