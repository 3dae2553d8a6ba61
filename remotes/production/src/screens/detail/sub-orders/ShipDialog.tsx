import { type OrderDetail, type SubOrder, endpoints, packageRules, usualCouriers } from '@archway/contracts';
import { call, notify, useForm, useLang, useText } from '@archway/platform';
import { AutoComplete, FormDialog, FormField, Input } from '@archway/ui/data';
import { refreshOrders } from '../../../orders/refresh-orders.ts';
import { contentText, shortCode } from './sub-order-words.ts';
import styles from './sub-orders.module.css';

interface Props {
  order: OrderDetail;
  of: readonly SubOrder[];
  onDone: () => void;
  onClose: () => void;
}

/** Sends packed sub-orders as one package. */
export function ShipDialog({ order, of, onDone, onClose }: Props) {
  const t = useText('production');
  const form = useForm({
    id: 'package',
    rules: packageRules,
    initial: { courier: order.packages.at(-1)?.courier ?? '', trackingNo: '' },
    label: (name) => t(`sub.${name}`),
    guard: false,
    async send({ courier, trackingNo }) {
      const subOrderIds = of.map(({ subOrderId }) => subOrderId);
      await call(
        endpoints.subOrders.ship,
        { body: { orderId: order.orderId, subOrderIds, courier, trackingNo } },
        { quiet: true },
      );
      notify.success(t('sub.sent', { count: of.length }));
      onDone();
      onClose();
      await refreshOrders();
    },
  });
  const couriers = usualCouriers[useLang() === 'zh-CN' ? 'zh' : 'en'];
  return (
    <FormDialog {...form.dialog} open title={t('sub.shipTitle')} okText={t('action.ship')} onCancel={onClose}>
      <ul className={styles.sent}>
        {of.map((subOrder) => (
          <li key={subOrder.subOrderId}>
            <strong>{shortCode(subOrder)}</strong> {contentText(subOrder, t)}
          </li>
        ))}
      </ul>
      <FormField {...form.field('courier')}>
        {({ id, status }) => (
          <AutoComplete
            id={id}
            status={status}
            value={form.values.courier}
            options={couriers.map((value) => ({ value }))}
            onChange={(courier: string) => form.set({ courier })}
          />
        )}
      </FormField>
      <FormField {...form.field('trackingNo')} hint={t('sub.trackingHint')}>
        {(control) => <Input {...control} {...form.text('trackingNo')} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
