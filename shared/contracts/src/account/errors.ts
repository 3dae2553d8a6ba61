import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Settings of the own account: 204xxx. */
export const settingErrors = {
  settingContentInvalid: entry(204001, 200, '设置内容无法读取', 'The content of the setting could not be read'),
  defaultSettingKept: entry(204002, 200, '默认配置不能删除', 'The default configuration cannot be deleted'),
  notificationEmailTwice: entry(204003, 200, '通知邮箱不能重复', 'Notification emails must not be duplicates'),
} as const satisfies Record<string, ErrorEntry>;
