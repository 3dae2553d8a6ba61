import { Link } from 'react-router-dom';
import type { OrderRow } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { LabelTag } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { orderPath, orderTitle, shippingText, stepsText } from '../../orders/order-words.ts';
import { OrderStatus } from '../../orders/OrderStatus.tsx';
import styles from './list.module.css';

export const orderColumns = (t: TextFunction): ListColumn<OrderRow>[] => [
  {
    key: 'order',
    title: t('column.order'),
    width: 240,
    minWidth: 170,
    grow: true,
    render: (_value, row) => (
      <TwoLines
        second={
          <>
            {row.orderNo}
            {row.special && <LabelTag>{t('special')}</LabelTag>}
          </>
        }
      >
        <Link to={orderPath(row)} title={orderTitle(row, t)}>
          {orderTitle(row, t)}
        </Link>
      </TwoLines>
    ),
  },
  {
    key: 'patient',
    title: t('column.patient'),
    width: 160,
    minWidth: 130,
    render: (_value, row) => (
      <TwoLines title={row.patientName} second={row.ptNo}>
        {row.patientName}
      </TwoLines>
    ),
  },
  {
    key: 'product',
    title: t('column.product'),
    width: 160,
    minWidth: 130,
    priority: 3,
    render: (_value, row) => t(`product.${row.product}`),
  },
  {
    key: 'steps',
    title: t('column.steps'),
    width: 140,
    align: 'right',
    className: styles.figures ?? '',
    render: (_value, row) => stepsText(row),
  },
  {
    key: 'subOrders',
    title: t('column.subOrders'),
    width: 104,
    minWidth: 96,
    priority: 5,
    align: 'right',
    className: styles.figures ?? '',
    render: (_value, row) => row.subOrderCount,
  },
  {
    key: 'account',
    title: t('column.account'),
    width: 150,
    minWidth: 120,
    priority: 4,
    render: (_value, row) => row.orderAccount,
  },
  {
    key: 'time',
    title: t('column.time'),
    width: 136,
    minWidth: 130,
    priority: 1,
    className: styles.figures ?? '',
    render: (_value, row) => <ListTime at={row.orderTime} />,
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 170,
    minWidth: 160,
    render: (_value, row) => <OrderStatus order={row} />,
  },
  {
    key: 'shipping',
    title: t('column.shipping'),
    width: 220,
    minWidth: 150,
    priority: 2,
    render: (_value, row) => shippingText(row),
  },
];
