import { type ServiceId, fromWire, serviceTypes, toWire } from '@archway/contracts';
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

export const usePatientStore = (): PatientContext => useStore(store);
