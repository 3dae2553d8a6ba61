import { type DifferenceRow, differenceQuantities, planMovements } from '@archway/contracts';
import { renderHook } from '@testing-library/react';
import en from '../i18n/en-US.json';
import zh from '../i18n/zh-CN.json';
import { loadTexts } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { differenceOf, differenceValue } from './plan-difference.ts';

beforeAll(() => loadTexts('platform', { 'en-US': async () => en, 'zh-CN': async () => zh }));
const text = () => renderHook(() => useText('platform')).result.current;
const told = (quantity: DifferenceRow['quantity'], measure: DifferenceRow['measure'], value: DifferenceRow['before']) =>
  differenceValue(text(), { quantity, measure }, value);

test('movements are told by their direction, and what has none by its size', () => {
  expect(told('mesial', 'mm', 0.456)).toBe('0.46\u00a0mm mesial');
  expect(told('mesial', 'mm', -0.456)).toBe('0.46\u00a0mm distal');
  expect(told('torque', '°', -3.21)).toBe('3.2°, crown to lingual');
  expect(told('torque', '°', 0.001)).toBe('0.0°');
  expect(told('ipr', 'mm', 0.2)).toBe('0.20\u00a0mm');
  expect(told('ipr', 'mm', null)).toBe('—');
  expect(told('steps', null, 14)).toBe('14');
});

test('words of documents are said in those of the reader', () => {
  expect(told('state', null, 'extract')).toBe('to be extracted');
  expect(told('attachment', null, 'rectangle 2 × 3 × 1 (1–12)')).toBe('rectangular 2 × 3 × 1\u00a0mm (stages 1–12)');
  expect(told('cutout', null, 'hook (3–)')).toBe('hook (from stage 3)');
  expect(told('movable', null, 'false')).toBe('no');
  expect(told('keyFrame', null, 'buccal 0.6 mm (5), tip 2.0 ° (8)')).toBe(
    'Buccal / lingual movement 0.6 mm (stage 5), Tip 2.0 ° (stage 8)',
  );
});

test('teeth stand as the reader numbers them, contacts as two, jaws by name', () => {
  expect(differenceOf(text(), [11, 21], 'fdi')).toBe('11 – 21');
  expect(differenceOf(text(), [16], 'palmer')).toBe('6┘');
  expect(differenceOf(text(), [55], 'palmer')).toBe('55');
  expect(differenceOf(text(), 'upper', 'fdi')).toBe('Upper jaw');
});

test.each([
  ['en-US', en],
  ['zh-CN', zh],
])('everything that can differ has its words in %s', (_lang, words) => {
  expect(Object.keys(words.planDifference.quantity).toSorted()).toEqual([...differenceQuantities].toSorted());
  expect(Object.keys(words.planDifference.direction).toSorted()).toEqual([...planMovements].toSorted());
});
