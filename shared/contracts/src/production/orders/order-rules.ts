import type { FormRules } from '../../wire/field-rule.ts';

/** What is written to an order. */
export const orderRules = {
  /** Without one an order is called after its patient and product. */
  orderName: { kind: 'text', max: 60 },
  /** For whoever reads the order. */
  remarks: { kind: 'text', max: 500 },
  /** For whoever makes it. */
  productionRemark: { kind: 'text', max: 500 },
} as const satisfies FormRules;

/** Why a sub-order is made again. */
export const MOST_ORDER_REASON = 500;

/** Couriers that are proposed, in the language of whoever sends; any other can be written. */
export const usualCouriers = {
  zh: ['顺丰速运', '京东物流', '中通快递', '圆通速递', '德邦快递'],
  en: ['SF Express', 'JD Logistics', 'DHL', 'FedEx', 'UPS'],
} as const;

/** What is sent, and by whom. */
export const packageRules = {
  courier: { kind: 'text', required: true, max: 60 },
  trackingNo: { kind: 'text', required: true, max: 60, pattern: /^[\w-]+$/ },
} as const satisfies FormRules;
