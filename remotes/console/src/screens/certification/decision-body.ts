import type { CertificationDetail } from '@archway/contracts';

/** What the call wants: every part that waits, and what was certified but is marked now. */
export function decisionBody({ userId, parts }: CertificationDetail, wrong: ReadonlyMap<string, string>) {
  const isMarked = (part: CertificationDetail['parts'][number]): boolean =>
    part.credentials.some(({ credentialId }) => wrong.has(credentialId));
  return {
    userId,
    parts: parts
      .filter((part) => part.state === 'readyAuth' || isMarked(part))
      .map(({ certificationId, submission }) => ({ certificationId, submission })),
    wrong: [...wrong].map(([credentialId, reason]) => ({
      credentialId,
      ...(reason.trim() && { reason: reason.trim() }),
    })),
  };
}
