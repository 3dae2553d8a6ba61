import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** The public API, its keys and webhooks: 208xxx. */
export const apiErrors = {
  apiKeyInvalid: entry(208001, 401, '接口密钥无效、已过期或已撤销', 'The API key is unknown, expired or revoked'),
  apiScopeMissing: entry(208002, 200, '该接口密钥没有权限：{name}', 'The API key lacks the scope {name}'),
  apiKeyLimit: entry(208003, 200, '每个诊所最多可有 {num} 个有效密钥', 'A practice has at most {num} active keys'),
  apiKeyExpiry: entry(208004, 200, '到期日须晚于今天', 'The expiry date must be after today'),
  idempotencyKeyInvalid: entry(
    208005,
    400,
    'Idempotency-Key 须为 1 至 200 个可见字符',
    'Idempotency-Key must be 1 to 200 visible characters',
  ),
  idempotencyKeyReused: entry(
    208006,
    200,
    '该 Idempotency-Key 已用于另一个请求',
    'This Idempotency-Key was used for another request',
  ),
  apiFilesPending: entry(208007, 200, '{num} 个文件仍在处理中', 'Files still being processed: {num}'),
  apiFileState: entry(208008, 200, '当前状态下不能对该文件执行此操作', 'This is not possible in the state of the file'),
  addressNotAllowed: entry(
    208010,
    200,
    '不允许访问该地址：须为 https，且不能指向内部网络',
    'This address is not allowed: it must be https and must not lead into a private network',
  ),
  remoteUnreachable: entry(208011, 200, '无法从该地址读取文件：{name}', 'The address could not be read: {name}'),
  fileDamaged: entry(208012, 200, '文件无法读取：{name}', 'The file could not be read: {name}'),
  ctNoVolume: entry(208013, 200, '文件中没有可用的 CT 体数据', 'The file holds no volume of a CT that can be used'),
  ctSeriesNeeded: entry(
    208014,
    200,
    '请在 series 中指明要使用的序列，可选：{name}',
    'Please name the volume that is meant in series, one of: {name}',
  ),
  webhookLimit: entry(208020, 200, '每个诊所最多可有 {num} 个 Webhook', 'A practice has at most {num} webhooks'),
  webhookOff: entry(208021, 200, '该 Webhook 已停用，请先启用', 'The webhook is off, please turn it on first'),
} as const satisfies Record<string, ErrorEntry>;
