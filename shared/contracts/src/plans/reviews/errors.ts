import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Reviews of plans by link: 2131xx. */
export const reviewErrors = {
  reviewNotSubmitted: entry(
    213101,
    200,
    '只有已提交、未被驳回的方案才能请人评审，请先提交方案。',
    'Only a plan that was submitted and not rejected can be reviewed. Please submit it first.',
  ),
  reviewLinksMost: entry(
    213102,
    200,
    '该方案已有 {num} 个有效的评审链接，请先撤销不再需要的链接。',
    'This plan has {num} open review links. Please revoke one that is not needed any more.',
  ),
  reviewOfAnother: entry(
    213104,
    200,
    '该评审由 {name} 发起，须由其处理，或由诊所创建者处理。',
    '{name} has asked for this review. They deal with it, or the creator of the practice does.',
  ),
  reviewWithDoctor: entry(
    213105,
    200,
    '方案正待医生审批：请由医生审批通过或驳回，之后再应用评审结果。',
    'The plan is with the doctor. Let it be approved or rejected there, then apply the review.',
  ),
  reviewTooLate: entry(
    213106,
    200,
    '方案在评审之后已有后续进展，不能再因评审驳回。如需调整，请复制方案。',
    'The plan has gone on since, and the review cannot reject it any more. Copy it to change it.',
  ),
  reviewLinkInvalid: entry(
    213111,
    200,
    '链接无效。请检查地址是否完整，或向发送人索取新链接。',
    'This link is not valid. Check that the address is complete, or ask whoever sent it for a new one.',
  ),
  reviewLinkExpired: entry(
    213112,
    200,
    '链接已过期，请向发送人索取新链接。',
    'This link has expired. Ask whoever sent it for a new one.',
  ),
  reviewLinkRevoked: entry(213113, 200, '链接已被发送人撤销。', 'This link was revoked by whoever sent it.'),
  reviewLinkViews: entry(
    213114,
    200,
    '链接的查看次数已用完，请向发送人索取新链接。',
    'This link has been opened as often as it may be. Ask whoever sent it for a new one.',
  ),
  reviewLinkDone: entry(
    213115,
    200,
    '已通过此链接完成评审，无需再操作。',
    'This plan has been reviewed by this link already; nothing more is asked of you.',
  ),
  reviewLinkClosed: entry(
    213116,
    200,
    '查看时间已过，请重新打开链接。',
    'Your visit is over. Please open the link again.',
  ),
  reviewPlanChanged: entry(
    213118,
    200,
    '方案在发起评审之后已更新，此评审不再适用。请重新发起评审。',
    'The plan has changed since this review was asked for, which therefore holds no more. A new review is needed.',
  ),
} as const satisfies Record<string, ErrorEntry>;
