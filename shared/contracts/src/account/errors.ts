import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Settings of the own account: 204xxx. */
export const settingErrors = {
  settingContentInvalid: entry(204001, 200, '设置内容无法读取', 'The content of the setting could not be read'),
  cardPictureInvalid: entry(
    204004,
    200,
    '名片照片无法使用，请重新选择，或将其移除',
    'The picture of the business card cannot be used. Choose it again, or remove it',
  ),
  defaultSettingKept: entry(204002, 200, '默认配置不能删除', 'The default configuration cannot be deleted'),
  parameterOutOfRange: entry(204040, 200, '{name}须为 {min} 到 {max}', '{name} must be between {min} and {max}'),
  parameterInvalid: entry(204041, 200, '{name}无法使用该值', '{name} cannot have this value'),
  cutLineShapeRange: entry(204042, 200, '切割线形状系数须为 0~1', 'Cutting shape factor must be between 0 and 1'),
  reserveGumRange: entry(
    204043,
    200,
    '末端预留牙龈权重须为 0~1',
    'Reserve gum terminal weight must be between 0 and 1',
  ),
  baseRequired: entry(
    204044,
    200,
    '选择夹具或抽壳时，模型必须带底座；否则“重新生成模型”须选“是”',
    'The model must have a base when a fixture or a shell is chosen; otherwise Regenerate model must be Yes',
  ),
  customCompensationWrap: entry(
    204045,
    200,
    '仅全包裹时可设置自定义补偿',
    'Custom compensation is available only with full wrap',
  ),
  configurationNameTaken: entry(204046, 200, '配置名称已存在', 'Configuration name already exists'),
  configurationLimit: entry(204047, 200, '每类最多可保存 {num} 个配置', 'At most {num} configurations of a kind'),
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
  integrationMissing: entry(
    204023,
    200,
    '请先保存外部隐形矫治服务的地址和密钥',
    'Save the address and key of the external aligner service first',
  ),
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
