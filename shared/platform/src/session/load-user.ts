import { type PersonalData, type ServiceId, endpoints, serviceTypes } from '@archway/contracts';
import { i18n } from '../i18n/i18n.ts';
import { text } from '../i18n/use-text.ts';
import { readSetting } from '../settings/setting-content.ts';
import { call } from '../wire/call.ts';
import { chosenPractice, fetchPractices, retryPractices } from './practices.ts';
import { session } from './session.ts';
import { practiceChoice, toSessionUser } from './session-user.ts';
import type { SessionUser, UserService } from './session-user.ts';

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

/** Loads who is logged in, with services, preference and practices, and keeps it in the session. */
export async function loadUser(): Promise<SessionUser> {
  const [personal, serviceTypeList, practices] = await Promise.all([
    call(endpoints.access.personalData, undefined, { quiet: true }),
    services(),
    fetchPractices(),
  ]);
  const { userId, doctorId } = personal;
  const choice = practiceChoice(practices ?? [], chosenPractice(userId));
  const user = toSessionUser(personal, serviceTypeList, await homePage(doctorId), choice);
  session.setUser(user);
  if (practices === null) void retryPractices(userId);
  return user;
}

/** Asks for the personal data and the practices again, e.g. after a practice was joined. */
export async function refreshPersonalData(): Promise<PersonalData> {
  const [personal, practices] = await Promise.all([call(endpoints.access.personalData), fetchPractices()]);
  const user = session.user();
  if (user) {
    const choice = practiceChoice(practices ?? user.practices, chosenPractice(personal.userId));
    session.setUser(toSessionUser(personal, user.serviceTypeList, user.designHomePage, choice));
  }
  return personal;
}
