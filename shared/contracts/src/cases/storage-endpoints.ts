import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, page, pageQuery } from '../wire/envelope.ts';
import { storedApart, storedKinds } from './stored-kinds.ts';

const bytes = z.number().int().nonnegative();
const perKind = <Kind extends string, Of extends z.ZodType>(kinds: readonly Kind[], of: Of) =>
  z.object(Object.fromEntries(kinds.map((kind) => [kind, of])) as Record<Kind, Of>);
const weight = z.object({ bytes, files: z.number().int() });

const caseStorage = z.object({
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  /** Bytes of its files, of all versions. */
  bytes: perKind(storedKinds, bytes),
  total: bytes,
});
export type CaseStorage = z.infer<typeof caseStorage>;

/** What the files of a practice take up. */
export const storageEndpoints = {
  totals: endpoint({
    id: 'storage.totals',
    method: 'GET',
    path: '/doctor/doc/storage/total',
    summary:
      'Bytes and number of the files that the caller may see of a practice, by kind: those of its cases, and those apart from them.',
    access: ['case:list'],
    query: z.strictObject({ practiceId: id }),
    data: z.object({
      kinds: perKind(storedKinds, weight),
      apart: perKind(storedApart, weight),
      cases: z.number().int(),
    }),
  }),
  page: endpoint({
    id: 'storage.page',
    method: 'GET',
    path: '/doctor/doc/storage/page',
    summary: 'What the files of its cases take up, case by case, the largest first; cases without files are left out.',
    access: ['case:list'],
    query: z.strictObject({ ...pageQuery.shape, practiceId: id }),
    data: page(caseStorage),
  }),
} as const;
