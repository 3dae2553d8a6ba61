import { ARCHIVE_LIMIT, type Archive, type Received, type archivesEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import { changedFields, lockVersion } from '../cases/api.ts';
import { deleteObjects } from '../files/api.ts';
import { requireWriter } from './access.ts';
import { archiveById } from './archive-view.ts';
import { changeArchive, countArchives, insertArchive } from './archive-repository.ts';
import { arrangePictures, dropPictures } from './arrange-pictures.ts';
import { contentsOf, toColumns } from './contents.ts';
import { requirePossibleDates } from './dates.ts';
import { type ArchiveContext, type OpenArchive, openArchive, tellArchiveChanged } from './open-archive.ts';
import { picturesOf } from './picture-repository.ts';

type Added = Received<typeof archivesEndpoints.add>['body'];
type Updated = Received<typeof archivesEndpoints.update>['body'];
type Removed = Received<typeof archivesEndpoints.remove>['body'];

/** Adds a record or a follow-up. Refusals: see the contract of `archives.add`. */
export async function addArchive(
  context: Pick<ArchiveContext, 'db' | 'events'>,
  caller: Caller,
  { caseId, version, contents }: Added,
): Promise<Archive> {
  const { userId } = caller;
  const archivesId = await context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, { caseId, version });
    requireWriter(found, contents.kind);
    requirePossibleDates(contents, found.version.birthday);
    if ((await countArchives(tx, found.version)) >= ARCHIVE_LIMIT)
      throw new Refusal('archiveLimit', { num: ARCHIVE_LIMIT });
    const people = { createdBy: userId, updatedBy: userId };
    const added = await insertArchive(tx, { caseId, version, ...toColumns(contents), ...people });
    await tellArchiveChanged(context, { tx, caller, found }, 'addArchive', { ids: [added] });
    return added;
  });
  return archiveById(context.db, archivesId);
}

/** Changes contents, and pictures where they are named. Refusals: see the contract of `archives.update`. */
export async function updateArchive(
  context: ArchiveContext,
  caller: Caller,
  { archivesId, revision, contents, pictures }: Updated,
): Promise<Archive> {
  const unused = await context.db.transaction(async (tx) => {
    const open = await openArchive(tx, caller, archivesId);
    requireNewest(open, revision);
    const { archive, found } = open;
    if (archive.kind !== contents.kind) throw new Refusal('archiveKindFixed');
    requirePossibleDates(contents, found.version.birthday);
    const arranged = pictures ? await arrangePictures(open, pictures) : null;
    await changeArchive(tx, archivesId, caller.userId, toColumns(contents));
    const fields = changedFields(contentsOf(archive), contents);
    await tellArchiveChanged(context, open, 'changeArchive', {
      ids: [archivesId, ...(arranged?.changed ?? [])],
      fields: arranged && arranged.changed.length > 0 ? [...fields, 'pictures'] : fields,
    });
    return arranged?.unused ?? [];
  });
  await deleteObjects(context, unused);
  return archiveById(context.db, archivesId);
}

/** Removes one: its row stays for the audit, its pictures go. Refusals: see the contract of `archives.remove`. */
export async function removeArchive(
  context: ArchiveContext,
  caller: Caller,
  { archivesId, revision }: Removed,
): Promise<void> {
  const unused = await context.db.transaction(async (tx) => {
    const open = await openArchive(tx, caller, archivesId);
    requireNewest(open, revision);
    const unused = await dropPictures(tx, await picturesOf(tx, archivesId));
    await changeArchive(tx, archivesId, caller.userId, { removeTime: new Date(), removedBy: caller.userId });
    await tellArchiveChanged(context, open, 'removeArchive', { ids: [archivesId] });
    return unused;
  });
  await deleteObjects(context, unused);
}

function requireNewest({ archive }: OpenArchive, revision: number): void {
  if (archive.revision !== revision) throw new Refusal('archiveChanged');
}
