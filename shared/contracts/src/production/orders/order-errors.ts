import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Production orders: 206070 to 206089. */
export const orderErrors = {
  noConfirmedPlan: entry(206070, 200, '没有已确认的方案', 'No confirmed plan'),
  orderPlanChanged: entry(
    206071,
    200,
    '订单与已确认方案不一致：{name}',
    'This order does not match the confirmed plan: {name}',
  ),
  orderStepsUnknown: entry(
    206072,
    200,
    '步数超出方案：上颌 {upper}，下颌 {lower}',
    'These steps are not in the plan. Maxillary: {upper}, mandibular: {lower}',
  ),
  orderStepsMissing: entry(206073, 200, '请至少选择一个颌的步数', 'Choose the steps of at least one jaw'),
  orderStepsRepeated: entry(
    206074,
    200,
    '以下步已在其他订单中：{name}。请确认后重复下单。',
    'Another order has these steps already: {name}. Confirm to order them again.',
  ),
  retainerQuantityRange: entry(206075, 200, '保持器数量须为 1~15', 'Retainer quantity must be between 1 and 15'),
  orderBegun: entry(
    206076,
    200,
    '订单已开始生产，不能作废。请先将子订单退回待生产。',
    'Production of this order has begun, so it cannot be discarded. Put its sub-orders back to pending first.',
  ),
  orderDiscarded: entry(206077, 200, '订单已作废', 'This order was discarded'),
  orderKeyUsed: entry(
    206078,
    200,
    '该订单已提交，内容与本次不同。请刷新后查看。',
    'This order was placed already, with other content. Please reload and look at it.',
  ),
  packageMissing: entry(206079, 200, '请填写快递公司和快递单号', 'Enter the courier and the tracking number'),
} as const satisfies Record<string, ErrorEntry>;
