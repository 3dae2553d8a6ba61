import { z } from 'zod';
import { batchOf, batchRows } from '../wire/batch.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id } from '../wire/envelope.ts';

/** Cases that another doctor goes on with. */
export const transferEndpoints = {
  transferDoctors: endpoint({
    id: 'cases.transferDoctors',
    method: 'GET',
    path: '/doctor/pt/transfer/doctors',
    summary: 'Doctors of a practice that its cases can be handed on to.',
    access: ['case:transfer'],
    query: z.strictObject({ practiceId: id }),
    data: z.array(z.object({ doctorId: id, name: z.string() })),
    errors: ['recordNotFound'],
  }),
  transfer: endpoint({
    id: 'cases.transfer',
    method: 'POST',
    path: '/doctor/pt/transfer',
    summary: 'Hands cases on to another doctor of their practice, with a result for each case; both doctors are told.',
    access: ['case:transfer'],
    body: z.strictObject({ caseIds: batchOf, doctorId: id }),
    data: batchRows,
    errors: [
      ...(['nothingSelected', 'recordNotFound', 'noPermission', 'sameDoctor', 'doctorUnknown'] as const),
      ...(['addOrCreateOutpatient', 'practiceExpired', 'practiceDisabled', 'accountExpired'] as const),
    ],
  }),
} as const;
