import { act, cleanup, waitFor } from '@testing-library/react';
import { errors } from '@archway/contracts';
import { type SessionUser, appHistory, tabStore } from '@archway/platform';
import { confirmStore, noticeStore, session } from '@archway/platform/host';
import { en } from '../texts.fixture.ts';
import { practice, show, userOf } from '../screens/account/screen.fixture.tsx';
import { OnArrival } from './OnArrival.tsx';

const center = { designCenterId: '4', designCenterNo: 'D1', designCenterName: 'Bridge' };

/** A server that answers by a part of the path: data, or the name of a refusal. */
function serve(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const known: Readonly<Record<string, unknown>> = {
      ...answers,
      personalData: user,
      listRelOutpatient: user.practices,
    };
    const part = Object.keys(known).find((each) => url.pathname.includes(each));
    if (/join|IdNo|setting\/(add|update)/.test(url.pathname))
      asked.push(url.pathname.replace('/api', '') + url.search + (init?.body ?? ''));
    const answer = part === undefined ? [] : known[part];
    const refusal = typeof answer === 'string' ? errors[answer as keyof typeof errors] : undefined;
    return new Response(
      JSON.stringify(
        refusal ? { code: refusal.code, msg: refusal.en, data: null } : { code: 200, msg: '', data: answer },
      ),
    );
  });
  return asked;
}

const user = { ...userOf(practice()), designCenterList: [] } as SessionUser;
const told = (): string[] => noticeStore.get().map(({ text }) => text);

beforeEach(() => {
  sessionStorage.clear();
  noticeStore.set([]);
  confirmStore.set([]);
});
afterEach(() => jest.restoreAllMocks());

test('a team is joined once, and the notice stays', async () => {
  tabStore.set('arrival.designTeamNo', 'T1');
  const asked = serve({ joinDesignTeam: { designTeamId: '1', teamName: 'North', outpatientName: 'N' } });
  const push = jest.spyOn(appHistory, 'push').mockImplementation(() => undefined);
  await show(<OnArrival />, user);
  await waitFor(() => expect(told()).toEqual([en.links.teamJoined]));
  expect(noticeStore.get()[0]?.duration).toBeUndefined();
  expect(asked).toEqual(['/doctor/designTeam/joinDesignTeam?designTeamNo=T1']);
  expect(push).toHaveBeenCalledWith('/account?key=11&type=team');
  // The same link in the same tab joins nothing again.
  cleanup();
  tabStore.set('arrival.designTeamNo', 'T1');
  await show(<OnArrival />, user);
  await waitFor(() => expect(tabStore.get('arrival.designTeamNo')).toBeNull());
  expect(asked).toHaveLength(1);
});

test('whoever came by no link joins nothing; one that comes with the login is followed then', async () => {
  const asked = serve({ joinDesignTeam: { designTeamId: '1', teamName: 'North', outpatientName: 'N' } });
  jest.spyOn(appHistory, 'push').mockImplementation(() => undefined);
  await show(<OnArrival />, user);
  expect(asked).toEqual([]);
  tabStore.set('arrival.designTeamNo', 'T1');
  await act(async () => session.setUser({ ...user }));
  await waitFor(() => expect(told()).toEqual([en.links.teamJoined]));
});

test('a link that leads nowhere says so', async () => {
  tabStore.set('arrival.designTeamNo', 'T0');
  serve({ joinDesignTeam: 'teamLinkInvalid' });
  await show(<OnArrival />, user);
  await waitFor(() => expect(told()).toEqual([errors.teamLinkInvalid.en]));
});

test('a center is joined for the practice of the reader, and the confirmation leads to it', async () => {
  tabStore.set('arrival.dNo', 'D1');
  const asked = serve({
    designCenterIdNo: center,
    'join/designCenter': { ...center, outpatientId: '1', outpatientName: 'N' },
  });
  const push = jest.spyOn(appHistory, 'push').mockImplementation(() => undefined);
  await show(<OnArrival />, user);
  await waitFor(() => expect(confirmStore.get()).toHaveLength(1));
  expect(confirmStore.get()[0]?.title).toBe('You have joined the design center [Bridge]');
  expect(asked).toEqual(['/design/center/designCenterIdNo/D1', '/doctor/doc/join/designCenter/4?outpatientId=1']);
  await act(async () => confirmStore.get()[0]?.answer(true));
  expect(push).toHaveBeenCalledWith('/account?key=11&type=org');
  expect(tabStore.get('arrival.dNo')).toBeNull();
  // Whoever was here before the center keeps their own way of design.
  expect(tabStore.get('designCenterName')).toBeNull();
});

test('whoever has no practice is told what to do first, and is bound once there is one, with lab design', async () => {
  tabStore.set('arrival.dNo', 'D1');
  const guest = { ...userOf(), designCenterList: [] } as unknown as SessionUser;
  serve({ designCenterIdNo: center, 'join/designCenter': 'addOrCreateOutpatient' });
  await show(<OnArrival />, guest);
  await waitFor(() => expect(told()).toEqual([expect.stringContaining('Create a practice first')]));
  expect(tabStore.get('arrival.dNo')).toBe('D1');

  const asked = serve({
    designCenterIdNo: center,
    'join/designCenter': { ...center, outpatientId: '1', outpatientName: 'N' },
  });
  const owner = { ...user, designCenterList: [] } as unknown as SessionUser;
  await act(async () => session.setUser(owner));
  await waitFor(() => expect(confirmStore.get()).toHaveLength(1));
  expect(asked).toHaveLength(2);
  expect(tabStore.get('designCenterName')).toBe('Bridge');
});

test('a doctor is sent to the creator of the practice', async () => {
  tabStore.set('arrival.dNo', 'D1');
  serve({ designCenterIdNo: center, 'join/designCenter': 'notPracticeOwner' });
  await show(<OnArrival />, user);
  await waitFor(() => expect(told()).toEqual([expect.stringContaining("contact the clinic's creator")]));
  expect(tabStore.get('arrival.dNo')).toBeNull();
});

test('a session that names a design center makes lab design the default, once', async () => {
  tabStore.set('designCenterName', 'Bridge');
  const chooser = { ...user, designCenterList: [center] } as unknown as SessionUser;
  const stored = { id: '3', storageType: 'text', settingContent: '{"tidType":"1"}' };
  const asked = serve({ 'setting/get': [stored], 'setting/update': stored });
  await show(<OnArrival />, chooser);
  await waitFor(() => expect(tabStore.get('designCenterName')).toBeNull());
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('\\"entrust\\":\\"orgDesign\\"');
  expect(asked[0]).toContain('\\"tidType\\":\\"1\\"');
});
