import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Logins, permissions and accounts: 200xxx. */
export const accessErrors = {
  noPermission: entry(200403, 200, '您没有执行此操作的权限', 'You do not have permission for this action'),
  recordNotFound: entry(200404, 200, '记录不存在或已被移除', 'The record does not exist or has been removed'),
  nameOrPassError: entry(200004, 200, '用户名或密码错误', 'Username or password incorrect'),
  userExist: entry(200005, 200, '该手机号已注册账号。', 'An account is already registered with this phone number.'),
  loginThrottled: entry(
    200006,
    200,
    '登录失败次数过多，请在几分钟后重试',
    'Too many failed logins, please try again in a few minutes',
  ),
  accountDisabled: entry(
    200007,
    200,
    '您的账号已被停用，请联系诊所创建者。',
    'Your current account has been disabled. Please contact the practice creator.',
  ),
  accountExpired: entry(
    200008,
    200,
    '账号已过期，无法新建病例。请联系销售人员续期。',
    'Account has expired. Cannot create new cases. Please contact sales to renew it.',
  ),
  passwordUnreadable: entry(
    200009,
    200,
    '密码无法读取，请刷新页面后重试',
    'The password could not be read, please reload the page and try again',
  ),
  passwordRule: entry(
    200010,
    200,
    '密码须为 8~16 位，且至少包含数字、大写字母、小写字母、符号中的两种',
    'Password must be 8-16 characters and contain at least 2 of: digits, uppercase letters, lowercase letters, symbols',
  ),
  oldPasswordWrong: entry(200040, 200, '原密码错误', 'The old password is incorrect'),
  passwordsDiffer: entry(
    200041,
    200,
    '两次输入的密码不一致，请重新输入',
    'Two passwords do not match, please re-enter!',
  ),
  passwordSame: entry(200042, 200, '新密码不能与原密码相同', 'The new password must differ from the old one'),
  secondFactorNeeded: entry(200050, 200, '请输入两步验证码', 'Please enter the code of two-step verification'),
  secondFactorWrong: entry(200051, 200, '验证码错误或已使用', 'The code is incorrect or has been used'),
  challengeExpired: entry(200052, 200, '登录已超时，请重新登录', 'The login took too long, please log in again'),
  secondFactorOnAlready: entry(200053, 200, '两步验证已开启', 'Two-step verification is on already'),
  secondFactorNotOn: entry(200054, 200, '两步验证未开启', 'Two-step verification is not on'),
  secondFactorNotBegun: entry(200055, 200, '请重新扫描二维码', 'Please begin again and scan the new QR code'),
  passwordWrong: entry(200056, 200, '密码错误', 'The password is incorrect'),
  emailInvalid: entry(200011, 200, '请检查邮箱是否正确', 'Please check email is correct'),
} as const satisfies Record<string, ErrorEntry>;
