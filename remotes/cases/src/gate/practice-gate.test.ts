import { checkGate, checkPractice } from './practice-gate.ts';

const open = { accountExpired: false, expiredDay: '2030-01-01', available: true };
const expired = { accountExpired: true, expiredDay: '2025-06-30', available: true };
const disabled = { accountExpired: false, expiredDay: null, available: false };

test('one open practice is enough', () => {
  expect(checkGate([expired, disabled, open], false)).toBeNull();
});

test('no practice bound', () => {
  expect(checkGate([], false)).toEqual({ reason: 'noPractice' });
});

test('all expired: the first one is named', () => {
  expect(checkGate([expired, { ...expired, expiredDay: '2024-01-01' }], false)).toEqual({
    reason: 'expired',
    expiredDay: '2025-06-30',
  });
});

test('expired and disabled, none open', () => {
  expect(checkGate([disabled, expired], false)).toEqual({ reason: 'disabled' });
});

test('an expired account opens no case anywhere', () => {
  expect(checkGate([open], true)).toEqual({ reason: 'accountExpired' });
});

test('of one practice, expiry is said before disabling', () => {
  expect(checkPractice({ ...expired, available: false })).toMatchObject({ reason: 'expired' });
  expect(checkPractice(disabled)).toEqual({ reason: 'disabled' });
  expect(checkPractice(open)).toBeNull();
});
