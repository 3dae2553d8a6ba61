import { z } from 'zod';
import { counted, day, id, instant } from '../../wire/envelope.ts';
import { ARCHIVE_PICTURE_LIMIT } from '../archives/archive.ts';
import { archivePictureRules } from '../archives/rules.ts';
import { archiveContentsSchema } from '../archives/schema.ts';
import { photoPosition } from '../photos.ts';
import { caseEntryPath } from './manifest.ts';
import { archivedPerson } from './person.ts';

const measure = z.number().int().nonnegative();

const picture = z.strictObject({
  id,
  file: caseEntryPath,
  small: caseEntryPath,
  fileName: z.string().max(255),
  name: z.string().max(archivePictureRules.name.max).nullable(),
  position: photoPosition.nullable(),
  takenOn: day.nullable(),
  width: measure,
  height: measure,
  uploadTime: instant,
  uploadedBy: archivedPerson,
});

/** Records and follow-ups with their pictures in order. A removed one has none, and stays for the audit. */
export const archivedLibrary = z
  .array(
    z.strictObject({
      id,
      version: counted,
      contents: archiveContentsSchema,
      revision: counted,
      createTime: instant,
      createdBy: archivedPerson,
      updateTime: instant,
      updatedBy: archivedPerson,
      removed: z.strictObject({ at: instant, by: archivedPerson }).nullable(),
      pictures: z.array(picture).max(ARCHIVE_PICTURE_LIMIT),
    }),
  )
  .max(10_000);
export type ArchivedLibraryRecord = z.infer<typeof archivedLibrary>[number];
