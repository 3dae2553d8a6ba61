import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Templates of production, and codes: 206142 to 206159. That a name is taken is said as of prescription templates. */
export const templateErrors = {
  templateChanged: entry(
    206142,
    200,
    '该模板已被他人修改，请重新打开后再保存',
    'Somebody else changed this template. Open it again before you save.',
  ),
  extractionRuleMissing: entry(206143, 200, '请配置提取规则', 'Please configure the extraction rule'),
  extractionRuleInvalid: entry(
    206144,
    200,
    '提取规则无法使用：{reason}',
    'This extraction rule cannot be used: {reason}',
  ),
  extractionFailed: entry(206145, 200, '提取失败', 'Extraction Failed'),
  extractionGroupUnknown: entry(206146, 200, '提取规则中没有分组“{name}”', 'The extraction rule has no group “{name}”'),
  machineTextOnly: entry(206147, 200, '仅限字母、数字、- 和 _', 'Only letters, digits, hyphens and underscores'),
  labelFieldOutside: entry(
    206148,
    200,
    '“{name}”超出标签范围，请移回或缩小',
    '“{name}” reaches beyond the label. Move it back, or make it smaller.',
  ),
  labelEmpty: entry(206149, 200, '标签上没有内容，请至少添加一个字段', 'The label is empty. Add at least one field.'),
  codeUnknown: entry(
    206150,
    200,
    '没有与该编码对应的子订单，或您没有查看权限',
    'No sub-order has this code, or you may not see it',
  ),
} as const satisfies Record<string, ErrorEntry>;
