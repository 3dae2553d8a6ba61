import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Model processing: 206230 to 206249. */
export const processErrors = {
  processModelsMissing: entry(206230, 200, '请先上传至少一颌的模型', 'Upload the model of at least one jaw first'),
  processNotEditable: entry(206231, 200, '该订单已提交，不能修改', 'This order was submitted and cannot be changed'),
  processNotReady: entry(206232, 200, '该订单没有待确认的结果', 'This order has no result to be confirmed'),
  processNotConfirmed: entry(206233, 200, '确认后才能下载结果', 'Results can be downloaded after the confirmation'),
  processUnreadable: entry(
    206234,
    200,
    '无法读取{jaw}模型，文件可能已损坏，请更换模型。',
    'The {jaw} model cannot be read; the file may be damaged. Replace it.',
  ),
  processNoTeeth: entry(
    206235,
    200,
    '{jaw}模型中未找到牙，无法制作保持器。请上传该颌的口内扫描。',
    'No teeth were found in the {jaw} model, so no retainer can be made of it. Upload a scan of that jaw.',
  ),
  processModelGone: entry(
    206236,
    200,
    '{jaw}模型文件已不存在，请重新上传。',
    'The file of the {jaw} model is gone. Upload it again.',
  ),
  processStopped: entry(206237, 200, '处理已中断，请重试。', 'Processing was interrupted. Try again.'),
  processLinkInvalid: entry(
    206238,
    200,
    '链接无效、已过期或已被撤销',
    'This link is not valid, has expired or was revoked',
  ),
  processKeyUsed: entry(
    206239,
    200,
    '该订单已创建，内容与本次不同',
    'This order was created already, with another content',
  ),
} as const satisfies Record<string, ErrorEntry>;
