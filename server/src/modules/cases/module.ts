import { dataTypes, entrustTo } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { patientsSeen } from '../credits/api.ts';
import { caseObjects, casesOfFiles } from '../files/api.ts';
import { archiveParts } from './archive/part.ts';
import { caseParts } from './archive/parts.ts';
import { auditOpened } from './audit/opened-files.ts';
import { auditRoutes } from './audit/routes.ts';
import { inspectionJobs } from './inspection/machine-inspection.ts';
import { inspectionRoutes } from './inspection/report/routes.ts';
import { modelJobs } from './models/model-jobs.ts';
import { labelRoutes } from './labels/label-routes.ts';
import { modelRoutes } from './models/model-routes.ts';
import { modelObjectsAmong } from './models/models.ts';
import { mayReplaceModel } from './models/replacing.ts';
import {
  caseFollowers,
  cbctOfCase,
  doubtSources,
  filesApart,
  ordersOfCase,
  photosOfCase,
  plansOfCase,
  storedFiles,
} from './ports.ts';
import { kindFollowers } from './list/kind-followers.ts';
import { caseRoutes } from './routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { prescriptionRoutes } from './prescription/routes.ts';
import { refinementRoutes } from './refinement/routes.ts';
import * as schema from './schema.ts';
import { isEditable, patientsSeenBy, requireVersion, seesAll } from './scope/case-access.ts';
import { viewRoutes } from './views/view-routes.ts';
import { storageRoutes } from './storage/routes.ts';
import { caseTasks } from './tasks.ts';

/** Cases with their models: opening, listing, submitting, and the machine that they go through. */
export const casesModule: ServerModule = {
  name: 'cases',
  schema,
  permissions: [
    'case:list',
    'case:add',
    'case:edit',
    'case:submit',
    'case:focus',
    'case:label',
    'case:transfer',
    'model:upload',
    'model:analyse',
  ],
  tasks: caseTasks,
  routes: (context, handle) => {
    caseRoutes(context, handle);
    auditRoutes(context, handle);
    labelRoutes(context, handle);
    viewRoutes(context, handle);
    modelRoutes(context, handle);
    presenceRoutes(context, handle);
    prescriptionRoutes(context, handle);
    inspectionRoutes(context, handle);
    refinementRoutes(context, handle);
    storageRoutes(context, handle);
  },
  jobs: async (context) => {
    await modelJobs(context);
    await inspectionJobs(context);
  },
  objects: caseObjects(dataTypes.model, modelObjectsAmong),
  asks: [
    archiveParts,
    caseFollowers,
    plansOfCase,
    ordersOfCase,
    photosOfCase,
    cbctOfCase,
    doubtSources,
    filesApart,
    kindFollowers,
    storedFiles,
  ],
  fills: [
    archiveParts.with(caseParts),
    storedFiles.with([{ kind: 'models', table: schema.caseModels, made: schema.caseModels.repairedSize.name }]),
    patientsSeen.with(patientsSeenBy),
    casesOfFiles.with({
      standing: async (db, caller, key) => {
        const found = await requireVersion(db, caller, key);
        const { sides, roles, record } = found;
        const replaceable = (await mayReplaceModel(db, caller, found)) ? [dataTypes.model] : [];
        const selfDesigned = record.entrust === entrustTo.self;
        return { sides, roles, selfDesigned, editable: isEditable(found), replaceable };
      },
      seesAll,
      opened: auditOpened,
    }),
  ],
};
