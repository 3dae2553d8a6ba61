import { interspaces, isThirdMolar, isUpper, permanentTeeth, toothName } from './teeth.ts';

test('there are 32, each once', () => {
  expect([permanentTeeth.length, new Set(permanentTeeth).size]).toEqual([32, 32]);
  expect(permanentTeeth.filter(isUpper)).toHaveLength(16);
  expect(permanentTeeth.filter(isThirdMolar)).toEqual([18, 28, 48, 38]);
});

// The corner stands towards the midline, as it is seen from the front.
test.each([
  [18, '8┘'],
  [11, '1┘'],
  [21, '└1'],
  [36, '┌6'],
  [44, '4┐'],
] as const)('%i is %s in Palmer’s notation', (tooth, palmer) => {
  expect([toothName(tooth, 'fdi'), toothName(tooth, 'palmer')]).toEqual([String(tooth), palmer]);
});

test('neighbours stand beside each other, over the midline too, and never in two arches', () => {
  expect(interspaces).toHaveLength(30);
  expect(interspaces).toContainEqual([11, 21]);
  expect(interspaces).toContainEqual([41, 31]);
  expect(interspaces).not.toContainEqual([28, 48]);
});
