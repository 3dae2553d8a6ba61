import { type PersonalData, type ServiceId, endpoints, serviceTypes } from '@archway/contracts';
import { i18n } from '../i18n/i18n.ts';
import { text } from '../i18n/use-text.ts';
import { readSetting } from '../settings/setting-content.ts';
import { localStore } from '../state/browser-storage.ts';
import { ApiError } from '../wire/api-error.ts';
import { call } from '../wire/call.ts';
import { chosenPractice, fetchPractices, practiceKey, retryPractices } from './practices.ts';
import { session } from './session.ts';
import { practiceChoice, toSessionUser, withPractices } from './session-user.ts';
import type { PracticeChoice, SessionUser, UserService } from './session-user.ts';

/** The local list of names by id wins over the label of the dictionary. */
const serviceName = (id: number, label: string): string =>
  i18n.exists(`serviceType.${id}`, { ns: 'platform' }) ? text('platform', `serviceType.${id}`) : label;

async function services(): Promise<UserService[]> {
  const list = await call(endpoints.access.serviceTypeList, undefined, { quiet: true });
  return list.map(({ dictValue, dictLabel }) => ({ value: dictValue, name: serviceName(dictValue, dictLabel) }));
}

/** A preference that cannot be read counts as none. */
async function homePage(doctorId: string): Promise<ServiceId> {
  const input = { query: { doctorId, settingType: 'preferenceSetting' } } as const;
  const [record] = await call(endpoints.account.settings, input, { quiet: true }).catch(() => []);
  const { designHomePage } = await readSetting(record);
  return Object.values(serviceTypes).find(({ id }) => id === designHomePage)?.id ?? serviceTypes.aligner.id;
}

/** Nothing is known of what a practice has left that the reader is no member of any more. */
const withoutBalances = (personal: PersonalData): PersonalData => ({
  ...personal,
  accountInfo: {
    ...personal.accountInfo,
    ...{ confirmRemainingNum: null, designCenterId: null, assistAuditsRemainingNum: 0 },
    ...{ freePtNum: 0, freeModelNum: 0, freeReportNum: 0 },
  },
});

/** The personal data with what the practice has that the reader works in, where that is not the default one. */
async function ofCurrentPractice(personal: PersonalData, choice: PracticeChoice): Promise<PersonalData> {
  const { currentPracticeId: practiceId } = choice;
  if (practiceId === null || practiceId === personal.defaultPracticeId) return personal;
  try {
    return await call(endpoints.access.personalData, { query: { practiceId } }, { quiet: true });
  } catch (failure) {
    if (failure instanceof ApiError && failure.name === 'recordNotFound') return withoutBalances(personal);
    throw failure;
  }
}

/** Loads who is logged in, with services, preference and practices, and keeps it in the session. */
export async function loadUser(): Promise<SessionUser> {
  const [personal, serviceTypeList, practices] = await Promise.all([
    call(endpoints.access.personalData, undefined, { quiet: true }),
    services(),
    fetchPractices(),
  ]);
  const { userId, doctorId } = personal;
  const choice = practiceChoice(practices ?? [], chosenPractice(userId));
  const [current, home] = await Promise.all([ofCurrentPractice(personal, choice), homePage(doctorId)]);
  const user = toSessionUser(current, serviceTypeList, home, choice);
  session.setUser(user);
  if (practices === null) void retryPractices(userId);
  return user;
}

/** Asks for the personal data, the services and the practices again, e.g. after a practice was joined. */
export async function refreshPersonalData(): Promise<PersonalData> {
  const [personal, list, practices] = await Promise.all([
    call(endpoints.access.personalData),
    // What was known of them stays where they cannot be asked for.
    services().catch(() => null),
    fetchPractices(),
  ]);
  const before = session.user();
  if (!before) return personal;
  const chosen = chosenPractice(personal.userId);
  const choice = practiceChoice(practices ?? before.practices, chosen);
  const current = await ofCurrentPractice(personal, choice);
  const user = session.user();
  // Whoever chose another practice meanwhile has asked for that one.
  if (user && chosenPractice(personal.userId) === chosen)
    session.setUser(toSessionUser(current, list ?? user.serviceTypeList, user.designHomePage, choice));
  return current;
}

/** Works in this practice from now on, in this browser; cases of others stay in sight, what is left is its own. */
export function choosePractice(practiceId: string): void {
  const user = session.user();
  if (!user) return;
  localStore.set(practiceKey(user.userId), practiceId);
  session.setUser(withPractices(user, user.practices, practiceId));
  // A failure is told by the call.
  void refreshPersonalData().catch(() => undefined);
}
