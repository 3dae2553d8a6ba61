import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { PracticeSection } from './PracticeSection.tsx';

const found = [{ name: 'Lakeside Dental', abbreviation: 'Lakeside', number: 'P10002' }];
const answers = {
  listRelOutpatient: [],
  applyOutpatientList: [],
  'outpatient/search': found,
  applyJoin: { applyId: '9', status: 0 },
};
const nobody = userOf();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('an employee finds a practice by its code and asks to join', async () => {
  const sent = serve(answers);
  await show(<PracticeSection user={nobody} />, nobody);
  await screen.findByText(en.practices.none);
  await click(/I'm a practice employee/);
  const search = await screen.findByLabelText(en.practices.keyword, { exact: false });
  fireEvent.change(search, { target: { value: ' P10002 ' } });
  await click(en.practices.find);
  await screen.findByText('Lakeside Dental');
  await click(en.practices.apply);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([{ keyword: 'P10002' }, { number: 'P10002' }]);
});

test('a practice that is not there is said to be none', async () => {
  serve({ ...answers, 'outpatient/search': [] });
  await show(<PracticeSection user={nobody} />, nobody);
  await click(/I'm a practice employee/);
  fireEvent.change(await screen.findByLabelText(en.practices.keyword, { exact: false }), { target: { value: 'P1' } });
  await click(en.practices.find);
  await screen.findByText(en.practices.notFound);
});

test('whoever came by an invitation is offered its practice first, until it is asked or declined', async () => {
  sessionStorage.setItem('archway.invitation', 'P10002');
  const sent = serve(answers);
  await show(<PracticeSection user={nobody} />, nobody);
  await screen.findByText('Lakeside Dental invites you to join.');
  await click(en.practices.apply);
  await waitFor(() => expect(sessionStorage.getItem('archway.invitation')).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ number: 'P10002' });
  expect(screen.queryByText('Lakeside Dental invites you to join.')).toBeNull();
});

test('an assistant joins practices and creates none', async () => {
  serve(answers);
  const medical = { ...nobody, isMedical: true };
  await show(<PracticeSection user={medical} />, medical);
  expect(screen.queryByText(en.practices.asCreator)).toBeNull();
  expect(screen.getByText(en.practices.asEmployee)).toBeTruthy();
});

test('a creator fills in what the practice is called before it is created', async () => {
  const sent = serve({ ...answers, '/doctor/outpatient': { practiceId: '5', number: 'P12345678' } });
  await show(<PracticeSection user={nobody} />, nobody);
  await click(/I'm the practice creator/);
  const create = await screen.findByRole('button', { name: en.practices.create });
  await act(async () => void fireEvent.click(create));
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(en.profile.name), { target: { value: 'New' } });
  fireEvent.change(screen.getByLabelText(en.profile.abbreviation), { target: { value: 'N' } });
  await act(async () => void fireEvent.click(create));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ name: 'New', abbreviation: 'N' });
});

test('a practice where the reader was disabled says so, and cannot be the default one', async () => {
  const lost = practice({ available: false, isDefault: false, creator: false });
  serve({ ...answers, listRelOutpatient: [practice({ practiceId: '2' }), lost] });
  await show(<PracticeSection user={nobody} />, nobody);
  await screen.findByText(en.practices.states.disabled);
  expect(screen.queryByText(en.practices.makeDefault)).toBeNull();
});

test('a member reads the profile of the practice, and finds nothing to change it by', async () => {
  const theirs = practice({ creator: false });
  const profile = {
    ...{ outpatientId: '1', name: 'Northmere Orthodontics', abbreviation: 'Northmere', number: 'P10001' },
    ...{ phone: '021-5588 1200', region: null, province: null, city: null, area: null, address: '1 Bund' },
    ...{ profile: 'Aligners since 2009', expiredDay: null, creatorName: 'Ada' },
  };
  serve({ ...answers, listRelOutpatient: [theirs], 'outpatient/info': profile });
  await show(<PracticeSection user={userOf(theirs)} />, userOf(theirs));
  expect(await screen.findByText('Aligners since 2009')).toBeTruthy();
  expect(screen.getByText('1 Bund')).toBeTruthy();
  expect(screen.getByText(/You are not the practice owner/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.save })).toBeNull();
});
