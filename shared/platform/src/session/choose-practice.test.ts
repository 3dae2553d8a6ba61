import { type PersonalData, type PracticeListItem, endpoints, errors } from '@archway/contracts';
import { choosePractice, refreshPersonalData } from './load-user.ts';
import { session } from './session.ts';
import { type SessionUser, practiceChoice } from './session-user.ts';

const practice = (practiceId: string, isDefault = false): PracticeListItem =>
  ({ practiceId, available: true, accountExpired: false, expiredDay: null, isDefault }) as never;
const practices = [practice('1', true), practice('2'), practice('3')];
let services = [{ dictValue: 0, dictLabel: 'Aligner' }];
const left = (confirmRemainingNum: number): Partial<PersonalData> =>
  ({
    ...{ userId: '7', roles: [], defaultPracticeId: '1', expirationTime: null },
    accountInfo: { confirmRemainingNum },
  }) as never;

/** What each practice has left, by its id; the default one without an id. */
function serve(balances: Readonly<Record<string, number>>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const ok = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
    if (pathname.endsWith(endpoints.access.practices.path)) return ok(practices);
    if (pathname.endsWith(endpoints.access.serviceTypeList.path)) return ok(services);
    const balance = balances[searchParams.get('outpatientId') ?? '1'];
    if (balance !== undefined) return ok(left(balance));
    return new Response(JSON.stringify({ code: errors.recordNotFound.code, msg: '', data: null }));
  });
}

beforeEach(() => session.setUser({ ...left(640), ...practiceChoice(practices, null) } as SessionUser));
afterEach(() => {
  jest.restoreAllMocks();
  session.reset();
  localStorage.clear();
});

/** What is left in the practice that somebody works in. */
const shown = () => [session.user()?.currentPracticeId, session.user()?.accountInfo.confirmRemainingNum];
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
};

test('a choice is kept in this browser, and what is left is that of the chosen practice', async () => {
  serve({ 1: 640, 2: 12 });
  choosePractice('2');
  expect(session.user()?.currentPracticeId).toBe('2');
  expect(practiceChoice(practices, localStorage.getItem('currentPractice:7')).currentPracticeId).toBe('2');
  await settled();
  expect(shown()).toEqual(['2', 12]);
  choosePractice('1');
  await settled();
  expect(shown()).toEqual(['1', 640]);
});

test('whoever chooses twice sees what the last one has left', async () => {
  serve({ 1: 640, 2: 12, 3: 33 });
  choosePractice('2');
  choosePractice('3');
  await settled();
  expect(shown()).toEqual(['3', 33]);
});

test('of a practice that one is no member of any more nothing is told', async () => {
  serve({ 1: 640 });
  choosePractice('2');
  await settled();
  expect(shown()).toEqual(['2', null]);
});

test('services that were given or taken since are those of the session after the data was asked for again', async () => {
  serve({ 1: 640 });
  const used = () => session.user()?.serviceTypeList.map(({ value }) => value);
  services = [0, 3].map((dictValue) => ({ dictValue, dictLabel: 'Service' }));
  await refreshPersonalData();
  expect(used()).toEqual([0, 3]);
  services = services.slice(0, 1);
  await refreshPersonalData();
  expect(used()).toEqual([0]);
});
