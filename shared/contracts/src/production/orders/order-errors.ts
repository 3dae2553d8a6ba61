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
  orderWithoutPlan: entry(
    206080,
    200,
    '订单没有可用于生成文件的方案设计',
    'This order has no designed plan to make files from',
  ),
  subOrderFileThere: entry(
    206081,
    200,
    '{code} 已有上传的文件。请确认替换后再生成。',
    '{code} has uploaded files already. Confirm to replace them.',
  ),
  subOrderStepsUnknown: entry(
    206082,
    200,
    '方案中没有{jaw}第 {step} 步',
    'The plan has no step {step} of the {jaw} jaw',
  ),
  planMeshMissing: entry(
    206083,
    200,
    '方案缺少三维文件：{name}。请由设计人员补全方案文件。',
    'A 3D file of the plan is missing: {name}. Ask its designer to complete the plan.',
  ),
  planMeshUnreadable: entry(
    206084,
    200,
    '方案的三维文件无法读取：{name}',
    'A 3D file of the plan cannot be read: {name}',
  ),
  cutLineOffGum: entry(
    206085,
    200,
    '已确认的{jaw}切割线不在牙龈上，请上传切割线。',
    'The confirmed cut line of the {jaw} jaw does not lie on the gum. Upload a cut line instead.',
  ),
  makingStopped: entry(206086, 200, '生成中断，请重试', 'The files could not be made. Please try again.'),
  makingOver: entry(206087, 200, '该子订单没有正在生成的文件', 'No files of this sub-order are being made'),
} as const satisfies Record<string, ErrorEntry>;
