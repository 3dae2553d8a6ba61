import { seededRandom } from '@archway/geometry';
import { refusal } from '../testing/errors.ts';
import { text } from '../testing/shapes.ts';
import { TextScanner } from './text-scanner.ts';

const number = (content: string) => new TextScanner(text(content)).number();

test('numbers come out as JavaScript reads them, to the last bit', () => {
  const spellings = [
    '0',
    '-0',
    '1',
    '-1.5',
    '+2',
    '.5',
    '-.5',
    '5.',
    '1e3',
    '1E-3',
    '1e+22',
    '-1.25e-7',
    '0.1',
    '123456789',
  ];
  for (const spelling of spellings) expect(number(spelling)).toBe(Number(spelling));
});

test('random numbers are exact up to fifteen digits, and beyond that to the last bit or two of a double', () => {
  const random = seededRandom(5);
  for (let i = 0; i < 20_000; i++) {
    const value = (random() - 0.5) * 10 ** Math.floor(random() * 12 - 6);
    const short = i % 2 === 0 ? value.toPrecision(9) : value.toExponential(14);
    expect(number(short)).toBe(Number(short));
    expect(Math.abs(number(String(value)) / value - 1)).toBeLessThan(5e-16);
  }
});

test.each([
  ['nan', NaN],
  ['-NaN', NaN],
  ['nan(ind)', NaN],
  ['1.#QNAN0', NaN],
  ['Inf', Infinity],
  ['-inf', -Infinity],
  ['+Infinity', Infinity],
  ['1e400', Infinity],
  ['1e-400', 0],
  ['12345678901234567890123456789', 12345678901234567890123456789],
])('%s is read as %s', (spelling, value) => {
  expect(number(`${spelling} 1`)).toBe(value);
});

test.each(['1,5', 'abc', '1.2.3', '--1', '1e', '-', '0x10', '1_000', 'e5'])('%s is refused', async (spelling) => {
  expect(await refusal(() => number(spelling))).toBe('badNumber');
});

test('a line that ends too early is not continued on the next one', async () => {
  const scan = new TextScanner(text('1 2\n3\n'));
  expect([scan.number(), scan.number()]).toEqual([1, 2]);
  expect(await refusal(() => scan.number())).toBe('rowMismatch');
  expect(await refusal(() => new TextScanner(text('  ')).number())).toBe('truncated');
});

test('the error names the line, whatever ends lines', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const scan = new TextScanner(text(['1', '2', 'x'].join(end)));
    scan.skipLine();
    scan.skipLine();
    expect(() => scan.number()).toThrow("Line 3: 'x' is not a number.");
  }
});

test('a token without end is cut and refused, not copied', async () => {
  expect(await refusal(() => number('1'.repeat(1_000_000)))).toBe('badNumber');
});
