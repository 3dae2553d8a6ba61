import { useEffect, useMemo, useState } from 'react';
import {
  type CaseDetail,
  type OpenedService,
  type PracticeListItem,
  endpoints,
  patientRules,
} from '@archway/contracts';
import { type SaveState, ApiError, type Refused, call, notify, refusedFields, useSession } from '@archway/platform';
import { refreshCase } from '../../../case/use-case-machine.ts';
import type { CaseKey } from '../../../case/case-address.ts';
import type { Clash } from '../../../saving/merging-port.ts';
import { mergeFields } from '../../../saving/merge-fields.ts';
import { useSharedRecord } from '../../../saving/use-shared-record.ts';
import type { BegunCase } from './begun-cases.ts';
import { patientRemote, patientStanding, waitingFor } from './patient-remote.ts';
import { useBegunCase } from './use-begun-case.ts';
import {
  type FilledInfo,
  type PatientField,
  type PatientValues,
  initialValues,
  isComplete,
  toBasicInfo,
  valuesOf,
} from '../patient/patient-values.ts';

export interface WizardCase {
  readonly values: PatientValues;
  readonly saveState: SaveState;
  /** What the server refused last, to be said at its field. */
  readonly refused: Refused<PatientField> | null;
  /** What somebody else has changed differently meanwhile. */
  readonly clash: Clash<FilledInfo> | null;
  /** Begun on this device before, and not saved: offered, never filled in by itself. Null where nothing was. */
  readonly begun: BegunCase | null;
  goOn(): void;
  startAnew(): void;
  change(values: PatientValues): void;
  /** Goes on with what the reader has chosen of a clash. */
  resolve(values: FilledInfo): void;
  /** First save: opens the case. @throws ApiError, told to the reader */
  create(): Promise<CaseKey>;
  /** Saves at once what waits; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
}

/**
 * The patient step's values, saved as they change once the case exists, and kept on this device until it does.
 * @param preferred way of design with which a new case begins, as the reader's preference has it
 */
export function useWizardCase(
  practices: readonly PracticeListItem[],
  serviceType: OpenedService,
  detail: CaseDetail | null,
  preferred?: unknown,
): WizardCase {
  const { user } = useSession();
  const firstStep = useBegunCase(user?.userId ?? '0', serviceType, detail === null);
  const { caseId, version } = detail ?? {};
  const key = useMemo(() => (caseId && version ? { caseId, version } : null), [caseId, version]);
  // What the page began with; later states of the case come in by saving.
  const [begun] = useState(() => ({ caseId, draft: key && detail ? waitingFor(key, detail) : null }));
  const draft = begun.caseId === caseId ? begun.draft : null;
  const [initial] = useState(() => initialValues(practices, user, preferred));
  const [mine, setMine] = useState<PatientValues | null>(draft?.values.mine ?? null);
  const stored = detail ? valuesOf(detail) : initial;
  const values = mine ?? stored;
  const [refused, setRefused] = useState<Refused<PatientField> | null>(null);
  const remote = useMemo(() => key && patientRemote(key, setRefused), [key]);
  const standing = useMemo(() => detail && patientStanding(detail), [detail]);
  const record = useSharedRecord({
    remote,
    standing,
    draft,
    onTaken: (fields) => setMine((current) => ({ ...(current ?? stored), ...fields })),
  });
  // What the case was opened with, until it is here.
  const [sent, setSent] = useState<PatientValues | null>(null);
  useEffect(() => {
    if (!detail || !sent) return;
    setSent(null);
    // The form is the case's from now on, with the number that it was given; what was typed meanwhile is a change of it.
    const next = values === sent ? null : mergeFields(sent, values, valuesOf(detail)).merged;
    setMine(next);
    if (next && isComplete(next)) record.change(toBasicInfo(next));
  }, [detail, sent, values, record]);

  return {
    values,
    saveState: record.state,
    refused,
    clash: record.clash,
    begun: firstStep.offer,
    goOn() {
      const { values: kept = {} } = firstStep.offer ?? {};
      const known = practices.some(({ practiceId }) => practiceId === kept.practiceId);
      setMine({ ...initial, ...kept, ...(!known && { practiceId: initial.practiceId, doctorId: initial.doctorId }) });
      firstStep.goOn();
    },
    startAnew: firstStep.startAnew,
    change(next) {
      setMine(next);
      if (!detail) firstStep.keep(next);
      record.hold();
      if (isComplete(next)) record.change(toBasicInfo(next));
    },
    resolve(next) {
      setMine(next);
      record.resolve(next);
    },
    async create() {
      const body = { ...toBasicInfo(values), serviceType, clientKey: firstStep.clientKey };
      const made = await call(endpoints.cases.create, { body }, { quiet: true }).catch((failure: unknown) => {
        if (failure instanceof ApiError) {
          setRefused({ failure, values });
          // What no field can say, the page does.
          if (refusedFields(patientRules, failure).length === 0) notify.error(failure);
        }
        throw failure;
      });
      firstStep.opened();
      setSent(values);
      void refreshCase();
      return { caseId: made.caseId, version: made.version };
    },
    flush: record.flush,
  };
}
