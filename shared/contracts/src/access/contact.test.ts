import { contactOf } from './contact.ts';
import { countryRows, diallingCode } from './dialling-codes.ts';

test.each([
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['+86 138-0013-8000', 'GB', '+8613800138000'],
  ['0086 13800138000', 'GB', '+8613800138000'],
  ['7700 900142', 'GB', '+447700900142'],
  ['07700 900142', 'GB', '+447700900142'],
  ['(415) 555-0132', 'US', '+14155550132'],
  ['0612345678', 'IT', '+390612345678'],
])('%s in %s is the phone %s', (text, region, target) => {
  expect(contactOf(text, region)).toEqual({ channel: 'sms', target });
});

test('an address is kept in small letters, whatever stands around it', () => {
  expect(contactOf(' Wei.Lin@Example.COM ', 'CN')).toEqual({ channel: 'mail', target: 'wei.lin@example.com' });
});

test.each([
  ['12800138000', 'CN'],
  ['1380013800', 'CN'],
  ['123', 'GB'],
  ['1234567890123456', 'DE'],
  ['7700900142', 'XX'],
  ['7700900142', ''],
  ['wei', 'CN'],
  ['', 'CN'],
  ['wei@', 'CN'],
  ['wei@@example.com', 'CN'],
  [`${'w'.repeat(120)}@example.com`, 'CN'],
])('%j in %j is nothing that can be reached', (text, region) => {
  expect(contactOf(text, region)).toBeNull();
});

test('every country stands in the list once, with digits', () => {
  expect(new Set(countryRows.map(({ country }) => country)).size).toBe(countryRows.length);
  for (const { dialling } of countryRows) expect(dialling).toMatch(/^[1-9]\d{0,2}$/);
  expect([diallingCode('CN'), diallingCode('GB'), diallingCode('XX')]).toEqual(['86', '44', undefined]);
});
