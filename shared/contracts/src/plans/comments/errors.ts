import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** What is said of plans: 2132xx. */
export const commentErrors = {
  commentNotYours: entry(
    213201,
    200,
    '批注由提出方处理：请先回复，由对方标为已解决。',
    'Whoever raised a comment settles it. Please answer it, and let them mark it as resolved.',
  ),
  commentAnswered: entry(
    213202,
    200,
    '已有回复，不能撤回',
    'Somebody has answered it. It can no longer be taken back.',
  ),
  commentNotHere: entry(
    213203,
    200,
    '批注位置有误：方案中没有该牙位或该步',
    'The comment points to a tooth or a stage that this plan does not have.',
  ),
  commentsFull: entry(
    213204,
    200,
    '该方案的批注已达 {num} 条上限，请先处理已有批注',
    'This plan has {num} comments, the most it can have. Please take up those that are there.',
  ),
} as const satisfies Record<string, ErrorEntry>;
