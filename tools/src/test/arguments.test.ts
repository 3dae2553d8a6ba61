import { readArguments, testParts } from './arguments.ts';

test('all parts run unless some are named', () => {
  expect([...readArguments([]).parts]).toEqual(['check', 'unit', 'e2e']);
  expect([...readArguments(['e2e', 'check']).parts]).toEqual(['check', 'e2e']);
  expect(readArguments(['--since', 'main', '--keep-times'])).toEqual({
    parts: new Set(testParts),
    since: 'main',
    keepTimes: true,
    thorough: false,
  });
  expect(readArguments(['--thorough']).thorough).toBe(true);
});

test('a misspelt part is refused instead of running nothing', () => {
  expect(() => readArguments(['units'])).toThrow('there is no part units');
  expect(() => readArguments(['--sinse', 'main'])).toThrow();
});
