import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Devices, their reports, and batches: 206200 to 206229. */
export const deviceErrors = {
  deviceNameTaken: entry(206200, 200, '已有同名设备', 'There is a device with this name already'),
  devicePlateMissing: entry(206201, 200, '请填写底板尺寸和材料', 'Enter the size of the plate and the material'),
  deviceBusy: entry(206202, 200, '设备正在打印批次 {name}', 'This device is printing the batch {name}'),
  deviceNotReady: entry(
    206203,
    200,
    '设备“{name}”已停用、维护中或故障，不能打印',
    'The device “{name}” is disabled, in maintenance or out of order, so it cannot print',
  ),
  deviceReportsNothing: entry(206204, 200, '只有切割机需要密钥', 'Only a cutting machine has a key'),
  deviceKeyInvalid: entry(206205, 401, '设备密钥无效', 'The key of the device is not valid'),
  deviceDisabled: entry(206206, 200, '设备已停用', 'This device is disabled'),
  deviceReportReused: entry(
    206207,
    200,
    '该 reportId 已用于内容不同的回报',
    'This reportId belongs to a report with other content',
  ),
  subOrderForeign: entry(
    206208,
    200,
    '子订单不属于该设备所在诊所',
    'This sub-order belongs to another practice than the device',
  ),
  cutAlready: entry(206209, 200, '子订单已切割完成', 'This sub-order was cut already'),
  cutTooEarly: entry(206210, 200, '子订单尚未打印完成', 'This sub-order is not printed yet'),
  cutTooLate: entry(
    206211,
    200,
    '回报过期：子订单在此之后已变更',
    'This report comes too late: the sub-order has gone on since',
  ),
  notCut: entry(206212, 200, '3D 打印矫治器无需切割', 'A 3D-printed aligner is not cut'),
  reportInFuture: entry(206213, 200, '回报时间晚于当前时间', 'The time of this report lies in the future'),
} as const satisfies Record<string, ErrorEntry>;
