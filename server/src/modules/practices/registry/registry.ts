import type { FieldChange, SecurityEventType, SecurityValues } from '@archway/contracts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type Operator, recordSecurityEvent } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { foundPractice } from '../founding-repository.ts';
import { goOnWithPractice } from '../members/lend-account.ts';
import { membersOf, servicesTo } from '../members/member-repository.ts';
import { PRACTICES_PATH, type Telling, tellPlaceChanged } from '../members/telling.ts';
import { type Practice, changePractice } from '../repository.ts';
import { heldPractices } from '../service.ts';
import { type PracticeFacts, keptPractice, practiceChanges } from './practice-facts.ts';

const NONE = '—';

/** Writes down what an operator did to a practice, where its owner reads it. */
const tellOwner = (
  tx: Querier,
  { userId: actorId, visitor }: Operator,
  ownerId: string,
  type: SecurityEventType,
  values: SecurityValues,
): Promise<void> => recordSecurityEvent(tx, { type, userId: ownerId, actorId, visitor, values });

/** Makes a practice of somebody else. A code that another practice has hurts an index. @returns its id */
export async function makePractice(
  tx: Transaction,
  practice: Pick<Practice, 'number' | 'ownerId' | 'name' | 'abbreviation'> & Partial<PracticeFacts>,
  by: Operator,
): Promise<string> {
  const first = (await heldPractices(tx, practice.ownerId)).length === 0;
  const said = { ...practice, ...keptPractice(practice) };
  const practiceId = await foundPractice(tx, { practice: said, ownerDefault: first });
  await tellOwner(tx, by, practice.ownerId, 'practiceMade', { name: practice.name });
  return practiceId;
}

/**
 * Changes a practice to what is said, and tells its people where that changes what they may do; the last thing in a
 * transaction. @param reason why it is disabled or enabled @returns whether anything was changed
 */
export async function changePracticeFacts(
  context: Telling,
  tx: Transaction,
  known: Practice,
  said: Partial<PracticeFacts>,
  by: Operator,
  reason?: string,
): Promise<boolean> {
  const changes = practiceChanges(known, said);
  if (changes.length === 0) return false;
  await changePractice(tx, known.id, keptPractice(said));
  const of = (field: string) => changes.find((change) => change.field === field);
  const [name, ends, enabled] = [{ name: known.name }, of('expires'), of('enabled')];
  const tell = (type: SecurityEventType, values: SecurityValues) => tellOwner(tx, by, known.ownerId, type, values);
  if (changes.some((change) => change !== ends && change !== enabled)) await tell('practiceChanged', name);
  if (ends) await tell('practiceExtended', { ...name, from: ends.from ?? NONE, to: ends.to ?? NONE });
  if (ends && (await goOnWithPractice(context, tx, known, ends.to)))
    await tell('accountExtended', { from: ends.from ?? NONE, to: ends.to ?? NONE });
  if (enabled)
    await tell(said.available ? 'practiceEnabled' : 'practiceDisabled', { ...name, ...(reason && { reason }) });
  if (ends || enabled) await tellEverybody(context, tx, known, { ends, enabled }, reason);
  return true;
}

/** Whoever works there learns of it in words; the last day is told to the creator, who can have it moved. */
async function tellEverybody(
  context: Telling,
  tx: Querier,
  { id, name: practice, ownerId }: Practice,
  { ends, enabled }: { readonly ends: FieldChange | undefined; readonly enabled: FieldChange | undefined },
  reason = '',
): Promise<void> {
  const people = [...(await membersOf(tx, id)), ...(await servicesTo(tx, id))];
  const users = [...new Set(people.map(({ userId }) => userId))];
  if (enabled) {
    const type = enabled.to === 'true' ? 'practiceEnabled' : 'practiceDisabled';
    await notify(context, tx, users, type, { practice, reason }, PRACTICES_PATH);
  }
  if (ends) await notify(context, tx, [ownerId], 'practiceExtended', { practice, day: ends.to ?? '' }, PRACTICES_PATH);
  await tellPlaceChanged(context, tx, id, users);
}
