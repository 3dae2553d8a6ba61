import { relative } from 'node:path';

/** What jest's `--json` file says of each file. */
export interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file?: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly file?: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON report says of each file. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

const SUITE = /\.suite\.[cm]?[jt]s$/;

/** A line for each test of jest that failed, and for each file that could not run. */
export function jestFailures({ testResults = [] }: JestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file} could not run`];
    // A dozen of files names the one of each test.
    return failed.map(({ fullName }) => (SUITE.test(file) ? fullName : `${file}: ${fullName}`));
  });
}

/** A line for each journey that failed in the end. */
export function playwrightFailures({ suites = [] }: PlaywrightReport): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${spec.file ?? file}: ${spec.title}`),
    ...playwrightFailures({ suites: inner }),
  ]);
}
