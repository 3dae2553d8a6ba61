import { z } from 'zod';
import { serviceIdSchema } from '../../access/service-types.ts';
import { objectName } from '../../files/stored-object.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { caseKey } from '../case-key.ts';

const begun = z.object({ jobId: id });

const archiveJobKinds = ['export', 'import'] as const;
const archiveJobStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ArchiveJobKind = (typeof archiveJobKinds)[number];
export type ArchiveJobState = (typeof archiveJobStates)[number];

const archiveJob = z.object({
  jobId: id,
  kind: z.enum(archiveJobKinds),
  state: z.enum(archiveJobStates),
  /** 0 to 1, of what is to be read and written. */
  progress: z.number().min(0).max(1),
  /** Why it failed, in the reader's language. */
  problem: z.object({ code: z.number().int(), text: z.string() }).nullable(),
  /** What was exported, or the case that an import has made. */
  caseId: id.nullable(),
  /** Where the archive of an export lies until it expires. */
  download: z.object({ url: z.string(), fileName: z.string(), size: z.number().int() }).nullable(),
  expires: instant,
});
export type ArchiveJob = z.infer<typeof archiveJob>;

/** An uploaded archive, as far as its directory and the case itself tell; the job looks at every byte. */
const archiveInside = z.object({
  /** Bytes of the archive. */
  size: z.number().int(),
  exported: z.object({ at: instant, by: z.string() }),
  /** Where it comes from. */
  source: z.object({ ptNo: z.string(), practice: z.string() }),
  serviceType: serviceIdSchema,
  /** As the newest version has it. */
  patientName: z.string(),
  versions: counted,
  /** Files that somebody uploaded, by data type, without those that were made of them. */
  files: z.array(z.object({ dataType: z.number().int(), count: counted })),
  /** Parts that have something, by name. */
  parts: z.array(z.string()),
  /** Practices that the caller may import it into, with the doctors it can come to. */
  places: z.array(
    z.object({
      practiceId: id,
      name: z.string(),
      /** The case that this very archive has become there before; null when it has not. */
      importedAs: caseKey.nullable(),
      doctors: z.array(z.object({ doctorId: id, name: z.string() })),
    }),
  ),
});
export type ArchiveInside = z.infer<typeof archiveInside>;

/** Parts that readers are told of by name; what others keep is told by its files. */
export const toldArchiveParts = [
  'prescriptions',
  'plans',
  'comments',
  'reviews',
  'assists',
  'shares',
  'messages',
  'library',
  'progress',
  'tracings',
  'implants',
  'presentations',
  'audit',
] as const;

/** What is wrong with an archive. */
const archiveProblems = [
  ...(['caseArchiveCut', 'caseArchiveUnknown', 'caseArchiveNewer', 'caseArchiveMissing'] as const),
  ...(['caseArchiveExtra', 'caseArchiveChanged', 'caseArchiveName', 'caseArchiveTooLarge'] as const),
] as const;

export const caseArchiveEndpoints = {
  export: endpoint({
    id: 'caseArchive.export',
    method: 'POST',
    path: '/doctor/pt/caseArchive/export',
    summary: 'Begins to make one archive of a whole case, for its doctor and the creator of its practice.',
    access: ['case:list'],
    body: z.strictObject({ caseId: id }),
    data: begun,
    errors: ['recordNotFound', 'noPermission'],
    rateLimit: 30,
  }),
  inspect: endpoint({
    id: 'caseArchive.inspect',
    method: 'POST',
    path: '/doctor/pt/caseArchive/inspect',
    summary: 'What is in an archive that the caller has uploaded, and where the caller may import it.',
    access: ['case:add'],
    body: z.strictObject({ objectName }),
    data: archiveInside,
    errors: ['noPermission', 'storageScope', 'fileFormat', 'fileNotUploaded', 'fileTooLarge', ...archiveProblems],
    rateLimit: 60,
  }),
  import: endpoint({
    id: 'caseArchive.import',
    method: 'POST',
    path: '/doctor/pt/caseArchive/import',
    summary: 'Begins to make a case of an uploaded archive, in a practice of which the caller is the creator.',
    access: ['case:add'],
    body: z.strictObject({
      /** Of the archive, below the place of the caller for archives. */
      objectName,
      practiceId: id,
      doctorId: id,
      /** Also if the practice has imported this very archive before. */
      again: z.boolean().default(false),
    }),
    data: begun,
    errors: [
      'recordNotFound',
      'noPermission',
      'doctorUnknown',
      'storageScope',
      'fileFormat',
      'fileNotUploaded',
      'fileTooLarge',
      'addOrCreateOutpatient',
      'practiceExpired',
      'practiceDisabled',
      'accountExpired',
    ],
    rateLimit: 30,
  }),
  job: endpoint({
    id: 'caseArchive.job',
    method: 'GET',
    path: '/doctor/pt/caseArchive/job',
    summary: 'How far an export or import of the caller is; of a finished export the address to fetch it from.',
    access: ['case:list'],
    query: z.strictObject({ jobId: id }),
    data: archiveJob,
    errors: ['recordNotFound'],
  }),
} as const;
