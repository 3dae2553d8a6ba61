import {
  type CaseDetail,
  type CaseMachine,
  type RefusedPart,
  caseMachine,
  endpoints,
  isOneOf,
  plainCaseActions,
} from '@archway/contracts';
import { type Actions, call, invalidate, useActions, useText } from '@archway/platform';
import { refreshPlans } from '../../plan/use-plan-machine.ts';

/** Why a plan is refused, and what of it. */
interface Refusal {
  readonly reason: string;
  readonly refused: RefusedPart;
}

const refresh = async (): Promise<void> => {
  const { page, tabCounts } = endpoints.cases;
  await Promise.all([refreshPlans(), ...[page, tabCounts].map((endpoint) => invalidate(endpoint))]);
};

/** The two ways to decide about a plan that waits for its doctor. */
export function useDecision(name: string): Actions<CaseMachine, CaseDetail, Refusal> {
  const t = useText('plans');
  return useActions<CaseMachine, CaseDetail, Refusal>({
    machine: caseMachine,
    question: () => ({
      title: t('approval.ask.title', { name }),
      body: t('approval.ask.body'),
      okText: t('approval.ask.ok'),
    }),
    done: (action) => t(action === 'approve' ? 'approval.approved' : 'approval.refused'),
    send: async (action, { caseId, version }, refusal) => {
      if (!isOneOf(plainCaseActions, action)) throw new Error(`${action} is no decision about a plan`);
      await call(
        endpoints.cases.act,
        { body: { caseId, version, action, ...refusal } },
        { quiet: refusal !== undefined },
      );
    },
    refresh,
  });
}
