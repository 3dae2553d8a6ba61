import { isGone, isUnfinished, lostNames, readRecord, type PageRecord, type Surroundings } from './unfinished.ts';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const since = NOW - 600_000;
const lost = (fileName: string) => ({ caseId: '1', version: 1, fileName, since });
const record: PageRecord = { tab: 'tab 1', at: since, files: [lost('front.jpg')] };
const around = (change: Partial<Surroundings>): Surroundings => ({
  page: 'this page',
  tab: 'tab 1',
  living: new Set(['this page']),
  now: NOW,
  ...change,
});

test('the files of a page that was reloaded are lost', () => {
  expect(isGone('page before', record, around({}))).toBe(true);
});

test('another tab that is still working raises no alarm, however long it takes', () => {
  const living = new Set(['this page', 'other tab']);
  expect(isGone('other tab', { ...record, at: 0 }, around({ living, tab: 'tab 2' }))).toBe(false);
});

test('what is on its way in this page is not lost', () => {
  expect(isGone('this page', record, around({ living: new Set() }))).toBe(false);
});

describe('without locks', () => {
  test('a page before in the same tab is gone', () => {
    expect(isGone('page before', record, around({ living: null }))).toBe(true);
  });

  test('one in another tab is gone once it has been silent for an hour', () => {
    const other = around({ living: null, tab: 'tab 2' });
    expect(isGone('other tab', record, other)).toBe(false);
    expect(isGone('other tab', record, { ...other, now: since + 3_600_001 })).toBe(true);
  });
});

test.each([
  ['waiting', true],
  ['preparing', true],
  ['uploading', true],
  ['serverError', true],
  ['aborted', false],
  ['success', false],
] as const)('a file that is %s is unfinished: %s', (state, expected) => {
  expect(isUnfinished({ state })).toBe(expected);
});

test('each file that did not arrive is named once', () => {
  expect(lostNames([lost('a.jpg'), lost('b.heic'), lost('a.jpg')], [], [])).toEqual(['a.jpg', 'b.heic']);
});

test('one that was registered while its page went, or was chosen again, is not named', () => {
  const arrived = { fileName: 'a.jpg', uploadTime: new Date(since + 5000).toISOString() };
  expect(lostNames([lost('a.jpg'), lost('b.jpg')], [arrived], [])).toEqual(['b.jpg']);
  expect(lostNames([lost('a.jpg'), lost('b.jpg')], [], [{ fileName: 'b.jpg' }])).toEqual(['a.jpg']);
});

test('an older file of the same name does not stand for the one that was lost', () => {
  const older = { fileName: 'a.jpg', uploadTime: new Date(since - 86_400_000).toISOString() };
  expect(lostNames([lost('a.jpg')], [older], [])).toEqual(['a.jpg']);
});

test.each([null, '', 'nonsense', '5', '{}', '{"tab":"a","at":1}', '{"tab":1,"at":1,"files":[]}'])(
  '%j is no record',
  (text) => {
    expect(readRecord(text)).toBeNull();
  },
);

test('of a record what can be read is read', () => {
  const files = [lost('a.jpg'), null, { fileName: 'b.jpg' }];
  expect(readRecord(JSON.stringify({ ...record, files }))).toEqual({ ...record, files: [lost('a.jpg')] });
});

test('a case that was kept by the word of the wire is the same case', () => {
  const { caseId, ...others } = lost('a.jpg');
  const files = [{ ptId: caseId, ...others }];
  expect(readRecord(JSON.stringify({ ...record, files }))).toEqual({ ...record, files: [lost('a.jpg')] });
});
