import { type OperatedUser, roleOf, serviceNames, serviceTypes } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Services in the order of the specification, for choosing from. */
export const serviceChoices = (t: TextFunction): { value: number; label: string }[] =>
  serviceNames.map((name) => ({ value: serviceTypes[name].id, label: t(`users.service.${name}`) }));

/** The services of an account in words; a dash for none. */
export const servicesText = ({ services }: Pick<OperatedUser, 'services'>, t: TextFunction): string =>
  serviceChoices(t)
    .filter(({ value }) => services.includes(value))
    .map(({ label }) => label)
    .join(t('users.separator')) || '—';

/** All that an account is, in words; a dash for nothing. */
export const rolesText = ({ roles }: Pick<OperatedUser, 'roles'>, t: TextFunction, lang: string): string =>
  roles
    .map((key) => roleOf(key))
    .map((role) => (lang === 'zh-CN' ? role?.zh : role?.en))
    .filter(Boolean)
    .join(t('users.separator')) || '—';

/** Phone and e-mail, as far as there are any. */
export const contactText = ({ phone, email }: Pick<OperatedUser, 'phone' | 'email'>): string =>
  [phone, email].filter(Boolean).join(' · ') || '—';
