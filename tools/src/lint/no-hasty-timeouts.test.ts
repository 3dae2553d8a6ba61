import timeOuts from '@archway/build/time-outs';
import { problemLines } from './problem-lines.ts';

const { HANGS_MS, PATIENCE_MS, JOURNEY_HANGS_MS, JOURNEY_PATIENCE_MS } = timeOuts;

const refused = (test: number, wait: number): string[] => [
  `test('a', () => undefined, ${test - 1});`,
  `test.each([1])('b', () => undefined, ${test - 1});`,
  `it.only('c', async () => undefined, 5 * 1000);`,
  `beforeAll(() => undefined, ${test - 1});`,
  `const SHORT_MS = 5000; test('d', () => undefined, SHORT_MS);`,
  `(real ? test : test.skip)('e', () => undefined, ${test - 1});`,
  `const several = real ? test : test.skip; several('f', () => undefined, ${test - 1});`,
  `jest.setTimeout(${test - 1});`,
  `await screen.findByRole('button', {}, { timeout: ${wait - 1} });`,
  `const patience = { timeout: SHORT_MS };`,
];

const taken = (test: number, wait: number): string[] => [
  `test('a', () => undefined);`,
  `test('b', () => undefined, ${test});`,
  `beforeAll(() => undefined, 2 * ${test});`,
  `await screen.findByRole('button', {}, { timeout: ${wait} });`,
  `setTimeout(() => undefined, 5);`,
  `run(() => undefined, 5, 5);`,
  `const read = { timeout: limitOf(5) };`,
];

const unit = [HANGS_MS, PATIENCE_MS] as const;
const journey = [JOURNEY_HANGS_MS, JOURNEY_PATIENCE_MS] as const;
const tests = {
  'server/test/x.test.ts': unit,
  'remotes/cases/src/X.test.tsx': unit,
  'remotes/cases/src/x.fixture.tsx': unit,
  'e2e/specs/x.spec.ts': journey,
  'e2e/support/x.ts': journey,
};
const PRODUCT = 'server/src/x.ts';

const found = problemLines('no-hasty-timeouts', {
  ...Object.fromEntries(
    Object.entries(tests).map(([file, defaults]) => [file, [...refused(...defaults), ...taken(...defaults)]]),
  ),
  [PRODUCT]: ['export const call = { timeout: 5000 };'],
});

test.each(Object.keys(tests))('%s hurries no machine', (file) => {
  expect(found[file]).toEqual(refused(0, 0).map((_, at) => at + 1));
});

test('what the product waits for is its own', () => expect(found[PRODUCT]).toEqual([]));
