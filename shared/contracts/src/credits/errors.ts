import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Credits and free quotas: 205xxx. */
export const creditErrors = {
  creditsInsufficient: entry(205001, 200, '积分不足，无法确认方案', 'Insufficient credits for confirming plans'),
  /** For the creator, who can do something about it. */
  creditsRemaining: entry(
    205002,
    200,
    '仅剩 {num} 积分，请联系管理员充值。',
    'Only {num} credits remaining. Please contact administrator for recharge.',
  ),
  /** For everybody else in the practice. */
  practiceCreditsInsufficient: entry(
    205003,
    200,
    '诊所【{practice}】积分不足，请联系诊所创建者 {creator} 充值。',
    'The practice [{practice}] has insufficient credits. Please contact the practice creator {creator} to recharge.',
  ),
  quotaUsedUp: entry(205004, 200, '{name} 已用完', '{name} are used up'),
  rechargeWaiting: entry(
    205005,
    200,
    '该诊所已有一笔待处理的充值申请',
    'A recharge request of this practice is already waiting',
  ),
  rechargeDecided: entry(
    205006,
    200,
    '该充值申请已处理或已撤回',
    'This recharge request was already decided or withdrawn',
  ),
  bookingDiffers: entry(
    205007,
    200,
    '该操作已用其他金额入账，请刷新后重试',
    'This action was already booked with other amounts, please reload and try again',
  ),
  nothingToBook: entry(205008, 200, '请至少填写一项数量', 'Please enter at least one amount'),
  amountInvalid: entry(
    205009,
    200,
    '请输入 1 到 9999999 之间的整数',
    'Please enter a whole number between 1 and 9999999',
  ),
  contractRequired: entry(205010, 200, '充值积分须填写合同编号', 'A recharge of credits needs a contract number'),
} as const satisfies Record<string, ErrorEntry>;
