import type { CaseRef, OrderRecord, OrderRow } from '@archway/contracts';
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

/** What was done with an order or one of its sub-orders, with what was said then. */
export function deedText({ deed, subOrderNumber, note }: OrderRecord, t: TextFunction): string {
  const done =
    subOrderNumber === null
      ? t(`deed.order.${deed}`)
      : t(`deed.subOrder.${deed}`, { num: String(subOrderNumber).padStart(2, '0') });
  return note ? done + t('deed.note', { note }) : done;
}
