import { canBeCarved, carvedText, carvingSample, templateNamed, templateParameter } from './gum-carving.ts';

test('parts stand in their order', () => {
  const content = { parts: ['step', 'caseNumber', 'text'] as const, separator: '-' as const, text: 'AW' };
  expect(carvedText(content, { caseNumber: 'P1', step: '05', jaw: 'U' })).toBe('05-P1-AW');
});

test('what is not known is left out with its separator', () => {
  const content = { parts: ['caseNumber', 'orderNumber', 'step'] as const, separator: '_' as const };
  expect(carvedText(content, { caseNumber: 'P1', step: ' 05 ' })).toBe('P1_05');
  expect(carvedText(content, {})).toBe('');
});

test('a sample has a value for every part but the fixed text', () => {
  expect(carvingSample({ parts: ['caseNumber', 'text'], separator: '', text: null })).toBe('P1024');
});

test('a parameter names a template or says its own text, and never both', () => {
  expect(templateNamed(templateParameter('12'))).toBe('12');
  expect(['12', 'template:', 'template:0', 'template:1 ', ''].map(templateNamed)).toEqual(Array(5).fill(undefined));
  expect(['template:12', 'AW-1', '', 'x'.repeat(20)].every(canBeCarved)).toBe(true);
  expect(['template:', 'a:b', '刻字', 'x'.repeat(21)].some(canBeCarved)).toBe(false);
});
