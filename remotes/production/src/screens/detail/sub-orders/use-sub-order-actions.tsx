import { type ReactNode, useState } from 'react';
import {
  type BatchRow,
  type FormRules,
  MOST_ORDER_REASON,
  type OrderDetail,
  type PlainSubOrderAction,
  type SubOrder,
  type SubOrderAction,
  endpoints,
} from '@archway/contracts';
import { call, useBatch, useText } from '@archway/platform';
import { ReasonDialog } from '../../../making/ReasonDialog.tsx';
import { BatchRefusals } from '../../../orders/BatchRefusals.tsx';
import { refreshOrders } from '../../../orders/refresh-orders.ts';
import { ShipDialog } from './ShipDialog.tsx';
import { shortCode } from './sub-order-words.ts';

const rules = { reason: { kind: 'text', required: true, max: MOST_ORDER_REASON } } as const satisfies FormRules;

export interface SubOrderActions {
  readonly busy: boolean;
  take(action: SubOrderAction, of: readonly SubOrder[]): void;
  /** What is asked before, and told after. */
  readonly dialogs: ReactNode;
}

/** Taking actions with sub-orders of an order; what goes with words or a package asks for them first. */
export function useSubOrderActions(order: OrderDetail, onDone: () => void): SubOrderActions {
  const t = useText('production');
  const { busy, ask } = useBatch();
  const [asking, askFor] = useState<{ action: 'ship' | 'startOver'; of: readonly SubOrder[] } | null>(null);
  const [told, tell] = useState<{ refusals: readonly BatchRow[]; of: readonly SubOrder[] } | null>(null);

  const send = async (action: PlainSubOrderAction, of: readonly SubOrder[], reason?: string): Promise<void> => {
    const body = { subOrderIds: of.map(({ subOrderId }) => subOrderId), action, ...(reason && { reason }) };
    const refusals = await ask(
      () => call(endpoints.subOrders.act, { body }),
      (count) => t('sub.done', { action: t(`action.${action}`), count }),
    );
    if (refusals?.length === 0) onDone();
    else if (refusals) tell({ refusals, of });
    await refreshOrders();
  };
  const close = (): void => askFor(null);

  return {
    busy,
    take(action, of) {
      if (action === 'ship' || action === 'startOver') askFor({ action, of });
      else void send(action, of);
    },
    dialogs: (
      <>
        {asking?.action === 'ship' ? <ShipDialog order={order} of={asking.of} onDone={onDone} onClose={close} /> : null}
        {asking?.action === 'startOver' ? (
          <ReasonDialog
            rules={rules}
            title={t('sub.startOverTitle', { names: asking.of.map(shortCode).join(' ') })}
            hint={t('sub.startOverHint')}
            okText={t('action.startOver')}
            onSend={(reason) => send('startOver', asking.of, reason)}
            onClose={close}
          />
        ) : null}
        {told ? (
          <BatchRefusals
            refusals={told.refusals}
            asked={told.of.length}
            nameOf={(id) => told.of.find(({ subOrderId }) => subOrderId === id)?.code ?? id}
            onClose={() => tell(null)}
          />
        ) : null}
      </>
    ),
  };
}
