import { createDrafts } from './drafts.ts';

const key = { caseId: '7', version: 1 };
const at = '2026-11-22T08:00:00.000Z';
const { read: readDraft, keep: keepDraft } = createDrafts<{ practiceId: string; patientName: string }>(
  'archway.cases.draft',
);
const draft = { values: { practiceId: '3', patientName: 'Mila' }, revision: 4, at };

beforeEach(() => localStorage.clear());

test('a draft is read as it was kept, until it is dropped', () => {
  keepDraft(key, draft);
  expect(readDraft(key)).toEqual(draft);
  expect(readDraft({ ...key, version: 2 })).toBeNull();
  keepDraft(key, null);
  expect(readDraft(key)).toBeNull();
});

test('a draft that an earlier page kept by the words of the wire has lost no field', () => {
  const kept = { ...draft, values: { outpatientId: '3', patientName: 'Mila' } };
  localStorage.setItem('archway.cases.draft.7.1', JSON.stringify(kept));
  expect(readDraft(key)).toEqual(draft);
});

test('what is no draft is none', () => {
  localStorage.setItem('archway.cases.draft.7.1', '{');
  expect(readDraft(key)).toBeNull();
});
