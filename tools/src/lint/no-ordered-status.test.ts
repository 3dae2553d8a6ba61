import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';

/** Lints lines as one file of the house. @returns numbers of the lines that compare statuses by their order */
function orderedLines(lines: readonly string[], file: string): number[] {
  const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const run = spawnSync(process.execPath, [eslint, '--stdin', '--stdin-filename', file, '--format', 'json'], {
    cwd: ROOT,
    encoding: 'utf8',
    input: lines.join('\n'),
  });
  const [report] = JSON.parse(run.stdout) as { messages: { ruleId: string | null; line: number }[] }[];
  return report!.messages.filter(({ ruleId }) => ruleId === 'archway/no-ordered-status').map(({ line }) => line);
}

const refused = [
  'export const a = (status: number) => status >= caseStatus.designing;',
  'export const b = (row: Row) => row.status < 33;',
  'export const c = (row: Row) => 10 <= row.entrust;',
  'export const d = (row?: Row) => row?.analyseFlag! > 1;',
  'export const e = (orderStatus: number) => orderStatus <= 2;',
  'export const f = (value: number) => value < planStatus.pass;',
];

const taken = [
  'export const a = (status: number) => status === caseStatus.designing;',
  'export const b = (row: Row) => isOneOf(designedStatuses, row.status);',
  'export const c = (response: Response) => response.status >= 400;',
  'export const d = (status: number) => status >= 500;',
  'export const e = (row: Row) => row.stage > 1 && row.statusTime < now;',
  'export const f = (statuses: Row[]) => statuses.length > 0;',
];

test.each(['server/src/modules/cases/x.ts', 'remotes/plans/src/plan/X.tsx', 'shared/contracts/src/cases/x.ts'])(
  'in %s no status is compared by its order',
  (file) => {
    expect(orderedLines([...refused, ...taken], file)).toEqual(refused.map((_, at) => at + 1));
  },
);
