import { type CasePrescription, type Prescription, emptyPrescription, endpoints } from '@archway/contracts';
import { ApiError, call } from '@archway/platform';
import type { CaseKey } from '../case/case-address.ts';
import { createDrafts } from '../saving/drafts.ts';
import type { Remote, Standing, Waiting } from '../saving/merging-port.ts';

export const prescriptionDrafts = createDrafts<Waiting<Prescription>>('archway.cases.prescription');

/** Every field that the form has, whatever the server knows. */
export const standingOf = ({ prescription, revision }: CasePrescription): Standing<Prescription> => ({
  values: { ...emptyPrescription, ...(prescription as Prescription) },
  revision,
});

/**
 * Where the prescription of a case version is kept.
 * @param onSaved told of what was saved
 */
export const prescriptionRemote = (
  key: CaseKey,
  onSaved: (saved: Standing<Prescription>) => void,
): Remote<Prescription> => ({
  async send(values, revision) {
    // Pages type its lists as read-only, the wire does not.
    const body = { prescription: values as CasePrescription['prescription'], revision };
    const saved = await call(endpoints.prescription.save, { params: key, body }, { quiet: true });
    onSaved({ values, revision: saved.revision });
    return saved.revision;
  },
  async read() {
    const read = await call(endpoints.prescription.read, { query: key }, { quiet: true });
    return { ...standingOf(read), by: read.saved?.by ?? '' };
  },
  isRefused: (failure) => failure instanceof ApiError && failure.name === 'caseNotEditable',
  keep: (draft) => prescriptionDrafts.keep(key, draft),
});
