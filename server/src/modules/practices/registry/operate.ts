import type { OperatedPractice, Page, Received, registryEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type Operator, findAccount } from '../../access/api.ts';
import { type Place, placeOf } from '../../account/api.ts';
import { balancesOfPractice } from '../ports.ts';
import { freeNumber } from '../profile/free-number.ts';
import { type Practice, practiceById } from '../repository.ts';
import type { PracticeFacts } from './practice-facts.ts';
import { changePracticeFacts, makePractice } from './registry.ts';
import { practicePage } from './registry-repository.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type Body<Name extends 'add' | 'edit' | 'setEnabled'> = Received<(typeof registryEndpoints)[Name]>['body'];

/** Practices with what they have left. */
export async function operatedPractices(
  db: Database,
  asked: Received<typeof registryEndpoints.page>['query'],
): Promise<Page<OperatedPractice>> {
  const { rows, total } = await practicePage(db, asked);
  const shown: OperatedPractice[] = [];
  for (const row of rows) shown.push({ ...row, balances: await balancesOfPractice.one(db, row.practiceId) });
  return { rows: shown, total };
}

const factsOf = (said: Omit<Body<'edit'>, 'practiceId'>, place: Place) =>
  ({
    ...place,
    ...{ name: said.name, abbreviation: said.abbreviation, expiresOn: said.expires ?? null },
    ...{ phone: said.phone ?? null, address: said.address ?? null, profile: said.profile ?? null },
  }) satisfies Partial<PracticeFacts>;

/** @throws Refusal accountUnknown, practiceCodeTaken, regionUnknown */
export async function addPractice(
  { db }: Context,
  { number: wanted, creator, ...said }: Body<'add'>,
  by: Operator,
): Promise<{ practiceId: string; number: string }> {
  const place = await placeOf(said, null);
  const made = db.transaction(async (tx) => {
    const owner = await findAccount(tx, creator);
    if (!owner) throw new Refusal('accountUnknown', { name: creator });
    const number = wanted || (await freeNumber(tx));
    return { practiceId: await makePractice(tx, { number, ownerId: owner.id, ...factsOf(said, place) }, by), number };
  });
  return conflictAsRefusal({ practices_number: 'practiceCodeTaken' }, made);
}

/** @throws Refusal recordNotFound, regionUnknown */
export async function editPractice(
  context: Context,
  { practiceId, ...said }: Body<'edit'>,
  by: Operator,
): Promise<void> {
  await change(context, practiceId, async (practice) => factsOf(said, await placeOf(said, practice)), by);
}

/** @throws Refusal recordNotFound */
export async function setPracticeEnabled(
  context: Context,
  { practiceId, enabled, reason }: Body<'setEnabled'>,
  by: Operator,
): Promise<void> {
  await change(context, practiceId, () => ({ available: enabled }), by, reason);
}

const change = (
  context: Context,
  practiceId: string,
  factsFor: (practice: Practice) => Partial<PracticeFacts> | Promise<Partial<PracticeFacts>>,
  by: Operator,
  reason?: string,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const practice = await practiceById(tx, practiceId);
    if (!practice) throw new Refusal('recordNotFound');
    return changePracticeFacts(context, tx, practice, await factsFor(practice), by, reason);
  });
