import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';

/**
 * Lints lines as files of the house.
 * @param files their paths from the root, and their lines
 * @returns for each path the numbers, from 1, of the lines that break a rule of ours
 */
export function problemLines(
  rule: string,
  files: Readonly<Record<string, readonly string[]>>,
): Record<string, number[]> {
  const texts = Object.entries(files).map(([path, lines]) => [path, lines.join('\n')] as const);
  const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
    cwd: ROOT,
    encoding: 'utf8',
    input: JSON.stringify(Object.fromEntries(texts)),
  });
  if (!stdout) throw new Error(stderr);
  const found = JSON.parse(stdout) as Record<string, { rule: string | null; line: number }[]>;
  return Object.fromEntries(
    Object.entries(found).map(([path, problems]) => [
      path,
      problems.filter((each) => each.rule === `archway/${rule}`).map(({ line }) => line),
    ]),
  );
}
