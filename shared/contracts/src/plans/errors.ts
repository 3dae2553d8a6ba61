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
} as const satisfies Record<string, ErrorEntry>;
