import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Assist, type AssistMachine, type ListedPlan, assistMachine, endpoints } from '@archway/contracts';
import { call, invalidate, query, useActions, useText } from '@archway/platform';
import { refreshPlans } from '../plan/use-plan-machine.ts';
import { AskAssistDialog } from './AskAssistDialog.tsx';

/** Everything that shows assist audits asks again. */
export const refreshAssists = (): Promise<unknown> => {
  const { list, page, counts, read } = endpoints.assists;
  return Promise.all([list, page, counts, read].map((endpoint) => invalidate(endpoint)));
};

export interface PlanAssists {
  /** Of a plan, newest first. */
  readonly of: (planId: string) => readonly Assist[];
  /** Opens the dialog that asks for help; undefined where the reader may not. */
  readonly ask: (plan: ListedPlan) => (() => void) | undefined;
  readonly withdraw: (assist: Assist) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

/** Assist audits of the plans of a case version, with what the practice does about them. */
export function useAssists(key: { readonly caseId: string; readonly version: number }): PlanAssists {
  const t = useText('plans');
  const { data } = useQuery(query(endpoints.assists.list, { query: key }));
  const [asked, setAsked] = useState<ListedPlan>();
  const refresh = (): Promise<unknown> => Promise.all([refreshAssists(), refreshPlans()]);
  const machine = useActions<AssistMachine, Assist>({
    machine: assistMachine,
    question: (action) => ({
      title: t(`assist.ask.${action}.title`),
      body: t(`assist.ask.${action}.body`),
      okText: t(`assist.action.${action}`),
    }),
    done: (action) => t(`assist.acted.${action}`),
    send: (_action, { assistId }) =>
      call(endpoints.assists.act, { params: { assistId }, body: { action: 'withdraw' } }),
    refresh,
  });
  return {
    of: (planId) => (data?.assists ?? []).filter((assist) => assist.planId === planId),
    ask: (plan) => (data?.askable.includes(plan.planId) ? () => setAsked(plan) : undefined),
    withdraw: (assist) => void machine.take('withdraw', assist),
    busy: machine.taking !== null,
    dialog:
      asked && data ? (
        <AskAssistDialog
          plan={asked}
          remaining={data.remaining ?? 0}
          centers={data.centers}
          onAsked={refresh}
          onClose={() => setAsked(undefined)}
        />
      ) : null,
  };
}
