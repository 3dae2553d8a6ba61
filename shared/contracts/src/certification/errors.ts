import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Credentials and certification: 212xxx. */
export const certificationErrors = {
  registrationIncomplete: entry(
    212001,
    200,
    '账号注册尚未完成，无法提交资质材料。',
    'Account registration incomplete, credentials cannot be submitted.',
  ),
  creditCodeInvalid: entry(
    212002,
    200,
    '请检查统一社会信用代码是否正确',
    'Please check social credit code is correct!',
  ),
  registrationNumberInvalid: entry(
    212003,
    200,
    '请检查医疗机构登记号是否正确',
    'Please check medical practice registration number is correct!',
  ),
  credentialsMissing: entry(212004, 200, '还缺少：{name}', 'Still missing: {name}'),
  credentialsSubmitted: entry(
    212005,
    200,
    '资质材料已提交，认证完成前不能更改',
    'These credentials are submitted and cannot be changed until they are certified or returned',
  ),
  credentialTooSmall: entry(
    212006,
    200,
    '图片尺寸过小，至少 {long} × {short} 像素',
    'The picture is too small, at least {long} × {short} pixels are needed',
  ),
  credentialUnreadable: entry(
    212007,
    200,
    '文件无法读取，请重新选择',
    'The file cannot be read, please choose another one',
  ),
  certificationDecided: entry(
    212008,
    200,
    '该材料已被处理或重新提交，请刷新后重试',
    'These credentials were decided or submitted anew in the meantime, please look at them again',
  ),
  credentialsUnmarked: entry(212009, 200, '请标出需要更改的材料', 'Please mark what has to be changed'),
  expiryRequired: entry(
    212010,
    200,
    '请选择账号的到期日，没有到期日的账号无法新建病例',
    'Please choose until when the account lasts: without a day it cannot create cases',
  ),
  idNumberInvalid: entry(212011, 200, '请检查身份证号格式是否正确', 'Please check ID number format is correct!'),
} as const satisfies Record<string, ErrorEntry>;
