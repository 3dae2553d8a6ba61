import { type CertificationPart, certificationParts, rowOf } from '@archway/contracts';
import { bilingual } from '@archway/platform';

/** A part in the reader's words; one of a later build says its key. */
export function partName(part: CertificationPart): string {
  const row = rowOf(certificationParts, part);
  return row ? bilingual(row) : part;
}
