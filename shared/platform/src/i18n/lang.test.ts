import { chooseLang } from './lang.ts';

test('a stored choice wins over everything', () => {
  expect(chooseLang('en-US', 'zh-CN', ['zh-CN'])).toBe('en-US');
});

test('the default of the tenant wins over the browser', () => {
  expect(chooseLang(null, 'zh-CN', ['en-GB'])).toBe('zh-CN');
});

test.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['zh'], 'zh-CN'],
  [['de-DE', 'zh-CN'], 'en-US'],
  [[], 'en-US'],
] as const)('a browser that speaks %j gives %s', (browser, expected) => {
  expect(chooseLang(null, null, browser)).toBe(expected);
});

test('what is no language of ours is passed over', () => {
  expect(chooseLang('fr', 'de', ['zh-CN'])).toBe('zh-CN');
});
