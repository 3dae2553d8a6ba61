import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Settings of the own account: 204xxx. */
export const settingErrors = {
  settingContentInvalid: entry(204001, 200, '设置内容无法读取', 'The content of the setting could not be read'),
  defaultSettingKept: entry(204002, 200, '默认配置不能删除', 'The default configuration cannot be deleted'),
  notificationEmailTwice: entry(204003, 200, '通知邮箱不能重复', 'Notification emails must not be duplicates'),
  integrationUrlInvalid: entry(
    204020,
    200,
    '请输入以 https:// 开头的完整地址',
    'Please enter a complete address that begins with https://',
  ),
  integrationKeyInvalid: entry(
    204021,
    200,
    '接口密钥至少 8 位，不能包含空格',
    'The API key must have at least 8 characters, without spaces',
  ),
  integrationKeyMissing: entry(204022, 200, '请输入接口密钥', 'Please enter the API key'),
  agreementOutdated: entry(
    204030,
    200,
    '协议已更新，请刷新页面后阅读新版本',
    'The agreement has been replaced. Reload the page to read the new version',
  ),
  addressLimit: entry(204010, 200, '最多可添加 {num} 个收货地址', 'At most {num} delivery addresses'),
  regionUnknown: entry(204011, 200, '请选择完整的地区', 'Please choose the region completely'),
  addressPhoneInvalid: entry(204012, 200, '请检查手机号是否正确', 'Please check phone number is correct'),
} as const satisfies Record<string, ErrorEntry>;
