import { type DifferenceRow, differenceQuantities, planMovements } from '@archway/contracts';
import { renderHook } from '@testing-library/react';
import { loadTexts } from '@archway/platform/host';
import { useText } from '@archway/platform';
import en from '../i18n/en-US.json';
import zh from '../i18n/zh-CN.json';
import { comparable } from './comparable.ts';
import { ofText, valueText } from './difference-text.ts';

beforeAll(() => loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => zh }));
const text = () => renderHook(() => useText('plans')).result.current;
const told = (quantity: DifferenceRow['quantity'], measure: DifferenceRow['measure'], value: DifferenceRow['before']) =>
  valueText(text(), { quantity, measure }, value);

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
  expect(told('attachment', null, 'rectangle 2 × 3 × 1 (1–12)')).toBe('rectangular 2 × 3 × 1 (1–12)');
  expect(told('movable', null, 'false')).toBe('no');
});

test('teeth stand as the reader numbers them, contacts as two, jaws by name', () => {
  expect(ofText(text(), [11, 21], 'fdi')).toBe('11 – 21');
  expect(ofText(text(), [16], 'palmer')).toBe('6┘');
  expect(ofText(text(), [55], 'palmer')).toBe('55');
  expect(ofText(text(), 'upper', 'fdi')).toBe('Upper jaw');
});

test.each([
  ['en-US', en],
  ['zh-CN', zh],
])('everything that can differ has its words in %s', (_lang, words) => {
  expect(Object.keys(words.difference.quantity).toSorted()).toEqual([...differenceQuantities].toSorted());
  expect(Object.keys(words.difference.direction).toSorted()).toEqual([...planMovements].toSorted());
});

test('a plan is compared with what it was copied from first, and with nothing that has no design', () => {
  const plan = (planId: string, more: object = {}) =>
    ({ planId, planType: 'target', sourcePlanId: null, documentHash: 'a', ...more }) as Parameters<
      typeof comparable
    >[0];
  const plans = [plan('4', { sourcePlanId: '1' }), plan('3', { planType: 'step' }), plan('2'), plan('1')];
  const names = (of: (typeof plans)[number]) => comparable(of, plans).map(({ planId }) => planId);
  expect(names(plans[0]!)).toEqual(['1', '2', '3']);
  expect(comparable(plan('5', { documentHash: null }), plans)).toEqual([]);
  expect(comparable(plan('5'), [plan('6', { documentHash: null })])).toEqual([]);
});
