import { type CertificationPart, type CredentialItem, isRequiredIn, itemsOfPart } from './credential-items.ts';

/** What was given, as far as it decides whether something is missing. */
interface Given {
  readonly item: CredentialItem;
  readonly verdict: 'right' | 'wrong' | null;
}

/** What a part still needs before it can be submitted: what is not there, and what was marked as wrong. */
export const missingOf = (part: CertificationPart, given: readonly Given[], country: string): CredentialItem[] =>
  itemsOfPart(part)
    .filter((row) => {
      const found = given.find(({ item }) => item === row.key);
      return found ? found.verdict === 'wrong' : isRequiredIn(row, country);
    })
    .map(({ key }) => key);
