import { useState } from 'react';
import type { OrderDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { Checkbox } from '@archway/ui/data';
import { SubOrderBar } from './SubOrderBar.tsx';
import { SubOrderRow } from './SubOrderRow.tsx';
import { useFileMaking } from './use-file-making.tsx';
import { useSubOrderActions } from './use-sub-order-actions.tsx';
import styles from './sub-orders.module.css';

/** On a phone what is looked at there stays: what it is, where it stands, and its next step. */
const columnClass: Readonly<Partial<Record<string, string | undefined>>> = {
  pieces: `${styles.right} ${styles.desk}`,
  model: styles.desk,
  cutLine: styles.desk,
};

/** What an order is made in, with what can be done to each, and to several at once. */
export function SubOrders({ order }: { order: OrderDetail }) {
  const t = useText('production');
  const [selected, select] = useState<readonly string[]>([]);
  const actions = useSubOrderActions(order, () => select([]));
  const making = useFileMaking(order, () => select([]));
  const { subOrders } = order;
  const chosen = subOrders.filter(({ subOrderId }) => selected.includes(subOrderId));
  const selectable = order.mayMake || subOrders.some((subOrder) => subOrder.actions.length > 0);
  if (subOrders.length === 0)
    return (
      <Card title={t('detail.subOrders')}>
        <p className={styles.none}>{t('detail.noSubOrders')}</p>
      </Card>
    );
  const toggle = (id: string, on: boolean): void =>
    select(on ? [...selected, id] : selected.filter((each) => each !== id));
  return (
    <Card title={t('detail.subOrders')} count={subOrders.length} flush>
      {/* It may scroll: the focus lets keys do it. */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('detail.subOrders')}>
        <table className={styles.table} aria-label={t('detail.subOrders')}>
          <thead>
            <tr>
              {selectable ? (
                <th scope="col">
                  <Checkbox
                    aria-label={t('sub.selectAll')}
                    checked={chosen.length === subOrders.length}
                    indeterminate={chosen.length > 0 && chosen.length < subOrders.length}
                    onChange={({ target }) =>
                      select(target.checked ? subOrders.map(({ subOrderId }) => subOrderId) : [])
                    }
                  />
                </th>
              ) : null}
              {(['code', 'content', 'pieces', 'status', 'model', 'cutLine'] as const).map((column) => (
                <th key={column} scope="col" className={columnClass[column]}>
                  {t(`sub.${column}`)}
                </th>
              ))}
              {selectable ? <th scope="col">{t('sub.actions')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {subOrders.map((subOrder) => (
              <SubOrderRow
                key={subOrder.subOrderId}
                order={order}
                subOrder={subOrder}
                selection={
                  selectable
                    ? {
                        on: selected.includes(subOrder.subOrderId),
                        change: (on) => toggle(subOrder.subOrderId, on),
                      }
                    : undefined
                }
                actions={actions}
                making={making}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SubOrderBar chosen={chosen} actions={actions} making={making} onClear={() => select([])} />
      {actions.dialogs}
      {making.dialogs}
    </Card>
  );
}
