import { type PracticeListItem, endpoints } from '@archway/contracts';
import { telemetry } from '../telemetry/telemetry.ts';
import { RETRY_AFTER_MS, choosePractice, fetchPractices, retryPractices } from './practices.ts';
import { session } from './session.ts';
import { type SessionUser, practiceChoice } from './session-user.ts';

const practice = (practiceId: string, changes: Partial<PracticeListItem> = {}): PracticeListItem =>
  ({ practiceId, available: true, accountExpired: false, expiredDay: null, isDefault: false, ...changes }) as never;

test('the chosen practice counts, then the default one, then one that is open', () => {
  const [over, open] = [practice('1', { accountExpired: true, expiredDay: '2026-01-31' }), practice('2')];
  const main = practice('3', { isDefault: true });
  expect(practiceChoice([over, open, main], '2').currentPracticeId).toBe('2');
  expect(practiceChoice([over, open, main], '9').currentPracticeId).toBe('3');
  expect(practiceChoice([over, open], null).currentPracticeId).toBe('2');
  expect(practiceChoice([over], null)).toMatchObject({
    ...{ currentPracticeId: '1', currentPracticeExpired: true, currentPracticeExpiredDay: '2026-01-31' },
    practiceAvailable: true,
  });
  expect(practiceChoice([], '1')).toMatchObject({ currentPracticeId: null, practiceAvailable: false });
});

describe('a list that fails', () => {
  const user = { userId: '7', ...practiceChoice([], null) } as unknown as SessionUser;
  const answer = (ok: boolean): Response =>
    ok
      ? new Response(JSON.stringify({ code: 200, msg: 'OK', data: [practice('4')] }))
      : new Response('', { status: 500 });
  beforeEach(() => {
    jest.useFakeTimers();
    session.setUser(user);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    session.reset();
  });

  test('is recorded as an event, asked for again, and taken when it comes', async () => {
    const record = jest.spyOn(telemetry, 'record').mockImplementation(() => undefined);
    const answers = [false, false, true];
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer(answers.shift() ?? true));
    await expect(fetchPractices()).resolves.toBeNull();
    const again = retryPractices('7');
    for (const wait of RETRY_AFTER_MS) await jest.advanceTimersByTimeAsync(wait);
    await again;
    expect(asked).toHaveBeenCalledTimes(3);
    expect(record.mock.calls.map(([{ type }]) => type)).toEqual(['practice-list-failure', 'practice-list-failure']);
    expect(session.user()?.currentPracticeId).toBe('4');
    expect(String(asked.mock.calls[0]?.[0])).toContain(endpoints.access.practices.path);
  });

  test('is asked for no longer when somebody else is logged in', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer(true));
    const again = retryPractices('7');
    session.setUser({ ...user, userId: '8' });
    for (const wait of RETRY_AFTER_MS) await jest.advanceTimersByTimeAsync(wait);
    await again;
    expect(asked).not.toHaveBeenCalled();
  });
});

test('a choice is kept in this browser', () => {
  session.setUser({ userId: '7', ...practiceChoice([practice('1'), practice('2')], null) } as unknown as SessionUser);
  choosePractice('2');
  expect(session.user()?.currentPracticeId).toBe('2');
  expect(practiceChoice([practice('1'), practice('2')], localStorage.getItem('currentPractice:7'))).toMatchObject({
    currentPracticeId: '2',
  });
});
