import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { shownName } from '../access/api.ts';
import { nameElsewhere } from '../cases/api.ts';
import { caseArchivePictures, caseArchives } from './schema.ts';

/** Where imports keep who wrote a record: whoever changes it here is no longer who changed it elsewhere. */
export const recordBy = {
  made: (archivesId: string): string => `library/${archivesId}-made`,
  changed: (archivesId: string, revision: number): string => `library/${archivesId}-changed-${revision}`,
  removed: (archivesId: string): string => `library/${archivesId}-removed`,
} as const;

/** Where they keep who uploaded a picture. */
export const pictureBy = (pictureId: string): string => `pictures/${pictureId}`;

const named = (caseId: SQLWrapper, place: SQL, userId: SQLWrapper) =>
  sql<string>`coalesce(${nameElsewhere(caseId, place)}, ${shownName(userId)}, '')`;

/** The same as parts of statements: names as they were elsewhere, or as accounts have them. */
export const namesOfRecord = {
  createdBy: named(
    caseArchives.caseId,
    sql`'library/' || ${caseArchives.archivesId} || '-made'`,
    caseArchives.createdBy,
  ),
  updatedBy: named(
    caseArchives.caseId,
    sql`'library/' || ${caseArchives.archivesId} || '-changed-' || ${caseArchives.revision}`,
    caseArchives.updatedBy,
  ),
} as const;

export const nameOfUploader = named(
  caseArchivePictures.caseId,
  sql`'pictures/' || ${caseArchivePictures.pictureId}`,
  caseArchivePictures.uploadedBy,
);
