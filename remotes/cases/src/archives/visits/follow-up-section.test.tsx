import { act, fireEvent, screen, within } from '@testing-library/react';
import type { CaseDetail } from '@archway/contracts';
import { confirmStore, startLanguage } from '@archway/platform/host';
import en from '../../i18n/archives/en-US.json';
import zh from '../../i18n/archives/zh-CN.json';
import { picture, server, settle, show, visit } from '../archives.fixture.tsx';
import { FollowUpSection } from './FollowUpSection.tsx';
import { sent, serving, submit } from './visits.fixture.tsx';

const detail = { caseId: '1', version: 1 } as CaseDetail;
const [CLOSED, SERVER_ERROR] = [202075, 500];

const section = <FollowUpSection detail={detail} />;
const five = visit('5', '2026-11-20');

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['zh-CN', zh, '2026-11-20', '出现间隙'],
  ['en-US', en, '20 Nov 2026', 'Gap'],
] as const)('%s', (lang, t, day, gap) => {
  test('a visit says when it was, what was worn and found, who wrote it', async () => {
    serving({ rows: [five] });
    await show(section, lang);
    const item = screen.getByRole('listitem');
    expect(within(item).getByRole('heading', { name: day })).toBeTruthy();
    expect(within(item).getByText(t.followUp.upper.replace('{num}', '5'))).toBeTruthy();
    expect(within(item).getByText(gap)).toBeTruthy();
    expect(within(item).getByText('Seen 2026-11-20')).toBeTruthy();
    expect(within(item).getByText(/Li Wei/)).toBeTruthy();
    expect(within(item).queryByText(/null/)).toBeNull();
  });

  test('nothing yet leads to the first visit, and a failure is told', async () => {
    serving({});
    await show(section, lang);
    expect(screen.getByText(t.followUp.none)).toBeTruthy();
    expect(screen.getByText(t.followUp.add)).toBeTruthy();
  });

  test('to whom the library is closed it says so, without a way to try again', async () => {
    server({ '/archives/list': () => CLOSED });
    await show(section, lang);
    expect(screen.getByText(t.library.closed)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(t.followUp.add)).toBeNull();
  });
});

test('a list that does not come is told, and asked for again', async () => {
  server({ '/archives/list': () => SERVER_ERROR });
  await show(section);
  expect(screen.getByText(en.followUp.failed)).toBeTruthy();
});

test('after the end of a treatment visits are read, and it is said why nothing can be added', async () => {
  serving({ rows: [five], canAddFollowUp: false });
  await show(section);
  expect(screen.getByText(en.followUp.ended)).toBeTruthy();
  expect(screen.queryByText(en.followUp.add)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit the visit/ })).toBeNull();
});

test('who only reads is not told of an end that has not come', async () => {
  serving({ rows: [five], canAddDataBase: false, canAddFollowUp: false });
  await show(section);
  expect(screen.queryByText(en.followUp.ended)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a visit is added with its day, steps, findings and words', async () => {
  const { calls } = serving({});
  await show(section);
  fireEvent.click(screen.getByText(en.followUp.add));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(en.followUp.field.upperStep), { target: { value: '7' } });
  fireEvent.click(within(dialog).getByLabelText('Attachment lost'));
  fireEvent.change(within(dialog).getByLabelText(en.followUp.field.remarks), { target: { value: ' Button at 13 ' } });
  await submit();
  const [body] = sent(calls, '/archives/add');
  expect(body).toMatchObject({ version: 1 });
  expect(body?.['contents']).toEqual({
    ...{ kind: 'followUp', visitDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), upperStep: 7, lowerStep: null },
    ...{ findings: ['attachmentLost'], remarks: 'Button at 13', nextVisit: null },
  });
});

test('a visit is deleted only when that is agreed to, at the revision that is shown', async () => {
  const { calls } = serving({ rows: [visit('5', '2026-11-20', { revision: 3, pictureCount: 2 })] });
  await show(section);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Delete the visit of 20 Nov 2026' }));
  press();
  expect(confirmStore.get()[0]).toMatchObject({ danger: true, body: 'Its 2 pictures are deleted with it.' });
  await act(async () => confirmStore.get()[0]?.answer(false));
  expect(sent(calls, '/archives/delete')).toEqual([]);
  press();
  await act(async () => confirmStore.get()[0]?.answer(true));
  await settle();
  expect(sent(calls, '/archives/delete')).toEqual([{ archivesId: '5', revision: 3 }]);
});

describe('pictures', () => {
  const filled = visit('5', '2026-11-20', { pictureCount: 2, thumbNames: ['archive/p1_thumb.jpg'] });

  test('those of the newest visit are there, the others when they are opened', async () => {
    serving({ rows: [filled, visit('4', '2026-06-01', { pictureCount: 2, thumbNames: ['x'] })] });
    await show(section);
    const [newest, older] = screen.getAllByRole('button', { name: '2 pictures' });
    expect(newest?.getAttribute('aria-expanded')).toBe('true');
    expect(older?.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByText('Gum')).toHaveLength(1);
    fireEvent.click(older!);
    await settle();
    expect(screen.getAllByText('Gum')).toHaveLength(2);
  });

  test('what is said of one leaves the others as they are', async () => {
    const { calls } = serving({ rows: [filled] });
    await show(section);
    fireEvent.click(screen.getByRole('button', { name: 'More actions for Gum' }));
    fireEvent.click(await screen.findByText(en.archives.describe));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(en.archives.field.name), { target: { value: 'Gum, upper' } });
    await submit();
    expect(sent(calls, '/archives/update')).toEqual([
      {
        ...{ archivesId: '5', revision: 1, contents: filled.contents },
        pictures: [
          { pictureId: 'p1', name: null, position: 'frontOcc', takenOn: null },
          { pictureId: 'p2', name: 'Gum, upper', position: null, takenOn: null },
        ],
      },
    ]);
  });

  test('what others said of it meanwhile stands beside what was typed, and is not replaced unseen', async () => {
    const { calls, kept } = serving({ rows: [filled] });
    await show(section);
    fireEvent.click(screen.getByRole('button', { name: 'More actions for Gum' }));
    fireEvent.click(await screen.findByText(en.archives.describe));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(en.archives.field.name), { target: { value: 'Mine' } });
    kept.pictures = [picture('p1'), picture('p2', { position: 'uptooth', name: 'Theirs' })];
    kept.rows = [{ ...filled, revision: 2 }];
    await submit();
    expect(sent(calls, '/archives/update')).toEqual([]);
    expect(within(dialog).getByText(en.archives.pictureOvertaken)).toBeTruthy();
    const name = within(dialog).getByRole('radiogroup', { name: en.archives.field.name });
    expect(within(name).getByRole('radio', { name: /Mine$/ })).toBeTruthy();
    fireEvent.click(within(name).getByRole('radio', { name: /Theirs$/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: en.archives.take }));
    await submit();
    const [body] = sent(calls, '/archives/update');
    expect(body).toMatchObject({
      revision: 2,
      pictures: [{ pictureId: 'p1' }, { pictureId: 'p2', name: 'Theirs', position: 'uptooth' }],
    });
  });

  test('one is removed by leaving it out', async () => {
    const { calls } = serving({ rows: [filled] });
    await show(section);
    fireEvent.click(screen.getByRole('button', { name: 'More actions for Gum' }));
    fireEvent.click(await screen.findByText(en.archives.removePicture.action));
    await act(async () => confirmStore.get()[0]?.answer(true));
    await settle();
    expect(sent(calls, '/archives/update')[0]?.['pictures']).toEqual([
      { pictureId: 'p1', name: null, position: 'frontOcc', takenOn: null },
    ]);
  });

  test('they stand beside the intake, with their days, and not beside what came later', async () => {
    serving({ rows: [filled] });
    await show(section);
    fireEvent.click(screen.getByRole('button', { name: 'Compare the visit of 20 Nov 2026 with earlier pictures' }));
    await settle();
    const dialog = await screen.findByRole('dialog');
    const figures = within(dialog).getAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      `20 Nov 2026${en.compare.own}`,
      '5 Jan 2026Intake · Initial',
    ]);
    expect(within(dialog).getByRole('img', { name: 'Intake · Initial, 5 Jan 2026' })).toBeTruthy();
  });

  test('files that are no pictures are told', async () => {
    serving({ rows: [visit('5', '2026-11-20')] });
    await show(section);
    expect(screen.queryByRole('button', { name: /pictures$/ })).toBeNull();
    fireEvent.change(screen.getByTestId('archive-pictures'), { target: { files: [new File(['x'], 'plan.docx')] } });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

beforeAll(() => startLanguage(null));
