import { countryOptions, likelyCountry } from './countries.ts';

test('every country has a name in the language of the reader, and they stand in its order', () => {
  const english = countryOptions('en-US');
  expect(english.find(({ country }) => country === 'GB')).toMatchObject({ name: 'United Kingdom', dialling: '44' });
  expect(english.filter(({ name, country }) => name === country)).toEqual([]);
  const names = english.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')));
  expect(countryOptions('zh-CN').find(({ country }) => country === 'CN')?.name).toBe('中国');
});

test.each([
  ['en-US', ['en-GB', 'en-US'], 'GB'],
  ['en-US', ['en', 'de-DE'], 'DE'],
  ['en-US', ['en'], 'US'],
  ['zh-CN', ['zh'], 'CN'],
  ['en-US', ['en-XX'], 'US'],
] as const)('a reader of %s with %j is probably in %s', (lang, languages, country) => {
  expect(likelyCountry(lang, languages)).toBe(country);
});
