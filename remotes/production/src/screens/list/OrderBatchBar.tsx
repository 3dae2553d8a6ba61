import { useState } from 'react';
import { type BatchRow, type OrderRow, type OrderStandingAction, endpoints } from '@archway/contracts';
import { call, confirmAction, useBatch, useText } from '@archway/platform';
import { BatchBar } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/list';
import { BatchRefusals } from '../../orders/BatchRefusals.tsx';
import { refreshOrders } from '../../orders/refresh-orders.ts';

interface Props {
  rows: readonly OrderRow[];
  onClear: () => void;
}

/** What can be done to all selected orders at once; a list holds those that count, or those that were discarded. */
export function OrderBatchBar({ rows, onClear }: Props) {
  const t = useText('production');
  const { busy, ask } = useBatch();
  const [told, tell] = useState<{ refusals: readonly BatchRow[]; rows: readonly OrderRow[] } | null>(null);

  const take = async (action: OrderStandingAction): Promise<void> => {
    const count = rows.length;
    const sure = await confirmAction({
      title: t(`batch.${action}Title`, { count }),
      body: t(`batch.${action}Body`),
      okText: t(`action.${action}`),
      danger: action === 'discard',
    });
    if (!sure) return;
    const refusals = await ask(
      () => call(endpoints.production.stand, { body: { orderIds: rows.map(({ orderId }) => orderId), action } }),
      (done) => t(`batch.${action}Done`, { count: done }),
    );
    if (refusals === null) return;
    if (refusals.length === 0) onClear();
    else tell({ refusals, rows });
    await refreshOrders();
  };

  const action: OrderStandingAction = rows.some(({ discarded }) => discarded) ? 'restore' : 'discard';
  return (
    <>
      <BatchBar
        selected={rows.length}
        max={MAX_SELECTED}
        busy={busy}
        onClear={onClear}
        actions={[{ key: action, label: t(`action.${action}`), onClick: () => void take(action) }]}
      />
      {told ? (
        <BatchRefusals
          refusals={told.refusals}
          asked={told.rows.length}
          nameOf={(id) => told.rows.find(({ orderId }) => orderId === id)?.orderNo ?? id}
          onClose={() => tell(null)}
        />
      ) : null}
    </>
  );
}
