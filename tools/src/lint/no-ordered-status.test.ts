import { problemLines } from './problem-lines.ts';

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

const files = ['server/src/modules/cases/x.ts', 'remotes/plans/src/plan/X.tsx', 'shared/contracts/src/cases/x.ts'];
const found = problemLines(
  'no-ordered-status',
  Object.fromEntries(files.map((file) => [file, [...refused, ...taken]])),
);

test.each(files)('in %s no status is compared by its order', (file) => {
  expect(found[file]).toEqual(refused.map((_, at) => at + 1));
});
