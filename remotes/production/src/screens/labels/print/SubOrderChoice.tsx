import { useText } from '@archway/platform';
import { ErrorBox } from '@archway/ui';
import { Checkbox, FormField } from '@archway/ui/data';
import { OrderSelect } from '../../../orders/OrderSelect.tsx';
import { contentText } from '../../detail/sub-orders/sub-order-words.ts';
import type { PrintedPieces } from './use-printed-pieces.ts';
import styles from '../labels.module.css';

interface Props {
  source: PrintedPieces;
  address: URLSearchParams;
  onChange: (change: (before: URLSearchParams) => URLSearchParams) => void;
}

/** Of which order labels are printed, and of which of its sub-orders. */
export function SubOrderChoice({ source, address, onChange }: Props) {
  const t = useText('production');
  const { order, subOrderIds } = source;
  const choose = (orderId: string): void =>
    onChange((before) => {
      const params = new URLSearchParams(before);
      params.set('order', orderId);
      params.delete('subOrders');
      return params;
    });
  const toggle = (id: string, on: boolean): void =>
    onChange((before) => {
      const params = new URLSearchParams(before);
      const next = on ? [...subOrderIds, id] : subOrderIds.filter((each) => each !== id);
      if (next.length > 0) params.set('subOrders', next.join(','));
      return params;
    });
  return (
    <>
      <FormField id="print-order" label={t('sheet.order')}>
        {({ id }) => (
          <OrderSelect
            id={id}
            placeholder={t('sheet.orderHint')}
            value={order?.orderId}
            order={order}
            onChange={choose}
          />
        )}
      </FormField>
      {source.error ? <ErrorBox title={t('detail.failed')} error={source.error} /> : null}
      {order ? (
        <ul className={styles.parts} aria-label={t('detail.subOrders')}>
          {order.subOrders.map((subOrder) => {
            const on = subOrderIds.includes(subOrder.subOrderId);
            return (
              <li key={subOrder.subOrderId}>
                <Checkbox
                  checked={on}
                  // One at least: without any the whole order would be meant.
                  disabled={on && subOrderIds.length === 1}
                  onChange={({ target }) => toggle(subOrder.subOrderId, target.checked)}
                >
                  {subOrder.code} <small>{contentText(subOrder, t)}</small>
                </Checkbox>
              </li>
            );
          })}
        </ul>
      ) : address.has('subOrders') && subOrderIds.length > 0 ? (
        <p className={styles.hint}>{t('subOrders', { count: subOrderIds.length })}</p>
      ) : null}
    </>
  );
}
