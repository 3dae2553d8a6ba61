import { type CaseFacts, type CaseSide, type Mentionable, speaksFor } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { administrators, peopleById } from '../access/api.ts';
import { caseWatchers } from '../practices/api.ts';
import { authorsOf } from './message-repository.ts';

/** A case, as its conversation needs it. */
export interface DiscussedCase extends CaseFacts {
  readonly caseId: string;
}

/** Everybody who sees a case by membership, and from where. */
async function watchersOf(db: Querier, of: DiscussedCase): Promise<Map<string, Set<CaseSide>>> {
  const sides = new Map<string, Set<CaseSide>>();
  for (const { userId, side } of await caseWatchers(db, of)) {
    sides.set(userId, (sides.get(userId) ?? new Set()).add(side));
  }
  return sides;
}

/** Operators who take part in the conversation of a case: they see every case, and hear only of these. */
async function operatorsIn(db: Querier, { caseId }: DiscussedCase): Promise<string[]> {
  const [operators, authors] = [await administrators(db), new Set(await authorsOf(db, caseId))];
  return operators.filter((userId) => authors.has(userId));
}

/** Who hears of what happens in the conversation of a case. */
export const listenersOf = async (db: Querier, of: DiscussedCase): Promise<string[]> => [
  ...new Set([...(await watchersOf(db, of)).keys(), ...(await operatorsIn(db, of))]),
];

/**
 * Everybody who may read a case, or what is said of it on one side alone.
 * @param side of those who see it by membership; operators read everything
 */
export const readersOfCase = async (db: Querier, of: DiscussedCase, side?: CaseSide): Promise<ReadonlySet<string>> => {
  const watchers = [...(await watchersOf(db, of))].filter(([, sides]) => side === undefined || sides.has(side));
  return new Set([...watchers.map(([userId]) => userId), ...(await administrators(db))]);
};

const order: readonly Mentionable['side'][] = ['practice', 'design', 'platform', 'production'];

/** Whom somebody may mention: the doctor first, then the others of the practice, then who works for it. */
export async function mentionablePeople(db: Querier, userId: string, of: DiscussedCase): Promise<Mentionable[]> {
  const sides = await watchersOf(db, of);
  for (const operator of await operatorsIn(db, of)) sides.set(operator, new Set(['platform']));
  sides.delete(userId);
  const people = await peopleById(db, [...sides.keys()]);
  const listed = [...people.values()].map(({ userId: id, name }): Mentionable => ({
    ...{ userId: id, name, doctor: id === of.doctorId },
    side: speaksFor(sides.get(id) ?? new Set()) ?? 'production',
  }));
  const rank = ({ doctor, side }: Mentionable): number => (doctor ? -1 : order.indexOf(side));
  return listed.sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
