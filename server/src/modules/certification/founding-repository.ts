import type { CertificationPart, CredentialItem } from '@archway/contracts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { certificationParts, credentials } from './schema.ts';

/** The licences of a practice, certified without papers: by whoever answers for the installation. */
export async function certifyPractice(tx: Transaction, practiceId: string, ownerId: string): Promise<void> {
  const parts: readonly CertificationPart[] = ['businessLicense', 'aptitudeLicense'];
  await tx
    .insert(certificationParts)
    .values(parts.map((part) => ({ part, userId: ownerId, practiceId, state: 'authed' as const })))
    .onConflictDoNothing();
}

/** A stored document. */
export interface FoundDocument {
  readonly item: CredentialItem;
  readonly objectName: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** A qualification that waits for an operator. @returns false when the person has one already */
export async function addQualification(
  tx: Transaction,
  userId: string,
  submittedAt: Date,
  documents: readonly FoundDocument[],
): Promise<boolean> {
  const [part] = await tx
    .insert(certificationParts)
    .values({ part: 'doctorAuth', userId, state: 'readyAuth', submission: 1, submittedAt })
    .onConflictDoNothing()
    .returning({ id: certificationParts.id });
  if (!part) return false;
  await tx
    .insert(credentials)
    .values(documents.map((document) => ({ ...document, certificationId: part.id, suppliedAt: submittedAt })));
  return true;
}
