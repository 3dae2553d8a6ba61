import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { archiveParts, cbctOfCase, doubtSources, storedFiles } from '../cases/api.ts';
import { caseObjects } from '../files/api.ts';
import { cbctPart } from './archive-part.ts';
import { doubtsOfCbct } from './cbct-doubts.ts';
import { pictureJobs } from './cbct-picture.ts';
import { cbctObjectsAmong } from './cbct-view.ts';
import { cbctOf } from './repository.ts';
import { cbctRoutes } from './routes.ts';
import { cbctTasks } from './tasks.ts';
import * as schema from './schema.ts';

/** CBCTs of cases. */
export const cbctModule: ServerModule = {
  name: 'cbct',
  schema,
  permissions: ['cbct:upload'],
  tasks: cbctTasks,
  routes: cbctRoutes,
  jobs: pictureJobs,
  objects: caseObjects(dataTypes.cbct, cbctObjectsAmong),
  fills: [
    cbctOfCase.with(async (db, key) => (await cbctOf(db, key)) !== undefined),
    archiveParts.with([cbctPart]),
    doubtSources.with(doubtsOfCbct),
    storedFiles.with([{ kind: 'cbct', table: schema.caseCbct }]),
  ],
};
