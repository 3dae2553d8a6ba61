import { type CertificationPart, type CertificationState, certificationParts, isRegistered } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { userOf } from '../access/api.ts';
import { hasPlace, ownedPractice } from '../practices/api.ts';
import type { PartKey } from './certification-repository.ts';
import { countryOf } from './parts.ts';

/** Whose credentials are meant, and by which country's rules. */
export interface CredentialPlace {
  readonly userId: string;
  readonly practice: { readonly id: string; readonly name: string } | null;
  readonly country: string;
  readonly registered: boolean;
  /** Where a part stands before anything was given for it. */
  stateOf(part: CertificationPart): CertificationState;
}

/**
 * The caller's own place, and the practice if one is named.
 * @throws Refusal recordNotFound, notPracticeOwner
 */
export async function placeOf(
  db: Querier,
  caller: Caller,
  practiceId: string | null | undefined,
): Promise<CredentialPlace> {
  const user = await userOf(db, caller.userId);
  const practice = practiceId ? await ownedPractice(db, caller.userId, practiceId) : null;
  return {
    userId: user.id,
    practice: practice && { id: practice.id, name: practice.name },
    country: countryOf(practice?.region, user.region),
    registered: isRegistered({ ...user, practice: await hasPlace(db, user.id) }),
    stateOf: (part) => (part === 'doctorAuth' ? user.certification : 'none'),
  };
}

/** Parts that are submitted from a place: without a practice the qualification alone. */
export const partKeys = ({ userId, practice }: Pick<CredentialPlace, 'userId' | 'practice'>): PartKey[] =>
  certificationParts
    .map(({ value }) => value)
    .filter((part) => part === 'doctorAuth' || practice !== null)
    .map((part) => ({ part, userId, practiceId: part === 'doctorAuth' ? null : (practice?.id ?? null) }));
