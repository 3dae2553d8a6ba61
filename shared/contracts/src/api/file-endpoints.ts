import { z } from 'zod';
import { photoPositions } from '../cases/photos.ts';
import { jawNumbers } from '../cases/values.ts';
import { counted, id, instant } from '../wire/envelope.ts';
import { apiEndpoint } from './api-endpoint.ts';
import { exampleFile, exampleUpload } from './examples.ts';

/** Positions of photos by the names that exports have, too. */
export const apiPosition = z.enum(photoPositions.map(({ contractKey }) => contractKey));
export const apiJaw = z.enum(jawNumbers.map(({ key }) => key));

export const apiFileKinds = ['photo', 'scan', 'ct'] as const;
export const apiFileStates = ['awaitingUpload', 'processing', 'ready', 'failed'] as const;
export type ApiFileState = (typeof apiFileStates)[number];

const apiFile = z.object({
  object: z.literal('file'),
  fileId: id,
  caseId: id,
  version: counted,
  kind: z.enum(apiFileKinds),
  jaw: apiJaw.nullable(),
  /** Where the photo was asked to stand, or stands since it was recognized; null in the pool. */
  position: apiPosition.nullable(),
  fileName: z.string(),
  status: z.enum(apiFileStates),
  /** Why it failed. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Where the bytes go, while they are awaited: one request, with exactly these headers. */
  upload: z
    .object({
      method: z.literal('PUT'),
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      expiresAt: instant,
    })
    .nullable(),
  createdAt: instant,
});
export type ApiFile = z.infer<typeof apiFile>;

const source = {
  /** Its ending tells the format. */
  fileName: z.string().trim().min(1).max(200),
  /** Where the server fetches it: https, and no address inside of a network. Absent: the bytes are uploaded. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
};

const newApiFile = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('photo'),
    /** Absent: where the photo is recognized to belong, if that is sure. */
    position: apiPosition.optional(),
    ...source,
  }),
  z.strictObject({ kind: z.literal('scan'), jaw: apiJaw, ...source }),
  z.strictObject({
    kind: z.literal('ct'),
    /** The volume that is meant, by the number of its DICOM series; needed where there are several, which `ctSeriesNeeded` names. */
    series: z.string().trim().min(1).max(200).optional(),
    ...source,
  }),
]);
export type NewApiFile = z.infer<typeof newApiFile>;

const caseParams = z.strictObject({ caseId: id });
const fileParams = z.strictObject({ caseId: id, fileId: id });

export const apiFileEndpoints = {
  list: apiEndpoint({
    id: 'listFiles',
    method: 'GET',
    path: '/v1/cases/:caseId/files',
    summary: 'Files that were given to the newest version of a case through the API, oldest first.',
    scope: 'cases:read',
    params: caseParams,
    data: z.object({ object: z.literal('list'), data: z.array(apiFile) }),
    errors: ['recordNotFound'],
    example: { answer: { object: 'list', data: [exampleFile] } },
  }),
  create: apiEndpoint({
    id: 'createFile',
    method: 'POST',
    path: '/v1/cases/:caseId/files',
    summary:
      'Announces a photo, a scan or a CT (an archive of DICOM files, or one file with all slices): one that the server fetches from its URL, or one that is uploaded next.',
    scope: 'files:write',
    status: 201,
    params: caseParams,
    body: newApiFile,
    data: apiFile,
    errors: ['recordNotFound', 'caseNotEditable', 'fileFormat', 'addressNotAllowed'],
    example: { body: { kind: 'scan', jaw: 'upper', fileName: 'upper.stl' }, answer: exampleUpload },
  }),
  complete: apiEndpoint({
    id: 'completeFile',
    method: 'POST',
    path: '/v1/cases/:caseId/files/:fileId/complete',
    summary: 'Says that the bytes of a file are uploaded: it is read, checked and registered in the case.',
    scope: 'files:write',
    status: 202,
    params: fileParams,
    data: apiFile,
    errors: ['recordNotFound', 'apiFileState'],
    example: { answer: exampleFile },
  }),
  get: apiEndpoint({
    id: 'getFile',
    method: 'GET',
    path: '/v1/cases/:caseId/files/:fileId',
    summary: 'How far a file is: awaited, in work, ready, or failed with the reason.',
    scope: 'cases:read',
    params: fileParams,
    data: apiFile,
    errors: ['recordNotFound'],
    example: { answer: { ...exampleFile, status: 'ready' } },
  }),
} as const;
