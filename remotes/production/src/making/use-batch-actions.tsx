import { type ReactNode, useState } from 'react';
import {
  type BatchAction,
  type BatchListRow,
  type BatchRow,
  endpoints,
  failureRules,
  printStatus,
} from '@archway/contracts';
import { call, confirmAction, useBatch, useText } from '@archway/platform';
import { BatchRefusals } from '../orders/BatchRefusals.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { refreshBatches } from './refresh-batches.ts';

type Batch = Pick<BatchListRow, 'batchId' | 'code'>;
export type Asked = BatchAction | 'remove';

/** What can be done to a batch: as the server offers it, and taken away before it was begun. */
export const offeredFor = ({ actions, status }: Pick<BatchListRow, 'actions' | 'status'>): readonly Asked[] =>
  status === printStatus.ready ? ['remove', ...actions] : actions;

export interface BatchActions {
  readonly busy: boolean;
  take(action: Asked, of: readonly Batch[]): void;
  /** What is asked before, and told after. */
  readonly dialogs: ReactNode;
}

/** Taking actions with print batches. @param onDone when nothing was refused */
export function useBatchActions(onDone: (action: Asked) => void): BatchActions {
  const t = useText('production');
  const { busy, ask } = useBatch();
  const [failing, fail] = useState<readonly Batch[] | null>(null);
  const [told, tell] = useState<{ refusals: readonly BatchRow[]; of: readonly Batch[] } | null>(null);

  const send = async (action: Asked, of: readonly Batch[], reason?: string): Promise<void> => {
    const batchIds = of.map(({ batchId }) => batchId);
    const refusals = await ask(
      () =>
        action === 'remove'
          ? call(endpoints.batches.remove, { body: { batchIds } })
          : call(endpoints.batches.act, { body: { batchIds, action, ...(reason && { reason }) } }),
      (count) => t(`print.did.${action}`, { count }),
    );
    if (refusals?.length === 0) onDone(action);
    else if (refusals) tell({ refusals, of });
    await refreshBatches();
  };
  const askFirst = async (action: 'finish' | 'remove', of: readonly Batch[]): Promise<void> => {
    const sure = await confirmAction({
      title: t(`print.ask.${action}`, { count: of.length }),
      body: t(`print.askBody.${action}`),
      okText: t(`print.action.${action}`),
      danger: action === 'remove',
    });
    if (sure) await send(action, of);
  };

  return {
    busy,
    take(action, of) {
      if (action === 'fail') fail(of);
      else if (action === 'start') void send(action, of);
      else void askFirst(action, of);
    },
    dialogs: (
      <>
        {failing ? (
          <ReasonDialog
            rules={failureRules}
            title={t('print.ask.fail', { count: failing.length })}
            hint={t('print.askBody.fail')}
            okText={t('print.action.fail')}
            onSend={(reason) => send('fail', failing, reason)}
            onClose={() => fail(null)}
          />
        ) : null}
        {told ? (
          <BatchRefusals
            refusals={told.refusals}
            asked={told.of.length}
            nameOf={(id) => told.of.find(({ batchId }) => batchId === id)?.code ?? id}
            onClose={() => tell(null)}
          />
        ) : null}
      </>
    ),
  };
}
