import { foldText, gramsOf, searchColumns, searchFor } from './search-text.ts';

test('the three spellings of occlusion are one', () => {
  expect(foldText('错𬌗')).toBe('错合');
  expect(foldText('错牙合')).toBe('错合');
  expect(foldText('错合')).toBe('错合');
});

test('width, case and spaces do not matter', () => {
  expect(foldText('ＡＷ2611 - 0192')).toBe('aw2611-0192');
  expect(foldText('Mei Lin')).toBe('meilin');
});

test('pairs of neighbours, and single characters beyond ASCII', () => {
  expect(gramsOf('aw2')).toEqual(['aw', 'w2']);
  expect(gramsOf('林屿')).toEqual(['林', '林屿', '屿']);
  expect(gramsOf('x')).toEqual([]);
});

test('a character outside the basic plane stays whole', () => {
  expect(gramsOf('𠮷a')).toEqual(['𠮷', '𠮷a']);
});

test('no pair spans two fields', () => {
  const { searchGrams, searchText } = searchColumns(['AB', null, 'CD']);
  expect(searchGrams).toEqual(['ab', 'cd']);
  expect(searchText).toBe('ab\ncd');
});

test('every gram of a keyword is a gram of each text that contains it', () => {
  const { searchGrams } = searchColumns(['AW2611-0192', '林 晓薇']);
  for (const keyword of ['0192', '晓', '林晓', 'w26']) {
    expect(searchGrams).toEqual(expect.arrayContaining(searchFor(keyword)?.grams ?? ['missing']));
  }
});

test('wildcards of LIKE are taken literally', () => {
  expect(searchFor('50%_\\')?.pattern).toBe('%50\\%\\_\\\\%');
  expect(searchFor('  ')).toBeNull();
});
