import { type ReactNode, useState } from 'react';
import { type BatchRow, type ProcessRow, endpoints, processStatus } from '@archway/contracts';
import { call, confirmAction, useBatch, useText } from '@archway/platform';
import { BatchRefusals } from '../orders/BatchRefusals.tsx';
import { refreshProcess } from './refresh-process.ts';

type Order = Pick<ProcessRow, 'processId' | 'orderNo' | 'actions' | 'status'>;
export const processDeeds = ['submit', 'withdraw', 'redo', 'remove'] as const;
export type ProcessDeed = (typeof processDeeds)[number];

/** What can be done to an order beside its confirmation, which has a price. */
export const deedsFor = ({ actions, status }: Pick<Order, 'actions' | 'status'>): readonly ProcessDeed[] =>
  processDeeds.filter((deed) => (deed === 'remove' ? status === processStatus.unsubmitted : actions.includes(deed)));

export interface ProcessActions {
  readonly busy: boolean;
  take(deed: ProcessDeed, of: readonly Order[]): void;
  /** What is told after. */
  readonly dialogs: ReactNode;
}

/** Taking actions with orders. @param onDone when nothing was refused */
export function useProcessActions(onDone: (deed: ProcessDeed) => void): ProcessActions {
  const t = useText('production');
  const { busy, ask } = useBatch();
  const [told, tell] = useState<{ refusals: readonly BatchRow[]; of: readonly Order[] } | null>(null);

  const send = async (deed: ProcessDeed, of: readonly Order[]): Promise<void> => {
    if (deed !== 'submit') {
      const sure = await confirmAction({
        title: t(`process.ask.${deed}`, { count: of.length }),
        body: t(`process.askBody.${deed}`),
        okText: t(`process.action.${deed}`),
        danger: deed === 'remove',
      });
      if (!sure) return;
    }
    const processIds = of.map(({ processId }) => processId);
    const refusals = await ask(
      () =>
        deed === 'remove'
          ? call(endpoints.process.remove, { body: { processIds } })
          : call(endpoints.process.act, { body: { processIds, action: deed } }),
      (count) => t(`process.did.${deed}`, { count }),
    );
    if (refusals?.length === 0) onDone(deed);
    else if (refusals) tell({ refusals, of });
    await refreshProcess();
  };

  return {
    busy,
    take: (deed, of) => void send(deed, of),
    dialogs: told ? (
      <BatchRefusals
        refusals={told.refusals}
        asked={told.of.length}
        nameOf={(id) => told.of.find(({ processId }) => processId === id)?.orderNo ?? id}
        onClose={() => tell(null)}
      />
    ) : null,
  };
}
