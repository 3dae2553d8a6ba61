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
    '密码须为 8-16 位，并包含数字、大写字母、小写字母、特殊符号中的至少两种',
    'Password must be 8-16 characters with at least 2 kinds of digits, uppercase, lowercase and special symbols',
  ),
  emailInvalid: entry(200011, 200, '请检查邮箱是否正确', 'Please check email is correct'),
} as const satisfies Record<string, ErrorEntry>;
