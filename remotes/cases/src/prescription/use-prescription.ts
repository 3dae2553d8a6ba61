import { useEffect, useMemo, useRef, useState } from 'react';
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
import { mergeFields } from '../saving/merge-fields.ts';
import { useAutosave } from '../saving/use-autosave.ts';
import {
  type PrescriptionClash,
  type Standing,
  prescriptionDrafts,
  prescriptionPort,
  standingOf,
} from './prescription-port.ts';

export interface PrescriptionForm {
  readonly loaded: boolean;
  readonly error: Error | null;
  retry(): void;
  readonly values: Prescription;
  readonly missing: readonly PrescriptionQuestion[];
  readonly contradictions: readonly Contradiction[];
  readonly saveState: SaveState;
  /** What somebody else has answered differently meanwhile. */
  readonly clash: PrescriptionClash | null;
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
  const [clash, setClash] = useState<PrescriptionClash | null>(null);
  const base = useRef<Standing>({ prescription: emptyPrescription, revision: 0 });
  /** What is on the screen, once it is not what was read; functions that outlive a rendering ask here. */
  const latest = useRef<Prescription | null>(null);

  const take = (next: Prescription): void => {
    latest.current = next;
    setMine(next);
  };
  const changed = useRef<(next: Prescription) => void>(undefined);
  const port = useMemo(
    () =>
      key &&
      prescriptionPort(key, base, {
        onMerged(sent, merged) {
          // What was typed while it was being saved stays.
          const next = mergeFields(sent, latest.current ?? sent, merged).merged;
          latest.current = next;
          setMine(next);
          if (JSON.stringify(next) !== JSON.stringify(merged)) changed.current?.(next);
        },
        onClash: setClash,
        onSaved: ({ prescription, revision }) =>
          queries.setQueryData(prescriptionQuery(key).queryKey, (known: CasePrescription | undefined) => ({
            ...(known ?? { saved: null }),
            prescription: prescription as CasePrescription['prescription'],
            revision,
          })),
      }),
    [key, queries],
  );
  const autosave = useAutosave(port);
  useEffect(() => {
    changed.current = autosave.change;
  });

  useEffect(() => {
    if (!read.data || latest.current) return;
    if (!draft) {
      base.current = standingOf(read.data);
      return;
    }
    base.current = { prescription: draft.values.base, revision: draft.revision };
    latest.current = draft.values.mine;
    changed.current?.(draft.values.mine);
  }, [read.data, draft]);

  const stored = read.data ? standingOf(read.data).prescription : emptyPrescription;
  const values = mine ?? draft?.values.mine ?? stored;
  return {
    loaded: read.data !== undefined,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
    values,
    missing: missingAnswers(values),
    contradictions: contradictionsOf(values),
    saveState: autosave.state,
    clash,
    change(fields) {
      const next = { ...(latest.current ?? values), ...fields };
      take(next);
      autosave.change(next);
    },
    resolve(next) {
      setClash(null);
      take(next);
      autosave.resolve(next);
    },
    flush: autosave.flush,
  };
}
