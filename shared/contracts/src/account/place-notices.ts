import type { NoticeText } from './notice-text.ts';

const said = (title: readonly [zh: string, en: string], zh: string, en: string): NoticeText => ({
  title: { 'zh-CN': title[0], 'en-US': title[1] },
  content: { 'zh-CN': zh, 'en-US': en },
});

const member = ['成员', 'Member'] as const;
const assistant = ['医生助理', 'Medical assistant'] as const;
const team = ['设计团队', 'Design team'] as const;
const center = ['设计中心', 'Design center'] as const;
const practice = ['诊所', 'Practice'] as const;
const account = ['账号', 'Account'] as const;
const expiry = ['到期提醒', 'Expiry'] as const;

/** What people are told of their own place: in a practice, a team, a design center, and on the platform. */
export const placeNotices = {
  memberDisabled: said(
    member,
    '您在【{practice}】的账号已被停用，请联系诊所创建者。',
    'Your account at [{practice}] has been disabled. Please contact the practice creator.',
  ),
  memberEnabled: said(member, '您在【{practice}】的账号已启用。', 'Your account at [{practice}] is enabled again.'),
  serviceGiven: said(
    assistant,
    '您现在为【{practice}】服务，有效期：{day}。',
    'You now serve [{practice}]. Your service ends: {day}.',
  ),
  serviceExpiryChanged: said(
    assistant,
    '您在【{practice}】的服务有效期已改为：{day}。',
    'Your service for [{practice}] now ends: {day}.',
  ),
  serviceEnded: said(assistant, '您不再为【{practice}】服务。', 'You do not serve [{practice}] any more.'),
  designerRoles: said(
    team,
    '您在设计团队【{team}】的角色：{roles}。',
    'Your roles in the design team [{team}]: {roles}.',
  ),
  designerDisabled: said(
    team,
    '您在设计团队【{team}】中已被停用，请联系诊所创建者。',
    'You have been disabled in the design team [{team}]. Please contact the practice creator.',
  ),
  designerEnabled: said(
    team,
    '您在设计团队【{team}】中已启用，角色：{roles}。',
    'You are enabled again in the design team [{team}], as: {roles}.',
  ),
  designerRefused: said(team, '设计团队【{team}】未接受您的加入。', 'The design team [{team}] has not taken you on.'),
  teamDisabled: said(team, '设计团队【{team}】已停用。', 'The design team [{team}] has been disabled.'),
  teamEnabled: said(team, '设计团队【{team}】已启用。', 'The design team [{team}] is enabled again.'),
  staffAdded: said(center, '您已加入设计中心【{center}】。', 'You now work for the design center [{center}].'),
  staffDisabled: said(
    center,
    '您在设计中心【{center}】中已被停用。',
    'You have been disabled in the design center [{center}].',
  ),
  staffEnabled: said(
    center,
    '您在设计中心【{center}】中已启用。',
    'You are enabled again in the design center [{center}].',
  ),
  centerDisabled: said(center, '设计中心【{center}】已停用。', 'The design center [{center}] has been disabled.'),
  centerEnabled: said(center, '设计中心【{center}】已启用。', 'The design center [{center}] is enabled again.'),
  practiceDisabled: said(
    practice,
    '【{practice}】已被平台停用。{reason}',
    'The platform has disabled [{practice}]. {reason}',
  ),
  practiceEnabled: said(practice, '【{practice}】已启用。{reason}', '[{practice}] is enabled again. {reason}'),
  practiceExtended: said(
    practice,
    '【{practice}】的系统到期时间已改为：{day}。',
    'The service of [{practice}] now ends: {day}.',
  ),
  accountDisabled: said(account, '您的账号已被平台停用。{reason}', 'The platform has disabled your account. {reason}'),
  accountEnabled: said(account, '您的账号已启用。{reason}', 'Your account is enabled again. {reason}'),
  accountExtended: said(account, '您的账号有效期已改为：{day}。', 'Your account now expires: {day}.'),
  accountEnded: said(
    account,
    '您的账号已不再有效，无法新建病例。请联系销售人员续期。',
    'Your account has expired and cannot create new cases. Please contact sales to renew it.',
  ),
  practiceExpiring: said(
    expiry,
    '【{practice}】的服务将于 {day} 到期，还剩 {num} 天。请联系销售人员续期。',
    'The service of [{practice}] ends on {day}, days left: {num}. Please contact sales to renew it.',
  ),
  practiceExpired: said(
    expiry,
    '【{practice}】的服务已于 {day} 到期，请联系销售人员续期。',
    'The service of [{practice}] has ended on {day}. Please contact sales to renew it.',
  ),
  accountExpiring: said(
    expiry,
    '您的账号将于 {day} 到期，还剩 {num} 天。请联系销售人员续期。',
    'Your account expires on {day}, days left: {num}. Please contact sales to renew it.',
  ),
  accountExpired: said(
    expiry,
    '您的账号已于 {day} 到期，无法新建病例。请联系销售人员续期。',
    'Your account has expired on {day} and cannot create new cases. Please contact sales to renew it.',
  ),
  serviceExpiring: said(
    expiry,
    '您在【{practice}】的服务将于 {day} 到期，还剩 {num} 天。',
    'Your service for [{practice}] ends on {day}, days left: {num}.',
  ),
  serviceExpired: said(
    expiry,
    '您在【{practice}】的服务已于 {day} 到期。',
    'Your service for [{practice}] has ended on {day}.',
  ),
  assistantExpiring: said(
    expiry,
    '医生助理 {name} 在【{practice}】的服务将于 {day} 到期，还剩 {num} 天。',
    'The service of the medical assistant {name} for [{practice}] ends on {day}, days left: {num}.',
  ),
  assistantExpired: said(
    expiry,
    '医生助理 {name} 在【{practice}】的服务已于 {day} 到期。',
    'The service of the medical assistant {name} for [{practice}] has ended on {day}.',
  ),
} as const satisfies Record<string, NoticeText>;
