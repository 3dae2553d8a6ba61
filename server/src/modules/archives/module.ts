import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { storedFiles } from '../cases/api.ts';
import { caseObjects } from '../files/api.ts';
import { archiveObjectsAmong } from './arrange-pictures.ts';
import { archiveRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** The patient data library: records and follow-ups of cases, with pictures. */
export const archivesModule: ServerModule = {
  name: 'archives',
  schema,
  routes: archiveRoutes,
  objects: caseObjects(dataTypes.archive, archiveObjectsAmong),
  fills: [storedFiles.with([{ kind: 'archives', table: schema.caseArchivePictures }])],
};
