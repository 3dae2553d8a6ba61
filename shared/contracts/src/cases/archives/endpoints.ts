import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, day, id, instant, nothing } from '../../wire/envelope.ts';
import { caseKey } from '../case-key.ts';
import { photoPosition, uploadedPhoto } from '../photos.ts';
import { caseStatusSchema } from '../status.ts';
import { treatStatusSchema } from '../values.ts';
import { ARCHIVE_PICTURE_LIMIT, archiveKinds, comparedSources } from './archive.ts';
import { archiveContentsSchema, pictureNotes } from './schema.ts';

const number = z.number().int().nonnegative();
/** The revision that somebody has seen: what was changed since is not overwritten. */
const seenRevision = { archivesId: id, revision: counted };

const archive = z.object({
  archivesId: id,
  caseId: id,
  version: counted,
  contents: archiveContentsSchema,
  /** Counts the changes of the contents and of the pictures. */
  revision: counted,
  pictureCount: number,
  /** Small pictures of the first ones, see `ARCHIVE_COVERS`. */
  thumbNames: z.array(z.string()),
  createTime: instant,
  createdBy: z.string(),
  updateTime: instant,
  updatedBy: z.string(),
});
export type Archive = z.infer<typeof archive>;

/** Addresses of `objectName` and `thumbName` are signed as those of every file of a case. */
const stored = {
  fileName: z.string(),
  objectName: z.string(),
  thumbName: z.string(),
  /** Pixels, upright. */
  width: number,
  height: number,
} as const;

const archivePicture = z.object({
  pictureId: id,
  archivesId: id,
  name: z.string().nullable(),
  position: photoPosition.nullable(),
  takenOn: day.nullable(),
  ...stored,
  size: number,
  uploadTime: instant,
  uploadedBy: z.string(),
});
export type ArchivePicture = z.infer<typeof archivePicture>;

/** What the caller may add to a version now: records, and follow-ups. */
const mayAdd = { canAddDataBase: z.boolean(), canAddFollowUp: z.boolean() } as const;

const libraryVersion = z.object({
  version: counted,
  /** The phase of the treatment: 1 initial, further ones refinements. */
  stage: counted,
  status: caseStatusSchema,
  treatStatus: treatStatusSchema,
  createTime: instant,
  records: number,
  followUps: number,
  /** Pictures of both. */
  pictures: number,
  models: number,
  photos: number,
  cbct: number,
  ...mayAdd,
});
export type LibraryVersion = z.infer<typeof libraryVersion>;

const comparedPicture = z.object({
  source: z.enum(comparedSources),
  /** A `photoId` of the intake, or a `pictureId` of the library. */
  pictureId: id,
  version: counted,
  stage: counted,
  /** Null for the intake. */
  archivesId: id.nullable(),
  /** Of the record; null for the intake and for follow-ups. */
  recordName: z.string().nullable(),
  name: z.string().nullable(),
  /** When it was taken, as far as anybody said: else the day of the visit, else that of the upload. */
  date: day,
  ...stored,
});
export type ComparedPicture = z.infer<typeof comparedPicture>;

const reads = ['recordNotFound', 'archivesClosed'] as const;
const writes = [...reads, 'noPermission', 'treatmentOver'] as const;
const dates = ['visitDateImpossible', 'nextVisitTooEarly'] as const;

/** The patient data library: records and follow-ups of a case, by version, with their pictures. */
export const archivesEndpoints = {
  versions: endpoint({
    id: 'archives.versions',
    method: 'GET',
    path: '/doctor/pt/archives/library/version/list',
    summary: 'Versions of a case, oldest first, with what each holds and whether the caller may add to it.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id }),
    data: z.array(libraryVersion),
    errors: [...reads],
  }),
  list: endpoint({
    id: 'archives.list',
    method: 'GET',
    path: '/doctor/pt/archives/list',
    summary: 'Records and follow-ups of a case version, the newest day first; the day of a record is when it was made.',
    access: ['case:list'],
    query: caseKey.extend({ kind: z.enum(archiveKinds).optional() }),
    data: z.object({ rows: z.array(archive), ...mayAdd }),
    errors: [...reads],
  }),
  listPic: endpoint({
    id: 'archives.listPic',
    method: 'POST',
    path: '/doctor/pt/archives/listPic',
    summary: 'The pictures of a record or follow-up, in their order.',
    access: ['case:list'],
    body: z.strictObject({ archivesId: id }),
    data: z.array(archivePicture),
    errors: [...reads],
  }),
  compare: endpoint({
    id: 'archives.compare',
    method: 'GET',
    path: '/doctor/pt/archives/compare',
    summary:
      'All pictures of a case that show one view, of all versions, oldest first: those of the intake and of the library. With how many there are of each view.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id, position: photoPosition }),
    data: z.object({
      /** Views of which there are pictures, in the order of the positions. */
      places: z.array(z.object({ position: photoPosition, count: number })),
      pictures: z.array(comparedPicture),
    }),
    errors: [...reads],
  }),
  add: endpoint({
    id: 'archives.add',
    method: 'POST',
    path: '/doctor/pt/archives/add',
    summary:
      'Adds a record or a follow-up to a case version, whatever its status; the practice may. After the end of a treatment records alone.',
    access: ['case:edit'],
    body: z.strictObject({ caseId: id, version: counted, contents: archiveContentsSchema }),
    data: archive,
    errors: [...writes, ...dates, 'archiveLimit'],
  }),
  update: endpoint({
    id: 'archives.update',
    method: 'POST',
    path: '/doctor/pt/archives/update',
    summary:
      'Changes the contents and, where they are named, the pictures: their order and what is said of them. Pictures that are left out are removed. A revision that is not the newest is refused.',
    access: ['case:edit'],
    body: z.strictObject({
      ...seenRevision,
      contents: archiveContentsSchema,
      /** Absent: the pictures stay as they are. */
      pictures: z
        .array(z.strictObject({ pictureId: id, ...pictureNotes }))
        .max(ARCHIVE_PICTURE_LIMIT)
        .optional(),
    }),
    data: archive,
    errors: [...writes, ...dates, 'archiveChanged', 'archiveKindFixed', 'pictureUnknown', 'pictureDateImpossible'],
  }),
  remove: endpoint({
    id: 'archives.remove',
    method: 'POST',
    path: '/doctor/pt/archives/delete',
    summary: 'Removes a record or follow-up with its pictures. A revision that is not the newest is refused.',
    access: ['case:edit'],
    body: z.strictObject(seenRevision),
    data: nothing,
    errors: [...writes, 'archiveChanged'],
  }),
  addPtPic: endpoint({
    id: 'archives.addPtPic',
    method: 'POST',
    path: '/doctor/pt/archives/addPtPic',
    summary:
      'Adds uploaded pictures at the end of a record or follow-up, all or none; what was uploaded is checked as with photos. The same object again is the same picture.',
    access: ['case:edit'],
    body: z.strictObject({
      archivesId: id,
      pictures: z
        .array(uploadedPhoto.extend({ fileName: z.string().min(1).max(255), ...pictureNotes }))
        .min(1)
        .max(ARCHIVE_PICTURE_LIMIT),
    }),
    /** All pictures of it, and its revision since. */
    data: z.object({ revision: counted, pictures: z.array(archivePicture) }),
    errors: [
      ...writes,
      'archivePictureLimit',
      'pictureDateImpossible',
      'fileNotUploaded',
      'checksumMismatch',
      'storageScope',
      'fileFormat',
      'fileTooLarge',
    ],
  }),
} as const;
