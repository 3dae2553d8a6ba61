import { dayValue, errorText, errors } from './errors.ts';

test('a sentence comes in the reader’s language, with its values in the same one', () => {
  const expiredDay = dayValue('2026-11-09');
  expect(errorText('practiceExpired', 'en-US', { expiredDay })).toContain('expired on 9 Nov 2026');
  expect(errorText('practiceExpired', 'zh-CN', { expiredDay })).toContain('到期日：2026-11-09');
});

test('a day that is not there is a dash, and never a guess', () => {
  expect(dayValue(null)).toEqual({ zh: '—', en: '—' });
  expect(dayValue('soon')).toEqual({ zh: '—', en: '—' });
});

test('a disabled practice is told as the specification words it', () => {
  expect(errors.practiceDisabled).toMatchObject({
    zh: '您的账号已被停用，请联系诊所创建者。',
    en: 'Your current account has been disabled. Please contact the practice creator.',
  });
});
