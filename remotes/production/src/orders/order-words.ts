import type { OrderRow } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** The name that an order was given; without one it is called after its patient and product. */
export const orderTitle = ({ orderName, patientName, product }: OrderRow, t: TextFunction): string =>
  orderName ?? t(`calledAfter.${product}`, { name: patientName });

/** 01~22 / 01~19, upper and lower; a dash for a jaw that is not made. */
export const stepsText = ({ upperSteps, lowerSteps }: OrderRow): string =>
  `${upperSteps ?? '—'} / ${lowerSteps ?? '—'}`;

/** Courier and number; a dash before shipping. */
export const shippingText = ({ courier, trackingNo }: OrderRow): string =>
  [courier, trackingNo].filter(Boolean).join(' · ') || '—';

export const orderPath = ({ orderId }: Pick<OrderRow, 'orderId'>): string => `/order-parent-detail?id=${orderId}`;
