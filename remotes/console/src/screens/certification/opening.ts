import type { CertificationDetail } from '@archway/contracts';

/** Who begins to work by a decision, since nobody has said until when they may. */
export interface Opening {
  readonly person: boolean;
  /** Names of practices that have no end yet. */
  readonly practices: readonly string[];
}

/** What a decision opens, as the server does: an account and practices that have no last day and are certified now. */
export function openingOf({ expiredDay, parts }: CertificationDetail, wrong: ReadonlyMap<string, string>): Opening {
  const isRight = ({ credentials }: CertificationDetail['parts'][number]): boolean =>
    credentials.every(({ credentialId }) => !wrong.has(credentialId));
  const decided = parts.filter((part) => part.state === 'readyAuth' && isRight(part));
  const stands = parts.filter((part) => (part.state === 'authed' || part.state === 'readyAuth') && isRight(part));
  const person = expiredDay === null && decided.length > 0 && stands.some(({ part }) => part === 'doctorAuth');
  const practices = new Map<string, string>();
  for (const { practiceId, practiceName, practiceExpiredDay } of decided) {
    const isWhole = parts.every((part) => part.practiceId !== practiceId || stands.includes(part));
    if (practiceId !== null && practiceExpiredDay === null && isWhole) practices.set(practiceId, practiceName ?? '');
  }
  return { person, practices: [...practices.values()] };
}
