import { parseArgs } from 'node:util';

export const testParts = ['check', 'unit', 'e2e'] as const;
export type TestPart = (typeof testParts)[number];

export interface TestArguments {
  /** Those that run; all when none is named. */
  readonly parts: ReadonlySet<TestPart>;
  /** Only what changed since this commit can break. */
  readonly since: string | null;
  /** Write down how long each part took, for later runs to compare with. */
  readonly keepTimes: boolean;
  /**
   * All that there is to ask, as before a release: every server test on both databases, every journey in both languages,
   * every screen at both widths, every variant of the real data.
   */
  readonly thorough: boolean;
}

/** @throws Error for a part that does not exist, so that a misspelt one does not pass by running nothing */
export function readArguments(args: readonly string[]): TestArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      'keep-times': { type: 'boolean', default: false },
      thorough: { type: 'boolean', default: false },
    },
  });
  const known: readonly string[] = testParts;
  const unknown = positionals.find((part) => !known.includes(part));
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}: name some of ${testParts.join(', ')}`);
  const named = testParts.filter((part) => positionals.includes(part));
  return {
    parts: new Set(named.length > 0 ? named : testParts),
    since: values.since ?? null,
    keepTimes: values['keep-times'],
    thorough: values.thorough,
  };
}
