import { type CaseDetail, endpoints, patientRules } from '@archway/contracts';
import { ApiError, type Refused, call, refusedFields } from '@archway/platform';
import type { CaseKey } from '../../../case/case-address.ts';
import { refreshCase } from '../../../case/use-case-machine.ts';
import { type Draft, createDrafts } from '../../../saving/drafts.ts';
import type { Remote, Standing, Waiting } from '../../../saving/merging-port.ts';
import { type FilledInfo, type PatientField, toBasicInfo, valuesOf } from '../patient/patient-values.ts';

export const patientDrafts = createDrafts<Waiting<FilledInfo> | FilledInfo>('archway.cases.draft');

/** What the server has of the first step. */
export const patientStanding = (detail: CaseDetail): Standing<FilledInfo> => ({
  values: toBasicInfo(valuesOf(detail)),
  revision: detail.revision,
});

/**
 * What waits on this device for a case. Earlier versions of the page did not keep what a draft began from: such a one
 * counts as begun from what the server has, when nobody has changed that since, and else every field is asked about.
 */
export function waitingFor(key: CaseKey, detail: CaseDetail): Draft<Waiting<FilledInfo>> | null {
  const draft = patientDrafts.read(key);
  if (!draft) return null;
  const { values, ...rest } = draft;
  if ('base' in values) return { ...rest, values };
  const { values: stored, revision } = patientStanding(detail);
  const base = draft.revision === revision ? stored : ({} as FilledInfo);
  return { ...rest, values: { mine: values, base } };
}

/**
 * Where the patient step of an open case is kept.
 * @param onRefused told of what the server refused at a field
 */
export const patientRemote = (
  key: CaseKey,
  onRefused: (refused: Refused<PatientField>) => void,
): Remote<FilledInfo> => ({
  async send(values, revision) {
    const saved = await call(endpoints.cases.update, { params: key, body: { ...values, revision } }, { quiet: true });
    void refreshCase();
    return saved.revision;
  },
  read: async () => ({
    ...patientStanding(await call(endpoints.cases.detail, { params: key }, { quiet: true })),
    by: '',
  }),
  isRefused(failure, sent) {
    if (!(failure instanceof ApiError) || refusedFields(patientRules, failure).length === 0) return false;
    onRefused({ failure, values: sent });
    return true;
  },
  keep: (draft) => patientDrafts.keep(key, draft),
});
