import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Assist audits: 2135xx. */
export const assistErrors = {
  assistOfCenter: entry(
    213501,
    200,
    '该病例由设计中心设计，审核已包含在内。',
    'A design center designs this case, and its audit is part of that.',
  ),
  assistOpen: entry(
    213502,
    200,
    '该方案已请求协助审核，请等待答复，或先撤回。',
    'Help with this plan was asked for already. Wait for the answer, or withdraw that first.',
  ),
  assistNoCenter: entry(
    213503,
    200,
    '诊所尚未绑定可用的设计中心，请先在账号中绑定。',
    'The practice is bound to no design center that can help. Please bind one in Account first.',
  ),
  assistTaken: entry(213504, 200, '{name} 正在处理该协助审核', '{name} is on this assist audit'),
  assistOver: entry(213505, 200, '该协助审核已结束', 'This assist audit is over'),
  assistBegun: entry(
    213506,
    200,
    '设计中心已开始处理，不能再撤回。',
    'The design center has begun with it, and it can no longer be withdrawn.',
  ),
} as const satisfies Record<string, ErrorEntry>;
