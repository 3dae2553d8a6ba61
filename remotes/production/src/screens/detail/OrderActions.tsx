import { useNavigate } from 'react-router-dom';
import { OK, type OrderDetail, type OrderStandingMachine, endpoints, orderStandingMachine } from '@archway/contracts';
import { call, notify, useActions, usePdf, useText } from '@archway/platform';
import { Button, FileText, Printer } from '@archway/ui';
import { refreshOrders } from '../../orders/refresh-orders.ts';

/** Taking an order back, and letting it count again, as the server offers it. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const t = useText('production');
  const navigate = useNavigate();
  const { building, save } = usePdf();
  const { take, taking } = useActions<OrderStandingMachine, OrderDetail>({
    machine: orderStandingMachine,
    question: () => ({
      title: t('detail.discardTitle', { name: order.orderNo }),
      body: t('batch.discardBody'),
      okText: t('action.discard'),
    }),
    done: (action) => t(`batch.${action}Done`, { count: 1 }),
    async send(action, { orderId }) {
      const [row] = await call(endpoints.production.stand, { body: { orderIds: [orderId], action } });
      if (!row || row.code === OK) return;
      notify.error(row.msg);
      throw new Error(row.msg);
    },
    refresh: refreshOrders,
  });
  return (
    <>
      <Button
        icon={<FileText aria-hidden />}
        loading={building}
        onClick={() => save({ report: 'order', orderId: order.orderId })}
      >
        {t('pdf.report')}
      </Button>
      {order.mayUpload && order.subOrders.length > 0 ? (
        <Button icon={<Printer aria-hidden />} onClick={() => void navigate(`/print-label?order=${order.orderId}`)}>
          {t('sheet.ofOrder')}
        </Button>
      ) : null}
      {order.actions.map((action) => (
        <Button
          key={action}
          danger={action === 'discard'}
          loading={taking === action}
          onClick={() => void take(action, order)}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
    </>
  );
}
