import type { Bilingual, DoctorFinding } from '@archway/contracts';

export interface Finding extends DoctorFinding {
  /** Every build that takes part in it: a collision concerns two, a version of the host concerns host and remote. */
  readonly concerns: readonly string[];
}

export const finding = (
  severity: DoctorFinding['severity'],
  concerns: readonly [string, ...string[]],
  subject: string,
  message: Bilingual,
): Finding => ({ severity, remote: concerns[0], subject, message, concerns });

export const isError = (found: DoctorFinding): boolean => found.severity === 'error';

/** One line for a refusal: what is wrong, in the caller's language. */
export const sentence = (found: DoctorFinding, lang: 'zh-CN' | 'en-US'): string =>
  `${found.remote}, ${found.subject}: ${lang === 'zh-CN' ? found.message.zh : found.message.en}`;

/** As it travels, without what only the server needs. */
export const onWire = ({ severity, remote, subject, message }: Finding): DoctorFinding => ({
  severity,
  remote,
  subject,
  message,
});
