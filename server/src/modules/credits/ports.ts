import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** Patients of these cases by the case's id, of those that the caller may see. */
export type PatientsSeen = (
  db: Querier,
  caller: Caller,
  caseIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** Whose treatment a movement was for: the ledger itself keeps no patient's name. */
export const patientsSeen = new Port<PatientsSeen>('the patients of cases that somebody sees', 'any');
