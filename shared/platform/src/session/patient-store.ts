import { useEffect } from 'react';
import { type CaseDetail, type ServiceId, fromWire, serviceTypes, toWire } from '@archway/contracts';
import { createStore, useStore } from '../state/store.ts';
import { tabStore } from '../state/browser-storage.ts';

const KEY = 'patientStore';

/** The case at hand, kept for the browser tab over reloads, there in the words of the wire. */
export interface PatientContext {
  readonly canAddDataBase: boolean;
  readonly serviceType: ServiceId;
  readonly caseId?: string | undefined;
  readonly version?: number | undefined;
  readonly dataSource?: string | undefined;
  readonly doctorId?: string | undefined;
  readonly practiceId?: string | undefined;
  readonly isReStart: boolean;
}

const initial: PatientContext = { canAddDataBase: false, serviceType: serviceTypes.aligner.id, isReStart: false };

function restore(): PatientContext {
  try {
    return { ...initial, ...fromWire(JSON.parse(tabStore.get(KEY) ?? '{}') as Partial<PatientContext>) };
  } catch {
    return initial;
  }
}

const store = createStore<PatientContext>(restore());
store.subscribe(() => tabStore.set(KEY, JSON.stringify(toWire(store.get()))));

export const patientStore = {
  get: store.get,
  subscribe: store.subscribe,
  set: (part: Partial<PatientContext>): void => store.update((current) => ({ ...current, ...part })),
  reset: (): void => store.set(initial),
};

/**
 * Says which case a screen is about, for as long as the screen is shown: events that are recorded meanwhile carry its id
 * and version. A reload keeps it; leaving the screen ends it. Undefined while the case is not known yet.
 * @param canAddDataBase whether the reader may add to the patient data library of this version
 */
export function usePatientContext(
  detail:
    | Pick<CaseDetail, 'serviceType' | 'caseId' | 'version' | 'dataSource' | 'doctorId' | 'practiceId' | 'stage'>
    | undefined,
  canAddDataBase = false,
): void {
  const { serviceType, caseId, version, dataSource, doctorId, practiceId, stage } = detail ?? {};
  useEffect(() => {
    if (caseId === undefined) return undefined;
    patientStore.set({
      serviceType: serviceType ?? initial.serviceType,
      caseId,
      version,
      dataSource,
      doctorId,
      practiceId,
      isReStart: (stage ?? 1) > 1,
      canAddDataBase,
    });
    return () => patientStore.reset();
  }, [serviceType, caseId, version, dataSource, doctorId, practiceId, stage, canAddDataBase]);
}

export const usePatientStore = (): PatientContext => useStore(store);
