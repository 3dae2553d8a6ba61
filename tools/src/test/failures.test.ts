import { jestFailures, playwrightFailures } from './failures.ts';

test('every failed test of jest is named with its file, and a file that could not run', () => {
  const report = {
    testResults: [
      {
        name: '/root/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          { status: 'failed', fullName: 'breaks' },
        ],
      },
      { name: '/root/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/root/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(jestFailures(report, '/root')).toEqual(['a.test.ts: breaks', 'b.test.ts could not run']);
  expect(jestFailures({}, '/root')).toEqual([]);
});

test('every failed journey is named with its file, however deep it stands', () => {
  const specs = (title: string, ok: boolean) => [{ title, ok }];
  const suites = [
    { file: 'a.spec.ts', specs: specs('holds', true), suites: [{ file: 'a.spec.ts', specs: specs('breaks', false) }] },
  ];
  expect(playwrightFailures({ suites })).toEqual(['a.spec.ts: breaks']);
  expect(playwrightFailures({})).toEqual([]);
});
