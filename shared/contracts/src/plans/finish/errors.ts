import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Post-processing and retainer design: 2137xx. */
export const finishErrors = {
  planNotSubmitted: entry(213701, 200, '请先提交设计方案', 'Please submit the design plan first'),
  finishRequired: entry(
    213702,
    200,
    '请先完成保持器设计或后处理',
    'Please finish the retainer design or the post-processing first',
  ),
  finishEmpty: entry(213703, 200, '请先保存至少一个颌的切割线', 'Please save the cut line of at least one jaw first'),
  /** Somebody else saved it, or the plan has another document. */
  finishChanged: entry(
    213704,
    200,
    '内容在您打开之后已被更改，请重新载入后再保存',
    'This was changed by somebody else since you opened it. Please load it again before you save.',
  ),
} as const satisfies Record<string, ErrorEntry>;
