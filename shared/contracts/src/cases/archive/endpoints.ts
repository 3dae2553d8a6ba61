import { z } from 'zod';
import { objectName } from '../../files/stored-object.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant } from '../../wire/envelope.ts';

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
