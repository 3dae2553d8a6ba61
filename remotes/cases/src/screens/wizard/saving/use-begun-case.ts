import { useMemo, useState } from 'react';
import type { OpenedService } from '@archway/contracts';
import { requestKey } from '@archway/platform';
import type { PatientValues } from '../patient/patient-values.ts';
import { type BegunCase, begunCases } from './begun-cases.ts';

export interface Begun {
  /** What was begun here before and may be gone on with; null for nothing, and once it is decided. */
  readonly offer: BegunCase | null;
  /** The same for every try to open this case. */
  readonly clientKey: string;
  keep(values: PatientValues): void;
  /** Goes on with what is offered. */
  goOn(): void;
  /** Forgets what is offered. */
  startAnew(): void;
  /** The case exists: there is nothing left to keep. */
  opened(): void;
}

/**
 * Keeps the first step of a new case on this device until the case exists. A new form is empty: what was begun before is
 * offered, and kept beside what is entered meanwhile.
 * @param isNew whether the page opens a case at all
 */
export function useBegunCase(userId: string, service: OpenedService, isNew: boolean): Begun {
  const store = useMemo(() => begunCases(userId, service), [userId, service]);
  const [offers, setOffers] = useState(() => (isNew ? store.read() : []));
  const [clientKey, setKey] = useState(requestKey);
  const [offer = null] = offers;
  return {
    offer,
    clientKey,
    keep: (values) => store.keep({ key: clientKey, values, at: new Date().toISOString() }),
    goOn() {
      if (offer) setKey(offer.key);
      setOffers([]);
    },
    startAnew() {
      if (offer) store.drop(offer.key);
      setOffers(offers.slice(1));
    },
    opened: () => store.drop(clientKey),
  };
}
