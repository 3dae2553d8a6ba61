import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Practices and who designs for them: 201xxx. */
export const practiceErrors = {
  addOrCreateOutpatient: entry(
    201001,
    200,
    '请先加入或创建诊所。',
    'Please join a practice or create a practice first.',
  ),
  practiceExpired: entry(
    201002,
    200,
    '当前诊所的服务权限已过期（到期日：{expiredDay}），请联系销售人员续期。',
    'The current practice service access has expired (expired on {expiredDay}). Please contact sales to renew it.',
  ),
  practiceDisabled: entry(
    201003,
    200,
    '您的账号已被停用，请联系诊所创建者。',
    'Your current account has been disabled. Please contact the practice creator.',
  ),
  notPracticeOwner: entry(201004, 200, '您不是诊所创建者', 'You are not the practice owner'),
  noDesignCenter: entry(
    201005,
    200,
    '该诊所尚未绑定设计中心，暂不能提交设计中心设计',
    'This practice has no design center yet, a lab design case cannot be submitted until one is assigned',
  ),
  teamDesignOff: entry(201006, 200, '该诊所未启用团队设计', 'Team design is not enabled for this practice'),

  practiceUnknown: entry(
    201010,
    200,
    '没有找到该诊所，请核对诊所编码',
    'No such practice was found, please check the practice code',
  ),
  alreadyMember: entry(201011, 200, '您已经是该诊所的成员', 'You already belong to this practice'),
  alreadyApplied: entry(
    201012,
    200,
    '您已申请加入该诊所，请等待诊所创建者处理',
    'You have already applied to join this practice, please wait for its creator',
  ),
  creatorStays: entry(
    201013,
    200,
    '诊所创建者不能停用自己，也不能更改自己的身份',
    'The practice creator cannot disable themself or change their own identity',
  ),
  practicePhoneInvalid: entry(
    201014,
    200,
    '请检查诊所电话是否正确',
    'Please check that the phone number of the practice is correct',
  ),
  practiceCodeInvalid: entry(
    201015,
    200,
    '诊所编码须为 3~20 位字母、数字或连字符',
    'A practice code has 3 to 20 letters, digits or hyphens',
  ),
  practiceStaysWith: entry(
    201016,
    200,
    '诊所 {code} 的创建者是 {name}，不能更改',
    'Practice {code} was created by {name} and stays theirs',
  ),
  practiceCodeTaken: entry(201017, 200, '该诊所编码已被使用', 'This practice code is taken'),
  contactRequired: entry(201020, 200, '请填写手机号或邮箱', 'Please enter a phone number or an email'),
} as const satisfies Record<string, ErrorEntry>;
