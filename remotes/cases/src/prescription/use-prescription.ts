import { useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CaseDetail,
  type CasePrescription,
  type Contradiction,
  type Prescription,
  type PrescriptionQuestion,
  contradictionsOf,
  emptyPrescription,
  endpoints,
  missingAnswers,
} from '@archway/contracts';
import { query } from '@archway/platform';
import { type Answers, useAnswers } from '../saving/use-answers.ts';
import { prescriptionDrafts, prescriptionRemote, standingOf } from './prescription-remote.ts';

export interface PrescriptionForm extends Answers<Prescription> {
  readonly missing: readonly PrescriptionQuestion[];
  readonly contradictions: readonly Contradiction[];
}

/** The prescription of a case version, as it is stored; nothing while there is no case. */
export const prescriptionQuery = (detail: Pick<CaseDetail, 'caseId' | 'version'> | null) => ({
  ...query(endpoints.prescription.read, {
    query: { caseId: detail?.caseId ?? '0', version: detail?.version ?? 1 },
  }),
  enabled: detail !== null,
});

/** The prescription of a case as a form: saved as it changes, kept on this device until it is. */
export function usePrescription(detail: CaseDetail | null): PrescriptionForm {
  const queries = useQueryClient();
  const { caseId, version } = detail ?? {};
  const key = useMemo(() => (caseId && version ? { caseId, version } : null), [caseId, version]);
  const read = useQuery({ ...prescriptionQuery(key), refetchOnMount: 'always' });
  const draft = useMemo(() => (key ? prescriptionDrafts.read(key) : null), [key]);
  const remote = useMemo(
    () =>
      key &&
      prescriptionRemote(key, ({ values, revision }) =>
        queries.setQueryData(prescriptionQuery(key).queryKey, (known: CasePrescription | undefined) => ({
          ...(known ?? { saved: null }),
          prescription: values as CasePrescription['prescription'],
          revision,
        })),
      ),
    [key, queries],
  );
  const standing = useMemo(() => (read.data ? standingOf(read.data) : null), [read.data]);
  const answers = useAnswers<Prescription>({ read, remote, standing, draft, empty: emptyPrescription });
  const { values } = answers;
  return { ...answers, missing: missingAnswers(values), contradictions: contradictionsOf(values) };
}
