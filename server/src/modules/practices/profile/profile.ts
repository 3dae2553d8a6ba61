import type { PracticeProfile, Received, practicesEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { foundPractice } from '../founding-repository.ts';
import { addMember } from '../members/member-repository.ts';
import { type Practice, changePractice, practiceById } from '../repository.ts';
import { heldPractices } from '../service.ts';
import { freeNumber } from './free-number.ts';
import { placeOf } from './place.ts';

type Said = Received<typeof practicesEndpoints.create>['body'];

/** What is left empty is kept as nothing. */
const written = ({ name, abbreviation, ...rest }: Said) => ({
  name,
  abbreviation,
  ...(Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value || null])) as Partial<Practice>),
});

/**
 * Creates a practice of the caller, who is its first member; the default one, unless there is another already.
 * @throws Refusal regionUnknown
 */
export async function createPractice(
  db: Database,
  caller: Caller,
  said: Said,
): Promise<{ practiceId: string; number: string }> {
  const place = await placeOf(said, null);
  return db.transaction(async (tx) => {
    const number = await freeNumber(tx);
    const practice = { ...written(said), ...place, number, ownerId: caller.userId };
    const first = (await heldPractices(tx, caller.userId)).length === 0;
    return { practiceId: await foundPractice(tx, { practice, ownerDefault: first }), number };
  });
}

/** @throws Refusal recordNotFound, notPracticeOwner, regionUnknown */
export async function updatePractice(
  db: Database,
  caller: Caller,
  { practiceId, ...said }: Said & { readonly practiceId: string },
): Promise<void> {
  const practice = await ownedPractice(db, caller.userId, practiceId);
  await changePractice(db, practiceId, { ...written(said), ...(await placeOf(said, practice)) });
}

/** @throws Refusal recordNotFound for whoever does not belong to the practice now */
export async function profileOf(db: Querier, caller: Caller, practiceId: string): Promise<PracticeProfile> {
  const practice = await practiceById(db, practiceId);
  const held = await heldPractices(db, caller.userId);
  if (!practice || !held.includes(practiceId)) throw new Refusal('recordNotFound');
  const { name, abbreviation, number, phone, region, province, city, area, address, profile } = practice;
  return {
    ...{ practiceId, name, abbreviation, number, phone, region, province, city, area, address, profile },
    expiredDay: practice.expiresOn,
    creatorName: (await peopleById(db, [practice.ownerId])).get(practice.ownerId)?.name ?? '',
  };
}

/**
 * The practice, if the user created it.
 * @throws Refusal recordNotFound for whoever does not belong to it; notPracticeOwner for its other members
 */
export async function ownedPractice(db: Querier, userId: string, practiceId: string): Promise<Practice> {
  const practice = await practiceById(db, practiceId);
  if (practice?.ownerId === userId) return practice;
  const held = practice ? await heldPractices(db, userId) : [];
  throw new Refusal(held.includes(practiceId) ? 'notPracticeOwner' : 'recordNotFound');
}

/** Lets somebody work in a practice from now on. @throws Refusal alreadyMember */
export async function joinPractice(
  tx: Transaction,
  practiceId: string,
  userId: string,
  identity: 'doctor' | 'assistant',
): Promise<void> {
  const isDefault = (await heldPractices(tx, userId)).length === 0;
  if (!(await addMember(tx, { practiceId, userId, identity, isDefault }))) throw new Refusal('alreadyMember');
}
