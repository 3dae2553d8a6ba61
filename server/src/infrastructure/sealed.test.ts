import { type SealPurpose, seal, unseal } from './sealed.ts';

const key = (byte: number) => ({ derive: (purpose: string) => Buffer.alloc(32, `${purpose}${byte}`) });
const sealed = seal(key(1), 'second-factor', '7', 'SECRET');
const other: SealPurpose = 'aligner-integration';

test('what is sealed is read by the same installation, for the same account and purpose, unchanged', () => {
  expect(unseal(key(1), 'second-factor', '7', sealed)).toBe('SECRET');
  expect(seal(key(1), 'second-factor', '7', 'SECRET')).not.toBe(sealed);
});

test.each([
  ['another account', () => unseal(key(1), 'second-factor', '8', sealed)],
  ['another key', () => unseal(key(2), 'second-factor', '7', sealed)],
  ['another purpose', () => unseal(key(1), other, '7', sealed)],
  ['a changed text', () => unseal(key(1), 'second-factor', '7', `${sealed.slice(0, -4)}AAAA`)],
])('what is sealed is not for %s', (_who, read) => expect(read).toThrow());
