import { endpoints, patientRules } from '@archway/contracts';
import { ApiError, type Refused, call, refusedFields } from '@archway/platform';
import type { CaseKey } from '../../../case/case-address.ts';
import { refreshCase } from '../../../case/use-case-machine.ts';
import { createDrafts } from '../../../saving/drafts.ts';
import type { SavePort } from '../../../saving/use-autosave.ts';
import { type FilledInfo, type PatientField, type PatientValues, toBasicInfo } from '../patient/patient-values.ts';

export const patientDrafts = createDrafts<FilledInfo>('archway.cases.draft');

/**
 * Saves the patient step of an open case.
 * @param revision what was read last of the case; each save moves it on
 * @param onRefused told of what the server refused at a field
 */
export const patientPort = (
  key: CaseKey,
  revision: { current: number },
  onRefused: (refused: Refused<PatientField>) => void,
): SavePort<PatientValues> => ({
  async save(next) {
    const body = { ...toBasicInfo(next), revision: revision.current };
    const saved = await call(endpoints.cases.update, { params: key, body }, { quiet: true });
    revision.current = saved.revision;
    void refreshCase();
  },
  isRefused(failure, sent) {
    if (!(failure instanceof ApiError) || refusedFields(patientRules, failure).length === 0) return false;
    onRefused({ failure, values: sent });
    return true;
  },
  keep: (next) =>
    patientDrafts.keep(
      key,
      next && { values: toBasicInfo(next), revision: revision.current, at: new Date().toISOString() },
    ),
});
