/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/** Reads jest's `--json` file. A suite that could not run counts as a failure. */
export function jestCounts(report: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Reads Playwright's JSON report. A flaky test passed in the end and counts so; it is shown in the output. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}): Counts {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + (report.errors?.length ?? 0),
  };
}

/** Reads the closing line of `pnpm check`. */
export function checkCounts(output: string): Counts {
  const line = /check: (\d+) passed, (\d+) failed/.exec(output);
  return line ? { passed: Number(line[1]), failed: Number(line[2]) } : { passed: 0, failed: 1 };
}
