import { ageOf, formatAge } from './age.ts';
import { formatDateTime, formatDay, formatListTime, formatProseDay } from './dates.ts';
import { i18n } from '../i18n/i18n.ts';
import { formatBytes, formatNumber } from './numbers.ts';

const at = new Date(2026, 10, 20, 14, 32);

afterEach(() => i18n.changeLanguage('en-US'));

test('the month is a word in English, and a number in Chinese', () => {
  expect(formatDateTime(at, 'zh-CN')).toBe('2026-11-20 14:32');
  expect(formatDateTime(at, 'en-US')).toBe('20 Nov 2026, 14:32');
  expect(formatDay('2026-01-05', 'zh-CN')).toBe('2026-01-05');
  expect(formatDay('2026-01-05', 'en-US')).toBe('5 Jan 2026');
  expect(formatProseDay(at, 'zh-CN')).toBe('2026年11月20日');
  expect(formatProseDay(at, 'en-US')).toBe('20 Nov 2026');
});

test.each([null, undefined, '', 'no date'])('%s is a dash', (value) => {
  expect(formatDateTime(value)).toBe('—');
});

test.each([
  [new Date(2026, 10, 20, 9, 5), 'Today, 09:05', '今天 09:05'],
  [new Date(2026, 10, 19, 18, 20), 'Yesterday, 18:20', '昨天 18:20'],
  [new Date(2026, 10, 9, 16, 27), '9 Nov, 16:27', '11-09 16:27'],
  [new Date(2025, 10, 20, 14, 32), '20 Nov 2025', '2025-11-20'],
])('in a list: %s', async (value, english, chinese) => {
  expect(formatListTime(value, { now: at })).toBe(english);
  await i18n.changeLanguage('zh-CN');
  expect(formatListTime(value, { now: at })).toBe(chinese);
});

test.each([
  [new Date(2026, 10, 20, 0, 27), 'today, 00:27', '今天 00:27'],
  [new Date(2026, 10, 19, 18, 20), 'yesterday, 18:20', '昨天 18:20'],
  [new Date(2026, 10, 9, 16, 27), '9 Nov, 16:27', '11-09 16:27'],
])('inside a sentence only names keep their capitals: %s', async (value, english, chinese) => {
  expect(formatListTime(value, { now: at, inSentence: true })).toBe(english);
  await i18n.changeLanguage('zh-CN');
  expect(formatListTime(value, { now: at, inSentence: true })).toBe(chinese);
});

test('yesterday of the first of a month', () => {
  const now = new Date(2026, 10, 1, 8, 0);
  expect(formatListTime(new Date(2026, 9, 31, 8, 0), { now })).toBe('Yesterday, 08:00');
});

test.each([
  ['2000-11-20', 26],
  ['2000-11-21', 25],
  ['2000-12-01', 25],
  ['2000-01-01', 26],
  ['2026-11-20', 0],
  ['2027-01-01', undefined],
  ['', undefined],
])('born on %s: %s years', (birthday, years) => {
  expect(ageOf(birthday, at)).toBe(years);
});

test('an age has its unit', () => {
  expect(formatAge('2014-03-01', at)).toBe('12 years');
  expect(formatAge('2025-03-01', at)).toBe('1 year');
  expect(formatAge(null)).toBe('—');
});

test('numbers: groups, fixed decimals, a true minus, units', () => {
  expect(formatNumber(1000)).toBe('1,000');
  expect(formatNumber(-0.256, { digits: 2, unit: 'mm' })).toBe('−0.26 mm');
  expect(formatNumber(12.44, { digits: 1, unit: '°' })).toBe('12.4°');
  expect(formatNumber(-0.001, { digits: 2 })).toBe('0.00');
  expect(formatNumber(undefined)).toBe('—');
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [92_274_688, '88 MB'],
])('%s bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes).replace(',', '')).toBe(expected);
});
