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
    '当前诊所的服务权限已过期，请联系销售人员续期。到期日：{expiredDay}',
    'The current practice service access has expired. Please contact sales to renew it. Expired on {expiredDay}',
  ),
  practiceDisabled: entry(
    201003,
    200,
    '您的账号已被停用，请联系诊所创建者。',
    'Your current account has been disabled. Please contact the practice creator.',
  ),
  notPracticeOwner: entry(201004, 200, '您不是该诊所的创建者', 'You are not the practice owner'),
  /** For the creator, who can bind one. */
  noDesignCenter: entry(
    201005,
    200,
    '未指定设计中心，请先绑定设计中心，再提交设计中心设计的病例。',
    'No design center assigned. Please bind one before submitting a lab design order.',
  ),
  /** For everybody else in the practice. */
  noDesignCenterMember: entry(
    201046,
    200,
    '未指定设计中心，请联系诊所创建者。',
    "No design center assigned. Please contact the clinic's creator.",
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
  teamLinkInvalid: entry(
    201030,
    200,
    '邀请链接无效或已过期，请向对方索取新的链接。',
    'This invitation link is invalid or has expired. Please ask for a new one.',
  ),
  alreadyInTeam: entry(201031, 200, '您已经是该设计团队的成员', 'You already belong to this design team'),
  teamNameTaken: entry(
    201032,
    200,
    '该诊所已有同名的设计团队',
    'This practice already has a design team with this name',
  ),
  rolesRequired: entry(201033, 200, '请至少选择一个角色', 'Please choose at least one role'),
  notTeamAccount: entry(
    201034,
    200,
    '该账号不是为本团队创建的，或也在别处使用，请由本人重置密码',
    'This account was not made for this team, or also works elsewhere. Only its holder can reset the password.',
  ),
  disabledDesigner: entry(
    201035,
    200,
    '设计师 {name} 已停用，请重新指派。',
    'Designer {name} is disabled. Please assign another designer.',
  ),
  teamLimit: entry(201036, 200, '每个诊所最多 {num} 个设计团队', 'A practice has at most {num} design teams'),
  designCenterUnknown: entry(
    201040,
    200,
    '没有找到该设计中心，编号有误或链接已失效',
    'No such design center was found. The number is wrong, or the link is no longer valid.',
  ),
  centerBound: entry(201041, 200, '该诊所已绑定此设计中心', 'This practice is already bound to this design center'),
  centerNumberInvalid: entry(
    201042,
    200,
    '编号为 3~20 位字母、数字或连字符',
    'The number has 3-20 letters, digits or hyphens',
  ),
  centerNumberTaken: entry(201043, 200, '该编号已被使用', 'This number is already in use'),
  alreadyStaff: entry(201045, 200, '该账号已在此设计中心', 'This account already works in this design center'),
  contactRequired: entry(201020, 200, '请填写手机号或邮箱', 'Please enter a phone number or an email'),
} as const satisfies Record<string, ErrorEntry>;
