import { gateText } from './gate-text.ts';
import { type GateFinding, checkGate, checkPractice } from './practice-gate.ts';

const named = { name: 'Northmere', creatorName: 'Ada' };
const open = { accountExpired: false, expiredDay: '2030-01-01', available: true, ...named };
const expired = { ...open, accountExpired: true, expiredDay: '2025-06-30' };
const disabled = { ...open, expiredDay: null, available: false };

test('one open practice is enough', () => {
  expect(checkGate([expired, disabled, open], false)).toBeNull();
});

test('no practice bound', () => {
  expect(checkGate([], false)).toEqual({ reason: 'noPractice' });
});

test('all expired: the first one is named', () => {
  const second = { ...expired, expiredDay: '2024-01-01', name: 'Southmere', creatorName: 'Bob' };
  expect(checkGate([expired, second], false)).toEqual({
    ...{ reason: 'expired', expiredDay: '2025-06-30', practice: named },
  });
});

test('expired and disabled, none open', () => {
  expect(checkGate([disabled, expired], false)).toEqual({ reason: 'disabled', practice: named });
});

test('an expired account opens no case anywhere', () => {
  expect(checkGate([open], true)).toEqual({ reason: 'accountExpired' });
});

test('of one practice, expiry is said before disabling', () => {
  expect(checkPractice({ ...expired, available: false })).toMatchObject({ reason: 'expired' });
  expect(checkPractice(disabled)).toEqual({ reason: 'disabled', practice: named });
  expect(checkPractice(open)).toBeNull();
});

test.each<[Exclude<GateFinding, null>, string, string]>([
  [{ reason: 'noPractice' }, 'Please join a practice or create a practice first.', '请先加入或创建诊所。'],
  [
    { reason: 'expired', expiredDay: '2025-06-30', practice: named },
    'The current practice service access has expired. Please contact sales to renew it. Expired on 30 Jun 2025',
    '当前诊所的服务权限已过期，请联系销售人员续期。到期日：2025-06-30',
  ],
  [
    { reason: 'disabled', practice: named },
    'Your current account has been disabled. Please contact the practice creator.',
    '您的账号已被停用，请联系诊所创建者。',
  ],
  [
    { reason: 'accountExpired' },
    'Account has expired. Cannot create new cases. Please contact sales to renew it.',
    '账号已过期，无法新建病例。请联系销售人员续期。',
  ],
])('%o is said in the words of the server', (finding, en, zh) => {
  expect([gateText(finding, 'en-US'), gateText(finding, 'zh-CN')]).toEqual([en, zh]);
});
