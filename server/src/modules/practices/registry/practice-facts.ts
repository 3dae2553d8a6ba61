import type { FieldChange } from '@archway/contracts';
import type { Place } from '../profile/place.ts';
import type { Practice } from '../repository.ts';

/** What an operator says about a practice; all of it can be changed later. */
export type PracticeFacts = Pick<
  Practice,
  'name' | 'abbreviation' | 'phone' | keyof Place | 'address' | 'profile' | 'expiresOn' | 'available'
>;

/** The facts as they are kept: what is left empty is nothing. */
export const keptPractice = (facts: Partial<PracticeFacts>): Partial<PracticeFacts> => ({
  ...facts,
  ...(facts.phone !== undefined && { phone: facts.phone || null }),
  ...(facts.address !== undefined && { address: facts.address || null }),
  ...(facts.profile !== undefined && { profile: facts.profile || null }),
});

/** By the names that a document has for them. */
const texts = ({ expiresOn, available, ...said }: Partial<PracticeFacts>): Readonly<Record<string, string | null>> => ({
  ...said,
  ...(expiresOn !== undefined && { expires: expiresOn }),
  ...(available !== undefined && { enabled: String(available) }),
});

const factsOf = (practice: Practice): PracticeFacts => {
  const { name, abbreviation, phone, region, province, city, area, address, profile, expiresOn, available } = practice;
  return { name, abbreviation, phone, region, province, city, area, address, profile, expiresOn, available };
};

/** What becomes different; empty where all is so already. @param known null for a practice that is made */
export function practiceChanges(known: Practice | null, wanted: Partial<PracticeFacts>): FieldChange[] {
  const before = known ? texts(factsOf(known)) : {};
  return Object.entries(texts(keptPractice(wanted)))
    .map(([field, to]) => ({ field, from: before[field] ?? null, to }))
    .filter(({ from, to }) => from !== to);
}
