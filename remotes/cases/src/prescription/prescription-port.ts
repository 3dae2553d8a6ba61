import {
  type CasePrescription,
  type Prescription,
  type PrescriptionField,
  emptyPrescription,
  endpoints,
} from '@archway/contracts';
import { ApiError, call } from '@archway/platform';
import type { CaseKey } from '../case/case-address.ts';
import { createDrafts } from '../saving/drafts.ts';
import { mergeFields } from '../saving/merge-fields.ts';
import type { SavePort } from '../saving/use-autosave.ts';

/** A prescription as it was read or saved last. */
export interface Standing {
  readonly prescription: Prescription;
  readonly revision: number;
}

/** Answers that somebody else has changed meanwhile, and the reader differently. */
export interface PrescriptionClash {
  readonly mine: Prescription;
  readonly theirs: Prescription;
  readonly fields: readonly PrescriptionField[];
  /** Who saved theirs. */
  readonly by: string;
}

/** What waits on this device, with what it began from, so that it can be brought together with other changes later. */
export const prescriptionDrafts = createDrafts<{ readonly mine: Prescription; readonly base: Prescription }>(
  'archway.cases.prescription',
);

/** Every field that the form has, whatever the server knows. */
export const standingOf = ({ prescription, revision }: CasePrescription): Standing => ({
  prescription: { ...emptyPrescription, ...(prescription as Prescription) },
  revision,
});

interface Told {
  /** Somebody else's answers were taken in beside those that were sent. */
  onMerged(sent: Prescription, merged: Prescription): void;
  onClash(clash: PrescriptionClash): void;
  onSaved(saved: Standing): void;
}

/** Fields that pages type differently from the wire, which takes no read-only lists. */
const onWire = (prescription: Prescription) => prescription as CasePrescription['prescription'];

/**
 * Saves a prescription. When somebody else has changed it, answers to different questions are brought together and
 * saved; where both have answered the same one differently, nothing is saved before the reader has decided.
 * @param base what was read or saved last; moves on with each save
 */
export function prescriptionPort(key: CaseKey, base: { current: Standing }, told: Told): SavePort<Prescription> {
  const send = async (prescription: Prescription, revision: number): Promise<void> => {
    const body = { prescription: onWire(prescription), revision };
    const saved = await call(endpoints.prescription.save, { params: key, body }, { quiet: true });
    base.current = { prescription, revision: saved.revision };
    told.onSaved(base.current);
  };

  const bringTogether = async (mine: Prescription, refusal: ApiError): Promise<void> => {
    const read = await call(endpoints.prescription.read, { query: key }, { quiet: true });
    const theirs = standingOf(read);
    const { merged, clashes } = mergeFields(base.current.prescription, mine, theirs.prescription);
    base.current = theirs;
    if (clashes.length === 0) {
      await send(merged, theirs.revision);
      told.onMerged(mine, merged);
      return;
    }
    told.onClash({ mine: merged, theirs: theirs.prescription, fields: clashes, by: read.saved?.by ?? '' });
    throw refusal;
  };

  return {
    async save(mine) {
      try {
        await send(mine, base.current.revision);
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.name !== 'caseChanged') throw failure;
        await bringTogether(mine, failure);
      }
    },
    isRefused: (failure) => failure instanceof ApiError && failure.name === 'caseNotEditable',
    keep: (mine) =>
      prescriptionDrafts.keep(
        key,
        mine && {
          values: { mine, base: base.current.prescription },
          revision: base.current.revision,
          at: new Date().toISOString(),
        },
      ),
  };
}
