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
  hostStays: entry(
    206011,
    200,
    '外壳不能下线，请固定另一个版本',
    'The shell cannot be withdrawn; pin another version of it instead',
  ),
} as const satisfies Record<string, ErrorEntry>;
