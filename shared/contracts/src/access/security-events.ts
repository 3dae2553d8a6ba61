import { credentialItems } from '../certification/credential-items.ts';
import { holderKinds } from '../credits/units.ts';
import type { Lang } from '../wire/errors.ts';
import type { TonedRow } from '../wire/tones.ts';
import { roleNames } from './roles.ts';

interface SecurityEventRow extends TonedRow {
  readonly value: string;
  readonly words: Readonly<Record<Lang, string>>;
  /** What else is told, made of the values of the event; where one of them is missing, nothing is. */
  readonly detail?: Readonly<Record<Lang, string>>;
}

const row = <const Key extends string>(
  key: Key,
  tone: SecurityEventRow['tone'],
  zh: string,
  en: string,
  detail?: SecurityEventRow['detail'],
) => ({ key, value: key, tone, words: { 'zh-CN': zh, 'en-US': en }, ...(detail && { detail }) });

const reason = { 'zh-CN': '{reason}', 'en-US': '{reason}' };
const name = { 'zh-CN': '{name}', 'en-US': '{name}' };
const nameAndReason = { 'zh-CN': '{name}：{reason}', 'en-US': '{name}: {reason}' };
const practiceAndCenter = { 'zh-CN': '{practice} · {center}', 'en-US': '{practice} · {center}' };
const count = { 'zh-CN': '{num} 项变更', 'en-US': 'Changes: {num}' };
const nameAndCount = { 'zh-CN': '{name}：{num} 项变更', 'en-US': '{name}, changes: {num}' };
const fromTo = { 'zh-CN': '{from} → {to}', 'en-US': '{from} → {to}' };

/** What the security log of an account tells: one row each. Values never hold a secret, and names only what is shown. */
export const securityEventTypes = [
  row('login', 'success', '登录', 'Login'),
  row('codeLogin', 'success', '验证码登录', 'Login by verification code'),
  row('loginRenewed', 'neutral', '记住的登录已续期', 'Remembered login renewed'),
  row('loginFailed', 'warning', '登录失败', 'Failed login'),
  row('logout', 'neutral', '退出登录', 'Logout'),
  row('registered', 'info', '注册账号', 'Account registered'),
  row('passwordChanged', 'info', '密码已修改', 'Password changed'),
  row('passwordReset', 'warning', '密码已重置', 'Password reset'),
  row('passwordRefused', 'warning', '原密码错误', 'Wrong password given for a change'),
  row('userNameChanged', 'info', '用户名已修改', 'Username changed', fromTo),
  row('phoneChanged', 'info', '手机号已修改', 'Phone number changed', fromTo),
  row('emailChanged', 'info', '邮箱已修改', 'Email changed', fromTo),
  row('sessionRevoked', 'info', '登录设备已移除', 'Device logged out', { 'zh-CN': '{device}', 'en-US': '{device}' }),
  row('otherSessionsRevoked', 'info', '其他登录设备已移除', 'Other devices logged out', {
    'zh-CN': '{num} 台设备',
    'en-US': 'Devices: {num}',
  }),
  row('secondFactorOn', 'success', '两步验证已开启', 'Two-step verification turned on'),
  row('secondFactorOff', 'warning', '两步验证已关闭', 'Two-step verification turned off'),
  row('secondFactorReset', 'warning', '两步验证已被重置', 'Two-step verification reset', reason),
  row('secondFactorFailed', 'warning', '两步验证失败', 'Wrong code of two-step verification'),
  row('recoveryCodesMade', 'info', '恢复码已重新生成', 'New recovery codes made'),
  row('recoveryCodeUsed', 'warning', '使用了恢复码', 'Recovery code used', {
    'zh-CN': '剩余 {num} 个',
    'en-US': 'Left: {num}',
  }),
  row('accountMade', 'info', '运营人员创建了账号', 'Account made by an operator'),
  row('accountEnabled', 'success', '账号已启用', 'Account enabled', reason),
  row('accountDisabled', 'error', '账号已停用', 'Account disabled', reason),
  row('accountChanged', 'info', '账号资料已由运营人员修改', 'Account changed by an operator'),
  row('accountExtended', 'info', '账号有效期已修改', 'Account expiry changed', fromTo),
  row('servicesChanged', 'info', '服务类型已修改', 'Service types changed', fromTo),
  row('administratorMade', 'warning', '已授予平台管理员权限', 'Administrator rights given'),
  row('administratorEnded', 'warning', '已撤销平台管理员权限', 'Administrator rights taken'),
  row('sessionsEnded', 'warning', '所有登录设备已被移除', 'All devices logged out', reason),
  row('practiceMade', 'info', '运营人员创建了诊所', 'Practice made by an operator', name),
  row('practiceChanged', 'info', '诊所资料已由运营人员修改', 'Practice changed by an operator', name),
  row('practiceExtended', 'info', '诊所到期日已修改', 'Practice expiry changed', {
    'zh-CN': '{name}：{from} → {to}',
    'en-US': '{name}: {from} → {to}',
  }),
  row('practiceEnabled', 'success', '诊所已启用', 'Practice enabled', nameAndReason),
  row('practiceDisabled', 'error', '诊所已停用', 'Practice disabled', nameAndReason),
  row('makerAdded', 'warning', '已添加生产人员', 'Production staff added', name),
  row('makerRemoved', 'info', '已移除生产人员', 'Production staff removed', nameAndReason),
  row('memberEnabled', 'success', '已在诊所中启用', 'Enabled in a practice', name),
  row('memberDisabled', 'error', '已在诊所中停用', 'Disabled in a practice', name),
  row('assistantMade', 'info', '诊所创建者创建了助理账号', 'Assistant account made by a practice creator', name),
  row('serviceChanged', 'info', '助理服务有效期已修改', 'Service of an assistant changed', {
    'zh-CN': '{name}：{from} → {to}',
    'en-US': '{name}: {from} → {to}',
  }),
  row('designerMade', 'info', '诊所创建者创建了设计师账号', 'Designer account made by a practice creator', name),
  row('designerRoles', 'info', '设计团队角色已修改', 'Roles in a design team changed', {
    'zh-CN': '{name}：{roles}',
    'en-US': '{name}: {roles}',
  }),
  row('designerEnabled', 'success', '已在设计团队中启用', 'Enabled in a design team', name),
  row('designerDisabled', 'error', '已在设计团队中停用', 'Disabled in a design team', name),
  row('centerMade', 'info', '已创建设计中心', 'Design center made', name),
  row('centerChanged', 'info', '设计中心已修改', 'Design center changed', name),
  row('centerEnabled', 'success', '设计中心已启用', 'Design center enabled', name),
  row('centerDisabled', 'error', '设计中心已停用', 'Design center disabled', name),
  row('staffAdded', 'info', '已加入设计中心', 'Added to a design center', name),
  row('staffEnabled', 'success', '已在设计中心中启用', 'Enabled in a design center', name),
  row('staffDisabled', 'error', '已在设计中心中停用', 'Disabled in a design center', name),
  row('centerBound', 'info', '诊所已绑定设计中心', 'Practice bound to a design center', practiceAndCenter),
  row('centerUnbound', 'warning', '诊所已解绑设计中心', 'Practice unbound from a design center', practiceAndCenter),
  row('payerChanged', 'warning', '付费方已修改', 'Payer of lab designs changed', {
    'zh-CN': '{practice} · {center}：{payer}',
    'en-US': '{practice} · {center}: {payer}',
  }),
  row('priceChanged', 'warning', '方案确认价格已修改', 'Price of a confirmed plan changed', fromTo),
  row('creditsBooked', 'info', '积分充值已入账', 'Recharge booked', {
    'zh-CN': '{name}：{num} 积分，合同编号 {contract}',
    'en-US': '{name}: {num} credits, contract {contract}',
  }),
  row('quotaGranted', 'info', '免费额度已发放', 'Free quota granted', name),
  row('rechargeDeclined', 'warning', '充值申请已拒绝', 'Recharge declined', nameAndReason),
  row('tenantMade', 'info', '已创建租户', 'Tenant made', name),
  row('tenantChanged', 'info', '租户已修改', 'Tenant changed', name),
  row('menuChanged', 'info', '菜单已修改', 'Menu changed', count),
  row('menuUndone', 'warning', '菜单修改已撤销', 'Change of the menu undone', count),
  row('dictionaryChanged', 'info', '字典已修改', 'Dictionary changed', nameAndCount),
  row('dictionaryUndone', 'warning', '字典修改已撤销', 'Change of a dictionary undone', nameAndCount),
  row('gumCarvingChanged', 'info', '牙龈刻字内容已修改', 'Gum carving content changed', name),
  row('provisioned', 'info', '已按文件配置平台', 'Installation provisioned', count),
  row('casesExported', 'info', '病例列表已导出', 'Case list exported'),
  row('ordersExported', 'info', '生产订单列表已导出', 'Production order list exported'),
  row('caseTransferred', 'info', '病例已转移给其他医生', 'Case transferred to another doctor', {
    'zh-CN': '{ptNo}：{from} → {to}',
    'en-US': '{ptNo}: {from} → {to}',
  }),
  row('apiKeyMade', 'warning', '已创建接口密钥', 'API key made', name),
  row('apiKeyRevoked', 'info', '接口密钥已撤销', 'API key revoked', name),
  row('webhookMade', 'warning', '已添加 Webhook', 'Webhook added', name),
  row('webhookRemoved', 'info', 'Webhook 已移除', 'Webhook removed', name),
  row('certified', 'success', '认证已通过', 'Certification approved'),
  row('certificationRefused', 'warning', '认证未通过', 'Certification returned'),
  row('documentViewed', 'neutral', '资质材料已被查看', 'Document viewed', {
    'zh-CN': '{document}',
    'en-US': '{document}',
  }),
] as const satisfies readonly SecurityEventRow[];

export type SecurityEventType = (typeof securityEventTypes)[number]['key'];
export const securityEventKeys: readonly SecurityEventType[] = securityEventTypes.map(({ key }) => key);

/** What an event says besides its type, such as the new name; never a secret. */
export type SecurityValues = Readonly<Record<string, string>>;

const rows: readonly SecurityEventRow[] = securityEventTypes;

/** Documents, roles and payers are named in the reader's language; everything else is shown as it was written. */
function wordOf(key: string, value: string, lang: Lang): string {
  const named = lang === 'zh-CN' ? 'zh' : 'en';
  if (key === 'document') return credentialItems.find((row) => row.key === value)?.[named] ?? value;
  if (key === 'payer') return holderKinds.find((row) => row.key === value)?.[named] ?? value;
  if (key === 'roles') return roleNames(value, lang);
  return value;
}

/** An event in words; an unknown type of a later build says its key. */
export function securityEventText(
  type: string,
  values: SecurityValues,
  lang: Lang,
): { typeStr: string; content: string } {
  const known = rows.find(({ key }) => key === type);
  const detail = known?.detail?.[lang] ?? '';
  const complete = [...detail.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => values[key] !== undefined);
  const content = complete
    ? detail.replace(/\{(\w+)\}/g, (_, key: string) => wordOf(key, values[key] ?? '', lang))
    : '';
  return { typeStr: known?.words[lang] ?? type, content };
}
