import type { DesignRequest, NewApiCase, Prescription } from '@archway/contracts';
import { type AppContext, type ApiKeyHolder, type Caller, Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import { type CaseKey, createCase, prescriptionOf, requestOf, savePrescription, saveRequest } from '../../cases/api.ts';
import { entrustOf, genderOf, serviceOf } from './words.ts';

/** A case number that somebody else took in the meantime. */
const CONFLICTS = { cases_pt_no: 'caseIdTaken' } as const;

/** What is asked for in a case; one of the two, by its service. */
export interface Asked {
  readonly prescription?: Prescription | undefined;
  readonly request?: DesignRequest | undefined;
}

/** Opens a case of a practice for its program. Refusals: see the contract. @returns its number */
export async function openCase(
  context: Pick<AppContext, 'db' | 'events'>,
  { caller, practiceId }: ApiKeyHolder,
  { service, designMode, number, patient, doctorId, prescription, request, ...rest }: NewApiCase,
): Promise<string> {
  const { name: patientName, gender, birthday, phone, email } = patient;
  const info = {
    ...{ ...rest, practiceId, doctorId, patientName, birthday, phone, email, ptNo: number },
    ...{ gender: genderOf(gender), entrust: entrustOf(designMode), serviceType: serviceOf(service) },
  };
  const { caseId, version } = await conflictAsRefusal(CONFLICTS, createCase(context, caller, info, 'api'));
  await saveAsked(context, caller, { caseId, version }, { prescription, request });
  return caseId;
}

/**
 * Saves what is asked for, over what was asked for before.
 * @throws Refusal caseNotEditable; requestMismatch for what this service does not ask for
 */
export async function saveAsked(
  context: Pick<AppContext, 'db'>,
  caller: Caller,
  key: CaseKey,
  { prescription, request }: Asked,
): Promise<void> {
  if (prescription && request) throw new Refusal('requestMismatch');
  if (prescription) {
    const { revision } = await prescriptionOf(context.db, caller, key);
    await savePrescription(context, caller, key, { prescription, revision });
  }
  if (request) {
    const { revision } = await requestOf(context.db, caller, key);
    await saveRequest(context, caller, key, { request, revision });
  }
}
