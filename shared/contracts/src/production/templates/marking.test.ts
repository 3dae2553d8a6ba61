import { machineText } from './machine-text.ts';
import { type MarkedParts, type PieceTexts, markingOf, standardWriting } from './marking.ts';
import { type LabelField, labelProblem } from './print-label.ts';

const parts: MarkedParts = {
  ...{ left: ['caseNumber'], right: ['jaw', 'step'], content: ['patientName', 'extracted', 'text'], separator: '-' },
  ...{ text: 'AW', brand: 'Archway' },
};
const piece: PieceTexts = {
  ...{ caseNumber: 'p1024', patientName: '李娜 Li Na', jaw: 'lower', step: 5, orderNumber: 'O1', extracted: null },
};
const textOf = (template: MarkedParts, of = piece, writing = standardWriting) => {
  const { left, right, content, brand } = markingOf(template, of, writing);
  return [left, right, content, brand].map(({ text }) => text);
};

test('what is marked is written as it is said, and the brand as it is', () => {
  expect(textOf(parts)).toEqual(['P1024', 'L-05', 'LI-NA-AW', 'Archway']);
  expect(textOf(parts, piece, { upper: 'MX', lower: 'MD', stepDigits: 3, capitals: false })).toEqual([
    ...['p1024', 'MD-005', 'Li-Na-AW', 'Archway'],
  ]);
  expect(textOf({ ...parts, separator: '_' }, { ...piece, jaw: 'upper', patientName: 'Li', extracted: 'A17' })).toEqual(
    [...['P1024', 'U_05', 'LI_A17_AW', 'Archway']],
  );
});

test('what a laser has no letter for is told, and so is what is too long; neither is refused', () => {
  const { left, content } = markingOf(parts, { ...piece, caseNumber: 'P1234567890' }, standardWriting);
  expect([content.lossy, left.lossy, left.long]).toEqual([true, false, true]);
  expect(machineText('李 a b.c/d_e-1')).toBe('a-bcd_e-1');
  expect(textOf({ ...parts, content: ['patientName', 'text'] }, { ...piece, patientName: '李娜' })[2]).toBe('AW');
});

test('a field stands on its label, to the hundredth of a millimetre', () => {
  const field: LabelField = {
    ...{ kind: 'text', x: 0.1, y: 0.2, width: 9.9, height: 4.8, size: 3, bold: false, align: 'left', code: 'qrcode' },
  };
  expect(labelProblem({ width: 10, height: 5, fields: [field] })).toBeNull();
  expect(labelProblem({ width: 10, height: 5, fields: [field, { ...field, x: 0.2 }] })).toEqual({
    error: 'labelFieldOutside',
    at: 1,
  });
  expect(labelProblem({ width: 10, height: 5, fields: [] })).toEqual({ error: 'labelEmpty', at: null });
});
