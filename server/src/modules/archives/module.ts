import type { ServerModule } from '../../context.ts';
import { storedFiles } from '../cases/api.ts';
import * as schema from './schema.ts';

/** The patient data library: records and follow-ups of cases, with pictures. */
export const archivesModule: ServerModule = {
  name: 'archives',
  schema,
  fills: [storedFiles.with([{ kind: 'archives', table: schema.caseArchivePictures }])],
};
