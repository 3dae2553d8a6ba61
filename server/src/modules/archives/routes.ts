import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { auditView, requireCase } from '../cases/api.ts';
import { requireReader } from './access.ts';
import { addPictures } from './add-pictures.ts';
import { picturesOfArchive } from './archive-view.ts';
import { comparePictures } from './compare.ts';
import { readableArchive } from './open-archive.ts';
import { addArchive, removeArchive, updateArchive } from './save-archive.ts';
import { listOfVersion, versionsOfLibrary } from './library.ts';

export function archiveRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { archives } = endpoints;

  handle(archives.versions, ({ query, user }) => versionsOfLibrary(db, user, query.caseId));
  handle(archives.list, async ({ query: { kind, ...key }, user }) => {
    const listed = await listOfVersion(db, user, key, kind);
    await auditView(db, user, key, 'archives');
    return listed;
  });
  handle(archives.listPic, async ({ body, user }) => {
    const archive = await readableArchive(db, user, body.archivesId);
    await auditView(db, user, archive, 'archives');
    return picturesOfArchive(db, archive.archivesId);
  });
  handle(archives.compare, async ({ query: { caseId, position }, user }) => {
    const found = await requireCase(db, user, caseId);
    requireReader(found);
    await auditView(db, user, { caseId, version: found.record.version }, 'archives');
    return comparePictures(db, caseId, position);
  });
  handle(archives.add, ({ body, user }) => addArchive(context, user, body));
  handle(archives.update, ({ body, user }) => updateArchive(context, user, body));
  handle(archives.remove, async ({ body, user }) => {
    await removeArchive(context, user, body);
    return null;
  });
  handle(archives.addPtPic, ({ body, user }) => addPictures(context, user, body));
}
