import { wireWordsIn } from './wire-words.ts';

test.each([
  ['const { ptId } = row;', ['ptId']],
  ["type Key = Pick<CaseRow, 'ptId' | 'version'>;", ['ptId']],
  ['interface Practice { outpatientId: string; outpatientAddress: string }', ['outpatientId', 'outpatientAddress']],
  ['export const schemeStatuses = [];', ['schemeStatuses']],
  ['await findScheme(tx); const lastScheme = 1;', ['findScheme', 'lastScheme']],
])('%s says words of the wire', (source, words) => {
  expect(wireWordsIn(source)).toEqual(words);
});

test.each([
  'const { caseId, practiceId, planId } = row;',
  "path: '/doctor/pt/detail/:ptId/:version',",
  "path: '/design/scheme/list',",
  "action: 'auditScheme'",
  'sql`select pt_id, scheme_id from schemes s`',
])('%s says none', (source) => {
  expect(wireWordsIn(source)).toEqual([]);
});
