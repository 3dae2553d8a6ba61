import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Plans, which the wire calls schemes: 213xxx. */
export const planErrors = {
  planAlreadyConfirmed: entry(
    213001,
    200,
    '矫治方案已确认，不能重复确认。',
    'Treatment plan already confirmed, unable to re-confirm.',
  ),
  approvePlanFirst: entry(213002, 200, '请先审批通过方案', 'Please approve the plan first!'),
  /** What was shown is not what would be confirmed. */
  planChanged: entry(
    213003,
    200,
    '方案在您查看之后已更新，请重新查看后再确认。未扣除任何费用。',
    'The plan has changed since you looked at it. Please look at it again; nothing was charged.',
  ),
  priceChanged: entry(
    213004,
    200,
    '费用在您查看之后已变化，请核对后再确认。未扣除任何费用。',
    'The price has changed since you looked at it. Please check it and confirm again; nothing was charged.',
  ),
  targetNotSubmitted: entry(
    213011,
    200,
    '无法新建分步方案，请检查目标位方案是否已提交',
    "You can't create a new stage plan, check if the target plan has been submitted",
  ),
  targetHasApprovedSteps: entry(
    213012,
    200,
    '目标位【{name}】下有已通过的分步，不能删除',
    'Target [{name}] has approved steps, cannot delete target!',
  ),
  /** What the doctor decided about stays with the case. */
  planDecided: entry(
    213013,
    200,
    '医生已对该方案作出决定，方案须随病例保留，不能删除',
    'The doctor has decided about this plan. It stays with the case and cannot be deleted.',
  ),
  auditTaken: entry(213014, 200, '{name} 正在审核该方案', '{name} is auditing this plan'),
  auditUnsettled: entry(
    213018,
    200,
    '还不能通过：{num} 条批注未解决，{left} 项检查未勾选',
    'It cannot pass yet. Open comments: {num}; checks that were not ticked: {left}',
  ),
  confirmedPlanFixed: entry(
    213015,
    200,
    '已确认的方案不能修改，请复制后调整。',
    'A confirmed plan cannot be modified. Please copy it.',
  ),
  rejectedPlanFixed: entry(
    213016,
    200,
    '被驳回的方案须复制后再调整',
    'A plan that was rejected must be copied before adjustment',
  ),
  /** Of the task to design something. */
  taskHeld: entry(
    213017,
    200,
    '该设计任务由 {name} 负责，须由其移交或由管理者重新指派。',
    'This design task is held by {name}. They can hand it over, or a lead can assign it to somebody else.',
  ),
  taskDuePast: entry(
    213019,
    200,
    '完成期限不能早于现在',
    'A task cannot be due in the past. Choose today or a later day.',
  ),
  planDocumentRefused: entry(
    213021,
    200,
    '方案文件有误，未保存：{name} {reason}（共 {num} 处）',
    'The plan document is not taken, and nothing was saved: {name}: {reason} ({num} in all)',
  ),
  planNotDesigned: entry(213023, 200, '方案【{name}】尚无设计内容', 'Nothing was designed in plan [{name}] yet'),
  planDocumentChanged: entry(
    213022,
    200,
    '方案在您打开之后已被保存过，请重新载入后再保存',
    'The plan was saved by somebody else since you opened it. Please load it again before you save.',
  ),
  penHeld: entry(
    213041,
    200,
    '{name} 正在编辑该方案，暂时不能保存',
    '{name} is editing this plan. It cannot be saved meanwhile.',
  ),
  /** What is submitted has been designed. */
  planNotSaved: entry(
    213024,
    200,
    '请检查分步/目标位方案是否已保存',
    'Please check if the stage/target plan were saved',
  ),
} as const satisfies Record<string, ErrorEntry>;
