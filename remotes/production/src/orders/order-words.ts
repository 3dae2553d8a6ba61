import type { CaseRef, OrderRow } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** The name that an order was given; without one it is called after its patient and product. */
export const orderTitle = ({ orderName, patientName, product }: OrderRow, t: TextFunction): string =>
  orderName ?? t(`calledAfter.${product}`, { name: patientName });

/** 01~22 / 01~19, upper and lower; a dash for a jaw that is not made. */
export const stepsText = ({ upperSteps, lowerSteps }: Pick<OrderRow, 'upperSteps' | 'lowerSteps'>): string =>
  `${upperSteps ?? '—'} / ${lowerSteps ?? '—'}`;

/** Courier and number; a dash before shipping. */
export const shippingText = ({ courier, trackingNo }: OrderRow): string =>
  [courier, trackingNo].filter(Boolean).join(' · ') || '—';

/** Where something is ordered of a case version. */
export const addOrderPath = ({ caseId, version }: CaseRef): string => `/add-order?case=${caseId}&version=${version}`;

export const orderPath = ({ orderId }: Pick<OrderRow, 'orderId'>): string => `/order-parent-detail?id=${orderId}`;
