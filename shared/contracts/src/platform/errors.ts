import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Deploying and composing remotes: 206xxx. */
export const compositionErrors = {
  remoteUnknown: entry(206001, 200, '未知的子应用', 'Unknown remote'),
  versionExists: entry(
    206002,
    200,
    '该版本已存在且内容不同，请更换版本',
    'This version already exists with other content, please deploy another version',
  ),
  versionUnknown: entry(206003, 200, '该版本不存在', 'This version does not exist'),
  integrityMismatch: entry(206004, 200, '文件 {name} 的完整性校验失败', 'The integrity of file {name} does not match'),
  deployConflict: entry(206005, 200, '部署存在冲突：{name}', 'The deployment conflicts: {name}'),
  deployTokenInvalid: entry(
    206006,
    200,
    '部署令牌无效或不适用于此子应用',
    'The deploy token is invalid or does not cover this remote',
  ),
  nothingToRollBack: entry(
    206007,
    200,
    '没有可回滚的版本；如需停用，请将子应用从此通道下线',
    'There is no earlier version to roll back to; to take the remote off the channel, withdraw it',
  ),
  manifestInvalid: entry(206008, 200, '子应用清单无效：{name}', 'The manifest of the remote is invalid: {name}'),
  notLive: entry(206009, 200, '该子应用未在此通道上线', 'The remote is not live on this channel'),
  pinMissing: entry(
    206010,
    200,
    '该通道没有单独固定此子应用的版本',
    'This channel has no pin of its own for the remote',
  ),
  tenantNameInvalid: entry(
    206020,
    200,
    '租户标识须为 1~40 位小写字母、数字或连字符',
    'The key of a tenant has 1 to 40 small letters, digits or hyphens',
  ),
  tenantTaken: entry(206021, 200, '该租户标识已存在', 'There is a tenant with this key already'),
  hostInvalid: entry(
    206022,
    200,
    '请输入有效的域名，不含端口',
    'Please enter a valid host name in small letters, without a port',
  ),
  hostTaken: entry(206023, 200, '域名 {host} 属于租户 {tenant}', 'Host name {host} belongs to tenant {tenant}'),
  colorInvalid: entry(206024, 200, '请输入 #RRGGBB 格式的颜色', 'Please enter a color as #RRGGBB'),
  primaryTooPale: entry(
    206025,
    200,
    '{color} 在白色上的对比度为 {ratio}，至少需要 4.5；最接近的合格颜色是 {nearest}',
    '{color} has a contrast of {ratio} on white, at least 4.5 is needed; the nearest color that passes is {nearest}',
  ),
  iconTooPale: entry(
    206026,
    200,
    '{color} 在白色上的对比度为 {ratio}，图标至少需要 3；最接近的合格颜色是 {nearest}',
    '{color} has a contrast of {ratio} on white, icons need at least 3; the nearest color that passes is {nearest}',
  ),
  loginTooPale: entry(
    206029,
    200,
    '白色文字在 {color} 上的对比度为 {ratio}，至少需要 4.5；最接近的合格颜色是 {nearest}',
    'White words have a contrast of {ratio} on {color}, at least 4.5 is needed; the nearest color that passes is {nearest}',
  ),
  logoInvalid: entry(
    206027,
    200,
    '徽标须为 512 KB 以内、边长 16~2000 像素的 PNG 图片',
    'The logo must be a PNG of at most 512 KB with sides of 16 to 2000 pixels',
  ),
  channelInvalid: entry(
    206028,
    200,
    '通道须为 stable、canary 或 tenant:租户标识',
    'A channel is stable, canary or tenant: and the key of a tenant',
  ),
  hostStays: entry(
    206011,
    200,
    '外壳不能下线，请固定另一个版本',
    'The shell cannot be withdrawn; pin another version of it instead',
  ),
} as const satisfies Record<string, ErrorEntry>;
