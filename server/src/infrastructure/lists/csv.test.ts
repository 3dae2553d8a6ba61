import { csvCell, csvLine } from './csv.ts';

test.each([
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
])('%j, which a spreadsheet would compute, is text', (text, cell) => expect(csvCell(text)).toBe(cell));

test('numbers stay numbers, also negative ones', () => expect(csvLine([-240, 0, 640])).toBe('-240,0,640\r\n'));

test('what separates cells and lines is quoted', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', null, ''])).toBe('"a,b","say ""no""","two\nlines",,\r\n');
});
