import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Print batches: 206214 to 206229. */
export const batchErrors = {
  batchOrderLimit: entry(206214, 200, '每个打印批次最多选择 15 个订单', 'At most 15 orders per print batch'),
  batchMaterial: entry(
    206215,
    200,
    '子订单 {name} 与设备材料不符',
    'The sub-order {name} is made of another material than is in the device',
  ),
  subOrderInBatch: entry(
    206216,
    200,
    '子订单 {code} 已在打印批次 {name} 中',
    'The sub-order {code} is in the print batch {name} already',
  ),
  subOrderNotPending: entry(
    206217,
    200,
    '子订单 {name} 已开始生产',
    'Production of the sub-order {name} has begun already',
  ),
  nothingToBatch: entry(
    206218,
    200,
    '没有符合条件的待打印子订单',
    'No sub-order waits that this device could print by then',
  ),
  modelTooLarge: entry(
    206219,
    200,
    '模型占位大于设备底板',
    'The space of a model is larger than the plate of the device',
  ),
  batchNotPrinter: entry(206220, 200, '请选择打印机', 'Choose a printer'),
  batchModelsMissing: entry(
    206221,
    200,
    '以下子订单缺少牙模文件：{name}',
    'These sub-orders have no dental model: {name}',
  ),
  orderInBatch: entry(
    206222,
    200,
    '订单在打印批次 {name} 中，请先删除该批次再作废。',
    'This order is in the print batch {name}. Remove the batch first.',
  ),
} as const satisfies Record<string, ErrorEntry>;
