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

/** What is sent, and by whom. */
export const packageRules = {
  courier: { kind: 'text', required: true, max: 60 },
  trackingNo: { kind: 'text', required: true, max: 60, pattern: /^[\w-]+$/ },
} as const satisfies FormRules;
