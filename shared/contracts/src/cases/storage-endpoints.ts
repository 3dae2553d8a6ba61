import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, page, pageQuery } from '../wire/envelope.ts';
import { type StoredKind, storedKinds } from './stored-kinds.ts';

const bytes = z.number().int().nonnegative();
const perKind = <Of extends z.ZodType>(of: Of) =>
  z.object(Object.fromEntries(storedKinds.map((kind) => [kind, of])) as Record<StoredKind, Of>);

const caseStorage = z.object({
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  /** Bytes of its files, of all versions. */
  bytes: perKind(bytes),
  total: bytes,
});
export type CaseStorage = z.infer<typeof caseStorage>;

/** What the files of cases take up. */
export const storageEndpoints = {
  totals: endpoint({
    id: 'storage.totals',
    method: 'GET',
    path: '/doctor/doc/storage/total',
    summary: 'Bytes and number of the files of the cases of a practice that the caller may see, by kind.',
    access: ['case:list'],
    query: z.strictObject({ practiceId: id }),
    data: z.object({ kinds: perKind(z.object({ bytes, files: z.number().int() })), cases: z.number().int() }),
  }),
  page: endpoint({
    id: 'storage.page',
    method: 'GET',
    path: '/doctor/doc/storage/page',
    summary: 'The same case by case, the largest first; cases without files are left out.',
    access: ['case:list'],
    query: z.strictObject({ ...pageQuery.shape, practiceId: id }),
    data: page(caseStorage),
  }),
} as const;
