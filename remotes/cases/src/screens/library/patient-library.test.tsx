import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Archive, LibraryVersion } from '@archway/contracts';
import { patientStore } from '@archway/platform';
import {
  type Answer,
  type Call,
  archive,
  libraryVersion,
  server,
  settle,
  show,
} from '../../archives/archives.fixture.tsx';
import en from '../../i18n/archives/en-US.json';
import words from '../../i18n/case/en-US.json';
import zh from '../../i18n/archives/zh-CN.json';
import PatientLibrary from './PatientLibrary.tsx';

const detail = {
  ...{ caseId: '1', version: 2, patientName: 'Mila', ptNo: 'AW1', serviceType: 0, stage: 2, roles: ['doctor'] },
  ...{ dataSource: 'web', doctorId: '5', practiceId: '1' },
};
const [NOT_FOUND, CLOSED, ARCHIVE_CHANGED] = [200404, 202075, 202070];
const ann = { userId: '9', name: 'Ann', doing: 'reading', self: false, since: '2026-11-20T06:32:00.000Z' };
const gum = archive('7', { kind: 'record', name: 'Gum', remarks: 'Before treatment' });

interface Given {
  rows?: readonly Archive[];
  versions?: readonly LibraryVersion[] | number;
  detailAnswer?: unknown;
  /** Who else looks at the case. */
  here?: readonly object[];
  update?: Answer;
}

function serving({
  rows = [gum],
  versions = twoVersions,
  detailAnswer = detail,
  here = [],
  update = () => gum,
}: Given): Call[] {
  const list: Answer = () => ({ rows, canAddDataBase: true, canAddFollowUp: true });
  return server({
    '/archives/library/version/list': () => versions,
    '/archives/list': list,
    '/archives/add': () => gum,
    '/archives/update': update,
    '/pt/detail/': () => detailAnswer,
    '/presence/here': () => here,
  });
}

const twoVersions = [
  libraryVersion(1, { records: 3, followUps: 1, pictures: 12 }),
  libraryVersion(2, { records: 1, photos: 4, models: 1, cbct: 0 }),
];
const open = (lang: string, version = 2): Promise<void> =>
  show(<PatientLibrary />, lang, `/patient-database/1/${version}`, '/patient-database/:id/:version');
const sent = (calls: readonly Call[], end: string) =>
  calls.filter(({ path }) => path.endsWith(end)).map((each) => each.body);

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['zh-CN', zh, '3 份档案 · 1 条复诊记录 · 12 张图片', '重启阶段 1'],
  ['en-US', en, '3 records · 1 follow-up · 12 pictures', 'Refinement 1'],
] as const)('%s', (lang, t, counts, stage) => {
  test('versions with what each holds, the records of the chosen one, and the way to its other parts', async () => {
    serving({});
    await open(lang);
    expect(screen.getByRole('heading', { level: 1, name: t.library.title })).toBeTruthy();
    const versions = screen.getByRole('navigation', { name: t.library.versions });
    expect(within(versions).getByText(counts).closest('a')?.getAttribute('href')).toBe('/patient-database/1/1');
    expect(within(versions).getByText(stage).closest('a')?.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('heading', { name: 'Gum' })).toBeTruthy();
    const parts = within(screen.getByRole('region', { name: t.library.parts }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['followUps', 'photos', 'models', 'cbct'].map((section) => `/patient-detail/1/2?section=${section}`),
    );
    expect(screen.getByRole('link', { name: 'Mila' }).getAttribute('href')).toBe('/patient-detail/1/2');
  });

  test('to production it is closed, and the way back is there', async () => {
    serving({ versions: CLOSED });
    await open(lang);
    expect(screen.getByRole('heading', { name: t.library.closed })).toBeTruthy();
    expect(screen.getByRole('link', { name: t.library.back })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without records it says what they are for', async () => {
    serving({ rows: [] });
    await open(lang);
    expect(screen.getByText(t.library.none)).toBeTruthy();
    expect(screen.getByText(t.library.add)).toBeTruthy();
  });
});

test.each([
  ['a case that is not there', { detailAnswer: NOT_FOUND, versions: NOT_FOUND }, 2],
  ['a version that is not there', {}, 3],
])('%s is not found', async (_name, given, version) => {
  serving(given);
  await open('en-US', version);
  expect(screen.getByRole('heading', { name: en.library.notFound })).toBeTruthy();
});

test('who else looks at the case is told', async () => {
  const calls = serving({ here: [ann] });
  await open('en-US');
  expect(screen.getByRole('status').textContent).toContain(words.presence.reading.all.replace('{names}', 'Ann'));
  expect(sent(calls, '/presence/here')).toMatchObject([{ ptId: '1', version: 2, doing: 'reading' }]);
});

test('a failure is told', async () => {
  serving({ versions: 500 });
  await open('en-US');
  expect(screen.getByText(en.library.failed)).toBeTruthy();
});

test('a record needs a name; it is added, and renamed at the revision that is shown', async () => {
  const calls = serving({});
  await open('en-US');
  const submit = async (): Promise<void> => {
    await act(async () => void fireEvent.click(document.querySelector('button[type=submit]')!));
    await settle();
  };
  fireEvent.click(screen.getByText(en.library.add));
  await screen.findByRole('dialog');
  await submit();
  expect(sent(calls, '/archives/add')).toEqual([]);
  fireEvent.change(screen.getByLabelText(en.library.field.name), { target: { value: ' X-ray ' } });
  await submit();
  expect(sent(calls, '/archives/add')).toMatchObject([
    { version: 2, contents: { kind: 'record', name: 'X-ray', remarks: '' } },
  ]);

  fireEvent.click(screen.getByRole('button', { name: 'Edit Gum' }));
  const name = (await screen.findAllByLabelText(en.library.field.name)).at(-1)!;
  fireEvent.change(name, { target: { value: 'Gum, 2025' } });
  await submit();
  expect(sent(calls, '/archives/update')).toMatchObject([
    { archivesId: '7', revision: 1, contents: { name: 'Gum, 2025', remarks: 'Before treatment' } },
  ]);
});

test('a name that somebody else gave meanwhile stands beside the own one, and nothing is saved before one is chosen', async () => {
  const rows = [gum];
  const calls = serving({ rows, update: () => (rows[0] === gum ? ((rows[0] = theirs), ARCHIVE_CHANGED) : theirs) });
  const theirs = archive('7', { ...gum.contents, name: 'Gingiva' }, { revision: 2, updatedBy: 'Zhou Ming' });
  await open('en-US');
  fireEvent.click(screen.getByRole('button', { name: 'Edit Gum' }));
  const dialog = await screen.findByRole('dialog');
  const submit = async (): Promise<void> => {
    await act(async () => void fireEvent.click(dialog.querySelector('button[type=submit]')!));
    await settle();
  };
  fireEvent.change(within(dialog).getByLabelText(en.library.field.name), { target: { value: 'Gum, 2025' } });
  fireEvent.change(within(dialog).getByLabelText(en.library.field.remarks), { target: { value: 'After it' } });
  await submit();
  expect(sent(calls, '/archives/update')).toHaveLength(1);
  const [group, ...more] = within(dialog).getAllByRole('radiogroup');
  expect(more).toEqual([]);
  fireEvent.click(within(group!).getByRole('radio', { name: 'Zhou Ming Gingiva' }));
  fireEvent.click(within(dialog).getByRole('button', { name: en.archives.take }));
  await submit();
  expect(sent(calls, '/archives/update').at(-1)).toMatchObject({
    ...{ revision: 2, contents: { name: 'Gingiva', remarks: 'After it' } },
  });
});

test.each([true, false])('the case at hand says whether the reader may add to it: %s', async (canAddDataBase) => {
  serving({ versions: [libraryVersion(2, { canAddDataBase })] });
  await open('en-US');
  expect(patientStore.get()).toMatchObject({ caseId: '1', version: 2, canAddDataBase });
});
