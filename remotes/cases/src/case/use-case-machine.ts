import {
  type CaseMachine,
  type CaseRow,
  type RefusedPart,
  caseMachine,
  endpoints,
  isOneOf,
  plainCaseActions,
} from '@archway/contracts';
import { type Actions, call, invalidate, useActions, useText } from '@archway/platform';
import { actionWords } from './action-words.ts';

/** A case as rows and details tell it. */
export type ActedCase = Pick<CaseRow, 'caseId' | 'version' | 'serviceType' | 'patientName' | 'actions'>;

/** What an action goes with. */
export interface CaseWords {
  readonly reason: string;
  /** What of the plan a doctor refuses. */
  readonly refused?: RefusedPart;
}

/** Everything that shows this case asks again. */
export const refreshCase = async (): Promise<void> => {
  const { page, tabCounts, detail, progress, versions } = endpoints.cases;
  const { report } = endpoints.inspection;
  await Promise.all([page, tabCounts, detail, progress, versions, report].map((endpoint) => invalidate(endpoint)));
};

/** Actions of the case machine that need no more than the case, and words where they are asked for. */
export function useCaseMachine(): Actions<CaseMachine, ActedCase, CaseWords> {
  const words = actionWords(useText('cases'));
  return useActions<CaseMachine, ActedCase, CaseWords>({
    machine: caseMachine,
    question: (action, { patientName }) => words.question(action, patientName),
    done: words.done,
    send: async (action, { caseId, version }, words) => {
      if (!isOneOf(plainCaseActions, action)) throw new Error(`${action} has a screen of its own`);
      const { reason = '', ...more } = words ?? {};
      const body = { caseId, version, action, ...(reason && { reason }), ...more };
      await call(endpoints.cases.act, { body }, { quiet: words !== undefined });
    },
    refresh: refreshCase,
  });
}
