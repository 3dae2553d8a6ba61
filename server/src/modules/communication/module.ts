import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { archiveParts, storedFiles } from '../cases/api.ts';
import { caseObjects } from '../files/api.ts';
import { messagePart } from './archive-part.ts';
import { attachedAmong } from './attachments.ts';
import { communicationRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** What those who see a case write to each other about it. */
export const communicationModule: ServerModule = {
  name: 'communication',
  schema,
  routes: communicationRoutes,
  objects: caseObjects(dataTypes.message, attachedAmong),
  fills: [storedFiles.with([{ kind: 'messages', table: schema.caseMessageFiles }]), archiveParts.with([messagePart])],
};
