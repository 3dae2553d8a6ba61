import { named } from '../wire/values.ts';

/** Where the certification of somebody's qualification, or of a licence of a practice, stands. */
export const certifications = [
  { value: 'none', key: 'none', tone: 'neutral' },
  { value: 'readyAuth', key: 'readyAuth', tone: 'info' },
  { value: 'authed', key: 'authed', tone: 'success' },
  { value: 'authFailed', key: 'authFailed', tone: 'error' },
] as const;
export const certification = named(certifications);
export type CertificationState = (typeof certifications)[number]['value'];

/** An operator answers within so many hours. */
export const CERTIFICATION_HOURS = 24;
