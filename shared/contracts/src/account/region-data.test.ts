import { type RegionData, isWholeRegion, regionText } from './region-data.ts';

const area = { code: '310101', name: '黄浦区' };
const city = { code: '3101', name: '市辖区', children: [area] };
const data: RegionData = {
  version: '1',
  sources: [],
  countries: [
    {
      code: 'CN',
      name: '中国',
      en: 'China',
      children: [{ code: '31', name: '上海市', en: 'Shanghai', children: [city] }],
    },
    { code: 'VA', name: '梵蒂冈', en: 'Holy See' },
  ],
};
const whole = { region: 'CN', province: '31', city: '3101', area: '310101' };

test('a place is whole when every level that its country has is chosen', () => {
  expect(isWholeRegion(data, whole)).toBe(true);
  expect(isWholeRegion(data, { region: 'VA', province: '', city: null })).toBe(true);
});

test.each([
  ['a level is missing', { ...whole, area: '' }],
  ['a level in between is missing', { ...whole, city: '' }],
  ['a part belongs elsewhere', { ...whole, region: 'VA' }],
  ['there is no such country', { region: 'XX' }],
  ['a country without parts has one', { region: 'VA', province: '31' }],
])('it is not when %s', (_why, codes) => expect(isWholeRegion(data, codes)).toBe(false));

test('is told from the country down, in the language of the reader', () => {
  expect(regionText(data, whole, 'zh-CN')).toBe('中国上海市市辖区黄浦区');
  expect(regionText(data, whole, 'en-US')).toBe('China, Shanghai, 市辖区, 黄浦区');
  expect(regionText(undefined, whole, 'en-US')).toBe('CN 31 3101 310101');
});
