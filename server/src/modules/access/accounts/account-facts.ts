import {
  type DoctorType,
  type FieldChange,
  type ServiceName,
  doctorType,
  serviceNames,
  serviceTypes,
} from '@archway/contracts';
import { type User, internationalPhone } from '../repository.ts';

/** What an operator says about an account; all of it can be changed later. */
export interface AccountFacts {
  readonly nickName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly doctorType: DoctorType | null;
  /** Ids of `serviceTypes`. */
  readonly services: readonly number[];
  /** Last day on which it may create cases, YYYY-MM-DD; without one it may not. */
  readonly expiresOn: string | null;
  readonly enabled: boolean;
  /** Runs the platform. */
  readonly administrator: boolean;
}

/** An account as it stands. */
export interface KnownAccount extends AccountFacts {
  readonly userId: string;
  readonly userName: string;
}

/** What a new account is where nothing is said. */
export const newAccountFacts: AccountFacts = {
  nickName: null,
  phone: null,
  email: null,
  doctorType: null,
  services: [serviceTypes.aligner.id],
  expiresOn: null,
  enabled: true,
  administrator: false,
};

export const knownAccount = (user: User, administrator: boolean): KnownAccount => ({
  userId: user.id,
  userName: user.userName,
  nickName: user.nickName,
  phone: user.phone,
  email: user.email,
  doctorType: user.doctorType,
  services: user.services,
  expiresOn: user.expiresOn,
  enabled: user.enabled,
  administrator,
});

/** The facts as they are kept: numbers in the form of E.164, services in their order, and nothing where nothing is. */
export const kept = (facts: Partial<AccountFacts>): Partial<AccountFacts> => ({
  ...facts,
  ...(facts.nickName !== undefined && { nickName: facts.nickName || null }),
  ...(facts.phone !== undefined && { phone: facts.phone ? internationalPhone(facts.phone) : null }),
  ...(facts.email !== undefined && { email: facts.email || null }),
  ...(facts.services !== undefined && { services: [...new Set(facts.services)].sort((a, b) => a - b) }),
});

const nameOfService = (id: number): ServiceName | undefined =>
  serviceNames.find((name) => serviceTypes[name].id === id);

/** Services by their names, in the order of their ids. */
export const servicesText = (ids: readonly number[]): string =>
  [...ids]
    .sort((a, b) => a - b)
    .map((id) => nameOfService(id) ?? String(id))
    .join(', ');

const kindText = (kind: DoctorType | null): string | null =>
  kind === null ? null : kind === doctorType.doctor ? 'doctor' : 'assistant';

/** Each fact as a text, by the name that a document has for it; null where there is nothing. */
const texts = (facts: Partial<AccountFacts>): Readonly<Record<string, string | null>> => ({
  ...(facts.nickName !== undefined && { nickName: facts.nickName }),
  ...(facts.phone !== undefined && { phone: facts.phone }),
  ...(facts.email !== undefined && { email: facts.email }),
  ...(facts.doctorType !== undefined && { kind: kindText(facts.doctorType) }),
  ...(facts.services !== undefined && { services: servicesText(facts.services) || null }),
  ...(facts.expiresOn !== undefined && { expires: facts.expiresOn }),
  ...(facts.enabled !== undefined && { enabled: String(facts.enabled) }),
  ...(facts.administrator !== undefined && { roles: facts.administrator ? 'admin' : null }),
});

/** What becomes different; empty where all is so already. @param known null for an account that is made */
export function accountChanges(known: AccountFacts | null, wanted: Partial<AccountFacts>): FieldChange[] {
  const before = known ? texts(kept(known)) : {};
  return Object.entries(texts(kept(wanted)))
    .map(([field, to]) => ({ field, from: before[field] ?? null, to }))
    .filter(({ from, to }) => from !== to);
}
