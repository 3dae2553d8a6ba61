import { useMemo, useState } from 'react';
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
import type { SaveState } from '../saving/autosave.ts';
import type { Clash } from '../saving/merging-port.ts';
import { useSharedRecord } from '../saving/use-shared-record.ts';
import { prescriptionDrafts, prescriptionRemote, standingOf } from './prescription-remote.ts';

export interface PrescriptionForm {
  readonly loaded: boolean;
  readonly error: Error | null;
  retry(): void;
  readonly values: Prescription;
  readonly missing: readonly PrescriptionQuestion[];
  readonly contradictions: readonly Contradiction[];
  readonly saveState: SaveState;
  /** What somebody else has answered differently meanwhile. */
  readonly clash: Clash<Prescription> | null;
  change(change: Partial<Prescription>): void;
  /** Goes on with what the reader has chosen of a clash. */
  resolve(values: Prescription): void;
  flush(): Promise<boolean>;
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
  const [mine, setMine] = useState<Prescription | null>(null);

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
  const stored = draft?.values.mine ?? standing?.values ?? emptyPrescription;
  const values = mine ?? stored;
  const record = useSharedRecord({
    remote,
    standing,
    draft,
    onTaken: (fields) => setMine((current) => ({ ...(current ?? stored), ...fields })),
  });

  return {
    loaded: read.data !== undefined,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
    values,
    missing: missingAnswers(values),
    contradictions: contradictionsOf(values),
    saveState: record.state,
    clash: record.clash,
    change(fields) {
      const next = { ...values, ...fields };
      setMine(next);
      record.change(next);
    },
    resolve(next) {
      setMine(next);
      record.resolve(next);
    },
    flush: record.flush,
  };
}
