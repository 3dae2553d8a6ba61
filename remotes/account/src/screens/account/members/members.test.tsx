import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { confirmStore, noticeStore } from '@archway/platform/host';
import { en } from '../../../texts.fixture.ts';
import { practice, savedFiles, serve, show, userOf } from '../screen.fixture.tsx';
import { Members } from './Members.tsx';

const member = (changes: object) => ({
  ...{ userId: '7', code: 'ada', name: 'Ada', phone: null, email: 'ada@example.com' },
  ...{ registerTime: '2026-01-02T03:04:05.000Z', identity: 'creator', role: null, department: null, status: '1' },
  ...{ serving: false, expiredDay: null, expired: false },
  ...changes,
});
const grace = member({ userId: '8', code: 'grace', name: 'Grace', email: null, phone: '0551 77', identity: 'doctor' });
const request = {
  ...{ applyId: '3', practiceId: '1', practiceName: 'Northmere Orthodontics', abbreviation: 'N', number: 'P10001' },
  ...{ applyTime: '2026-11-19T10:20:00.000Z', status: 0, reason: null, actions: ['approve', 'reject'] },
  ...{ applicantName: 'Emmy', phone: null, email: 'emmy@example.com' },
};
const answers = { getOutpatientMember: [member({}), grace], applyJoinList: [request] };
const user = userOf(practice());
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

test('whoever does not own the practice reads so, and is told of nobody', async () => {
  const sent = serve(answers);
  await show(<Members user={userOf(practice({ creator: false }))} />, user);
  expect(screen.getByText(en.members.notOwner)).toBeTruthy();
  expect(screen.queryByText('Grace')).toBeNull();
  expect(sent).toEqual([]);
});

test('members are found by name, phone or e-mail', async () => {
  serve(answers);
  await show(<Members user={user} />, user);
  await screen.findByText('Grace');
  const search = (text: string): void => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 13 });
  };
  search('0551');
  await waitFor(() => expect(screen.queryByText('Ada')).toBeNull());
  expect(screen.getByText('Grace')).toBeTruthy();
  search('nobody');
  await screen.findByText(en.members.noMatch);
});

test('a request is approved at once, and rejected with a reason alone', async () => {
  const sent = serve(answers);
  await show(<Members user={user} />, user);
  await screen.findByText(/Emmy asks to join Northmere Orthodontics/);
  await act(async () => void fireEvent.click(button(en.requests.approve)));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ applyId: '3', pass: true });

  fireEvent.click(button(en.requests.reject));
  // The dialog is fetched when it is first shown.
  const ok = await screen.findByRole('button', { name: en.requests.rejectOk });
  await act(async () => void fireEvent.click(ok));
  expect(sent).toHaveLength(1);
  fireEvent.change(screen.getByLabelText(en.requests.reason), { target: { value: ' not here ' } });
  await act(async () => void fireEvent.click(button(en.requests.rejectOk)));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({ applyId: '3', pass: false, reason: 'not here' });
});

test('disabling asks first, and its creator cannot be disabled', async () => {
  const sent = serve(answers);
  await show(<Members user={user} />, user);
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Ada' }));
  await screen.findByText(en.members.edit);
  expect(screen.queryByText(en.members.disable)).toBeNull();
  fireEvent.click(button('More actions for Grace'));
  fireEvent.click(await screen.findByText(en.members.disable));
  await waitFor(() => expect(confirmStore.get()).toHaveLength(1));
  expect(sent).toEqual([]);
  await act(async () => confirmStore.get()[0]?.answer(true));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ outpatientId: '1', userId: '8', status: '0' });
});

test('the invitation link leads to the registration with the practice', async () => {
  serve(answers);
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await show(<Members user={user} />, user);
  await act(async () => void fireEvent.click(button(en.members.copyLink)));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/register?practice=P10001`);
});

test('an invitation link that cannot be copied is shown, and can be downloaded', async () => {
  serve(answers);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const saved = savedFiles();
  await show(<Members user={user} />, user);
  await act(async () => void fireEvent.click(button(en.members.copyLink)));
  const link = `${window.location.origin}/register?practice=P10001`;
  const notice = noticeStore.get().at(-1);
  expect(notice).toMatchObject({ kind: 'error', text: en.members.copyFailed, detail: link });
  notice?.action?.run();
  expect(await saved.texts()).toEqual([link]);
});
