import { type CaseDetail, requestKindOf } from '@archway/contracts';
import type { Answers } from '../../saving/use-answers.ts';
import { type PrescriptionForm, usePrescription } from '../../prescription/use-prescription.ts';
import { type RequestForm, useRequest } from '../../request/use-request.ts';
import type { CaseService } from '../../case/case-services.ts';

/** What the service of a case asks for: a prescription, or the request of a crown or an implant. */
export type CaseAnswers = Pick<Answers<object>, 'loaded' | 'error' | 'saveState' | 'flush'> &
  (
    | {
        readonly step: 'prescription';
        readonly form: PrescriptionForm;
        readonly open: number;
        readonly doubtful: number;
      }
    | { readonly step: 'request'; readonly form: RequestForm; readonly open: number; readonly doubtful: 0 }
  );

/**
 * The answers of a case in the wizard. `open` required questions have none, `doubtful` pairs contradict each other.
 * @param detail null before the first save
 */
export function useCaseAnswers(service: CaseService, detail: CaseDetail | null): CaseAnswers {
  const requested = requestKindOf(service.id) !== null;
  const prescription = usePrescription(requested ? null : detail);
  const request = useRequest(requested ? detail : null);
  if (requested) {
    const { loaded, error, saveState, flush, missing } = request;
    return { step: 'request', form: request, open: missing.length, doubtful: 0, loaded, error, saveState, flush };
  }
  const { loaded, error, saveState, flush, missing, contradictions } = prescription;
  const [open, doubtful] = [missing.length, contradictions.length];
  return { step: 'prescription', form: prescription, open, doubtful, loaded, error, saveState, flush };
}
