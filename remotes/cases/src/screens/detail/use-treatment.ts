import { type CaseDetail, type TreatmentMachine, endpoints, mannerOf, treatmentMachine } from '@archway/contracts';
import { call, useActions, useText } from '@archway/platform';
import { actionWords } from '../../case/action-words.ts';
import { refreshCase } from '../../case/use-case-machine.ts';
import type { MoreAction } from './MoreActions.tsx';

/** What the reader may do with the treatment of a case version; each asks first. */
export function useTreatment({ caseId, version, patientName, treatActions }: CaseDetail): readonly MoreAction[] {
  const words = actionWords(useText('cases'));
  const thing = { caseId, version, patientName, actions: treatActions };
  const { take } = useActions<TreatmentMachine, typeof thing>({
    machine: treatmentMachine,
    question: (action) => words.question(action, patientName),
    done: words.done,
    send: (action) => call(endpoints.cases.treat, { body: { caseId, version, action } }),
    refresh: refreshCase,
  });
  return treatActions.map((action) => ({
    key: action,
    danger: mannerOf(treatmentMachine, action).stops === true,
    onTake: () => void take(action, thing),
  }));
}
