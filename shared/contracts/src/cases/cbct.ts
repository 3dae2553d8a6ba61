import { z } from 'zod';
import { crc64, objectName } from '../files/stored-object.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, nothing } from '../wire/envelope.ts';
import { intakeKey } from './case-key.ts';

/** Archives that may hold a CBCT; otherwise it is chosen as its .dcm files or their folder. */
export const cbctArchives = ['rar', 'zip', '7z'] as const;
/** A CBCT as one file that programs send: an archive, or one DICOM file with all its slices. */
export const cbctFileExtensions = [...cbctArchives, 'dcm'] as const;
/** Largest file of that kind, in MB: it is unpacked in memory. */
export const CBCT_SENT_LIMIT_MB = 1024;
/** Largest packed CBCT that is accepted, in MB. */
export const CBCT_FILE_LIMIT_MB = 2048;
/** Pictures of a CBCT for looking at are JPEG of this quality; volumes themselves are always lossless. */
export const CBCT_PREVIEW_QUALITY = 0.7;
/** Their largest side in pixels. */
export const CBCT_PREVIEW_SIDE = 1600;

const triple = z.tuple([z.number(), z.number(), z.number()]);

/** What is known of a volume without its voxels: `desc.json` in short. */
export const cbctVolume = z.object({
  /** Columns, rows, slices. */
  size: z.tuple([z.number().int().positive(), z.number().int().positive(), z.number().int().positive()]),
  /** Distance between voxel centres in mm. */
  spacing: triple,
  /** Position of the first voxel in mm, LPS. */
  origin: triple,
  /** Unit vectors of columns, rows and slices as the columns of a matrix, written row by row. */
  direction: z.array(z.number()).length(9),
  componentType: z.enum(['int16', 'int32']),
  name: z.string().max(200),
  series: z.string().max(200),
  description: z.string().max(400),
  modality: z.string().max(20),
  /** Time of the scan as the scanner wrote it (`YYYYMMDD` or `YYYYMMDDHHMMSS`), or empty. */
  created: z.string().max(30),
  /** SHA-256 of the voxels as little-endian bytes, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type CbctVolume = z.infer<typeof cbctVolume>;

/** What was found while reading, for people: files set aside by reason, uneven gaps, missing slices. */
export const cbctNotes = z.object({
  filesRead: z.number().int().nonnegative().default(0),
  setAside: z.record(z.string().max(60), z.number().int()).default({}),
  missingSlices: z.number().int().nonnegative().default(0),
  unevenGaps: z.number().int().nonnegative().default(0),
  duplicateSlices: z.number().int().nonnegative().default(0),
  /** Degrees by which the gantry was tilted; the slices were moved straight. 0: it was not. */
  tiltCorrected: z.number().default(0),
  orderAssumed: z.boolean().default(false),
});
export type CbctNotes = z.infer<typeof cbctNotes>;

export const caseCbct = z.object({
  cbctId: id,
  caseId: id,
  version: counted,
  /** Name of the folder, archive or first file that the user chose. */
  fileName: z.string(),
  /** `cbct_{timestamp}.zip` */
  objectName: z.string(),
  /** `cbct_{timestamp}.ls`: the reduced volume, shown while the whole one loads. */
  quickLookName: z.string(),
  /** Bytes of the zip. */
  size: z.number().int(),
  volume: cbctVolume,
  notes: cbctNotes,
  uploadTime: instant,
  uploadedBy: z.string(),
});
export type CaseCbct = z.infer<typeof caseCbct>;

export const cbctEndpoints = {
  get: endpoint({
    id: 'cbct.get',
    method: 'GET',
    path: '/doctor/pt/cbct/get',
    summary: 'The CBCT of a case version, or null.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: caseCbct.nullable(),
    errors: ['recordNotFound'],
  }),
  register: endpoint({
    id: 'cbct.register',
    method: 'POST',
    path: '/doctor/pt/cbct/register',
    summary:
      'Registers an uploaded packed CBCT; size and CRC-64 are checked against the stored object and the descriptor inside it against the volume. An earlier CBCT of the version is replaced.',
    access: ['cbct:upload'],
    body: z.strictObject({
      ...intakeKey.shape,
      fileName: z.string().min(1).max(255),
      objectName,
      quickLookName: objectName,
      size: z.number().int().positive(),
      crc64,
      volume: cbctVolume.strict(),
      notes: cbctNotes.strict(),
    }),
    data: caseCbct,
    errors: [
      'basicInfoFirst',
      'recordNotFound',
      'caseNotEditable',
      'fileNotUploaded',
      'checksumMismatch',
      'storageScope',
      'fileFormat',
      'fileTooLarge',
      'cbctMismatch',
    ],
  }),
  remove: endpoint({
    id: 'cbct.remove',
    method: 'DELETE',
    path: '/doctor/pt/cbct/:cbctId',
    summary: 'Removes the CBCT from a case that is not submitted yet.',
    access: ['cbct:upload'],
    params: z.strictObject({ cbctId: id }),
    data: nothing,
    errors: ['recordNotFound', 'caseNotEditable'],
  }),
} as const;
