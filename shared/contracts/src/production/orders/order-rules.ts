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

/** Where couriers tell how far a package is; `{no}` stands for its number. */
const trackingPages: readonly { readonly names: readonly string[]; readonly page: string }[] = [
  {
    names: ['顺丰速运', 'SF Express', 'SF'],
    page: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{no}',
  },
  { names: ['京东物流', 'JD Logistics', 'JD'], page: 'https://www.jdl.com/orderSearch/?waybillCodes={no}' },
  { names: ['中通快递', 'ZTO'], page: 'https://www.zto.com/express/expressCheck.html?txtBill={no}' },
  { names: ['圆通速递', 'YTO'], page: 'https://www.yto.net.cn/tracesimple.html?waybillNo={no}' },
  { names: ['德邦快递', 'Deppon'], page: 'https://www.deppon.com/newwebsite/track/ordertrack?waybillNo={no}' },
  { names: ['DHL'], page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}' },
  { names: ['FedEx'], page: 'https://www.fedex.com/fedextrack/?trknbr={no}' },
  { names: ['UPS'], page: 'https://www.ups.com/track?tracknum={no}' },
];

/** Where a package is followed; null for a courier that nobody knows here. */
export function trackingPage(courier: string, trackingNo: string): string | null {
  const wanted = courier.trim().toLowerCase();
  const found = trackingPages.find(({ names }) => names.some((name) => name.toLowerCase() === wanted));
  return found ? found.page.replace('{no}', encodeURIComponent(trackingNo)) : null;
}
