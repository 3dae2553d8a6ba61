import { creditCodeFits } from './credential-rules.ts';
import { isCreditCode } from './credit-code.ts';

// Published codes: the standard's own example, and two listed companies.
test.each(['91350100M000100Y43', '91440300708461136T', '91330100799655058B'])('%s is one', (code) => {
  expect(isCreditCode(code)).toBe(true);
  expect(isCreditCode(code.toLowerCase())).toBe(true);
});

test.each([
  ['a wrong check character', '91350100M000100Y44'],
  ['two characters exchanged', '91350100M00010Y043'],
  ['13 characters', '9144030177151'],
  ['19 characters', '91350100M000100Y433'],
  ['a letter that no code has', '91350100M000100I43'],
  ['a district of letters', '91ABCDEFM000100Y43'],
  ['nothing', ''],
])('%s is none', (_why, code) => {
  expect(isCreditCode(code)).toBe(false);
});

test('elsewhere than in China nothing is known of such codes', () => {
  expect(creditCodeFits('HRB 12345', 'DE')).toBe(true);
  expect(creditCodeFits('HRB 12345', 'CN')).toBe(false);
  expect(creditCodeFits('', 'CN')).toBe(true);
});
