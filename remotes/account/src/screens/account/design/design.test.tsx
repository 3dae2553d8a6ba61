import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@archway/platform';
import { confirmStore } from '@archway/platform/host';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { DesignSection } from './DesignSection.tsx';
import { BoundCenters } from './centers/BoundCenters.tsx';
import { DesignConfiguration } from './configuration/DesignConfiguration.tsx';

const team = (changes: object = {}) => ({
  ...{ designTeamId: '5', designTeamNo: 'T12345678', teamName: 'North', practiceId: '1', practiceName: 'Northmere' },
  ...{ status: '1', memberCount: 1, waitingCount: 1, manages: true, own: null },
  ...changes,
});
const designer = (changes: object) => ({
  ...{ designTeamId: '5', teamName: 'North', userId: '8', status: '1', nickName: 'Grace', userName: 'grace' },
  ...{ phone: null, email: 'grace@example.com', department: null, waiting: false, mayReset: true, joinTime: null },
  roleVoList: [{ roleKey: 'target_design', assignType: 4, isDefault: true }],
  ...changes,
});
const waiting = designer({
  userId: '9',
  nickName: null,
  userName: 'emmy',
  waiting: true,
  roleVoList: [],
  mayReset: false,
});
const counts = { targets: 2, stages: 0, sent: 1, inspected: 0, audited: 0, asked: 0 };
const work = {
  days: [
    { day: '2026-11-21', counts: { ...counts, targets: 0, sent: 0 } },
    { day: '2026-11-22', counts },
  ],
  members: [
    {
      ...{ userId: '8', userName: 'grace', nickName: 'Grace', status: '0', counts, caseCount: 2 },
      roles: ['target_design'],
      design: { submitted: 4, rejected: 1, refused: 0, medianHours: 72 },
      audit: { decided: 0, rejected: 0, medianHours: null },
    },
  ],
};
const answers = {
  'designTeam/list': [team()],
  listMember: [designer({}), waiting],
  memberWorkCount: work,
  'designCenter/list': [
    {
      designCenterId: '1',
      designCenterNo: 'D1',
      designCenterName: 'Bridge',
      outpatientDefault: true,
      centerPays: false,
      status: '1',
    },
    {
      designCenterId: '2',
      designCenterNo: 'D2',
      designCenterName: 'River',
      outpatientDefault: false,
      centerPays: true,
      status: '1',
    },
  ],
};
const user = userOf(practice());
/** After a change the page asks again who its reader is. */
Object.assign(answers, { personalData: user });
const openMenu = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));

afterEach(() => jest.restoreAllMocks());

test('the creator sees who waits, and lets them in by a role alone', async () => {
  const sent = serve(answers);
  await show(<DesignSection user={user} />, user);
  const row = (await screen.findByText('emmy', { selector: 'span *, td *' })).closest('tr');
  expect(within(row!).getByText(en.team.needsRole)).toBeTruthy();
  await openMenu('emmy');
  fireEvent.click(await screen.findByText(en.team.giveRoles));
  const ok = await screen.findByRole('button', { name: en.save });
  await act(async () => void fireEvent.click(ok));
  expect(screen.getByText(en.team.oneRole)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stage designer 7' }));
  await act(async () => void fireEvent.click(ok));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ designTeamId: '5', userId: '9', roles: ['step_design'], department: '' });
});

test('a password is offered to be reset only where it opens nothing else', async () => {
  serve(answers);
  await show(<DesignSection user={user} />, user);
  await openMenu('Grace');
  await screen.findByText(en.team.resetPassword);
  await openMenu('emmy');
  await screen.findByText(en.team.giveRoles);
  expect(screen.getAllByText(en.team.resetPassword)).toHaveLength(1);
});

test('work is told in words, with a disabled member named as one', async () => {
  serve(answers);
  await show(<DesignSection user={user} />, user);
  await screen.findAllByRole('rowheader', { name: 'Grace (disabled)' });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toContain('22 Nov 2026 · Targets created 2 · Sent for approval 1');
  expect(said.join()).not.toContain('21 Nov 2026');
});

test('how long it took and how much came back is told by member', async () => {
  serve(answers);
  await show(<DesignSection user={user} />, user);
  const pace = await screen.findByRole('region', { name: en.work.pace.title });
  const row = within(pace).getAllByRole('row')[1];
  expect(row?.textContent).toBe('Grace (disabled)43.0 days1 (25%)00—0');
});

test('where there are several teams everybody is called with theirs', async () => {
  serve({ ...answers, 'designTeam/list': [team(), team({ designTeamId: '6', teamName: 'South' })] });
  await show(<DesignSection user={user} />, user);
  await screen.findAllByRole('rowheader', { name: 'Grace (North) (disabled)' });
});

test('somebody who waits for a role is told so, and asks for nobody', async () => {
  const guest = { ...user, permissions: ['account:view'], practices: [], currentPracticeId: null } as SessionUser;
  serve({ ...answers, 'designTeam/list': [team({ manages: false, own: { status: '1', roles: [] } })] });
  await show(<DesignSection user={guest} />, guest);
  expect(await screen.findByText(en.team.waits)).toBeTruthy();
  expect(screen.queryByText('Grace')).toBeNull();
  expect(screen.queryByText(en.work.title)).toBeNull();
});

test('disabling a team asks first', async () => {
  const sent = serve(answers);
  await show(<DesignSection user={user} />, user);
  await openMenu('North');
  fireEvent.click(await screen.findByText(en.team.menu.disable));
  await waitFor(() => expect(confirmStore.get()).toHaveLength(1));
  expect(sent).toEqual([]);
  await act(async () => confirmStore.get()[0]?.answer(true));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ designTeamId: '5', status: '0' });
});

test('only the creator of a practice changes its design centers, and the default one cannot be chosen again', async () => {
  serve(answers);
  await show(<BoundCenters practice={practice({ creator: false })} />, user);
  expect(await screen.findByText('River')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /More actions/ })).toBeNull();
  expect(screen.queryByText(en.centers.bind)).toBeNull();
});

test('a center that is not the default one may become it', async () => {
  serve(answers);
  await show(<BoundCenters practice={practice()} />, user);
  await openMenu('Bridge');
  await screen.findByText(en.centers.unbind);
  expect(screen.queryByText(en.practices.makeDefault)).toBeNull();
  await openMenu('River');
  await screen.findByText(en.practices.makeDefault);
});

test('the design configuration keeps what it does not know of, and says what a practice lacks', async () => {
  const stored = { id: '3', storageType: 'text', settingContent: '{"entrust":"orgDesign","later":"kept"}' };
  const sent = serve({ ...answers, 'setting/get': [stored] });
  await show(<DesignConfiguration user={user} />, user);
  const lab = await screen.findByRole('radio', { name: new RegExp(en.design.way.center) });
  expect((lab as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText(en.design.noCenter)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(en.design.way.team) }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.save })));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(String(sent[0]?.body['settingContent']))).toMatchObject({ entrust: '2', later: 'kept' });
});
