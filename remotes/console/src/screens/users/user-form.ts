import { type FormRules, type OperatedUser, doctorType, operatedAccountRules, serviceTypes } from '@archway/contracts';
import { encryptPassword } from '@archway/platform';

/** An account in the form. */
export interface UserValues {
  readonly userName: string;
  readonly password: string;
  readonly nickName: string;
  readonly phone: string;
  readonly email: string;
  readonly kind: 'doctor' | 'assistant' | 'other';
  readonly services: readonly number[];
  readonly expires: string;
  readonly administrator: boolean;
}

export const userFormRules = {
  ...operatedAccountRules,
  kind: { kind: 'choice', required: true },
  services: { kind: 'choice' },
  administrator: { kind: 'choice', refusals: ['ownAccountStays'] },
} as const satisfies FormRules<keyof UserValues>;

export const newUser: UserValues = {
  ...{ userName: '', password: '', nickName: '', phone: '', email: '', expires: '', kind: 'doctor' },
  services: [serviceTypes.aligner.id],
  administrator: false,
};

const kindOf = (type: OperatedUser['doctorType']): UserValues['kind'] =>
  type === null ? 'other' : type === doctorType.doctor ? 'doctor' : 'assistant';

export const valuesOf = ({
  userName,
  nickName,
  phone,
  email,
  services,
  expiredDay,
  ...user
}: OperatedUser): UserValues => ({
  ...{ userName, password: '', nickName: nickName ?? '', phone: phone ?? '', email: email ?? '', services },
  kind: kindOf(user.doctorType),
  expires: expiredDay ?? '',
  administrator: user.roles.includes('admin'),
});

const types = { doctor: doctorType.doctor, assistant: doctorType.assistant, other: null } as const;

/** What the calls of both forms have in common. */
export const factsOf = ({ nickName, phone, email, kind, services, expires, administrator }: UserValues) => ({
  ...{ nickName: nickName || null, phone: phone || null, email: email || null },
  doctorType: types[kind],
  services: Object.values(serviceTypes)
    .map(({ id }) => id)
    .filter((id) => services.includes(id)),
  expires: expires || null,
  administrator,
});

/** A new account; without a password its owner sets one. */
export const newUserBody = async (values: UserValues) => ({
  userName: values.userName,
  ...(values.password && { password: await encryptPassword(values.password) }),
  ...factsOf(values),
});
