import { mergeFields } from './merge-fields.ts';

const base = { goal: 'align', teeth: [11], midline: null as string | null };

test('changes of different fields both stand', () => {
  const merge = mergeFields(base, { ...base, goal: 'close' }, { ...base, teeth: [11, 21] });
  expect(merge).toEqual({ merged: { goal: 'close', teeth: [11, 21], midline: null }, clashes: [] });
});

test('a field that both changed is a clash, and mine stays until somebody decides', () => {
  const merge = mergeFields(base, { ...base, goal: 'close' }, { ...base, goal: 'open', midline: 'keep' });
  expect(merge).toEqual({ merged: { goal: 'close', teeth: [11], midline: 'keep' }, clashes: ['goal'] });
});

test('the same change made twice is none', () => {
  const merge = mergeFields(base, { ...base, teeth: [21] }, { ...base, teeth: [21] });
  expect(merge).toEqual({ merged: { ...base, teeth: [21] }, clashes: [] });
});

test('what somebody emptied and I left alone is empty', () => {
  expect(mergeFields(base, base, { ...base, teeth: [] }).merged.teeth).toEqual([]);
});
