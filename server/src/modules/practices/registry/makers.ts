import type { PracticeMaker, Received, SecurityValues, registryEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type Operator, findAccount, peopleById, recordSecurityEvent } from '../../access/api.ts';
import { tellPlaceChanged } from '../members/telling.ts';
import { type Practice, practiceById } from '../repository.ts';
import { addMaker, makersOf, removeMaker } from './staff-repository.ts';

type Context = Pick<AppContext, 'db' | 'events'>;
type Body<Name extends 'addMaker' | 'removeMaker'> = Received<(typeof registryEndpoints)[Name]>['body'];

/** Who produces what a practice orders. @throws Refusal recordNotFound */
export async function makersIn(db: Querier, practiceId: string): Promise<PracticeMaker[]> {
  await knownPractice(db, practiceId);
  const ids = await makersOf(db, practiceId);
  const people = await peopleById(db, ids);
  return ids.flatMap((userId) => {
    const person = people.get(userId);
    if (!person) return [];
    const { name, userName, phone, email } = person;
    return [{ userId, name, userName, phone, email }];
  });
}

/** Lets an account see the orders of a practice and make them. @throws Refusal recordNotFound, accountUnknown, alreadyMaker */
export async function takeOnMaker(
  context: Context,
  { practiceId, account }: Body<'addMaker'>,
  by: Operator,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await knownPractice(tx, practiceId);
    const user = await findAccount(tx, account);
    if (!user) throw new Refusal('accountUnknown', { name: account });
    if (!(await addMaker(tx, practiceId, user.id))) throw new Refusal('alreadyMaker');
    await tellBoth(context, tx, practice, { userId: user.id, type: 'makerAdded' }, by);
  });
}

/** @throws Refusal recordNotFound for somebody who does not produce for the practice */
export async function letGoMaker(
  context: Context,
  { practiceId, userId, reason }: Body<'removeMaker'>,
  by: Operator,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await knownPractice(tx, practiceId);
    if (!(await removeMaker(tx, practiceId, userId))) throw new Refusal('recordNotFound');
    await tellBoth(context, tx, practice, { userId, type: 'makerRemoved', reason }, by);
  });
}

async function knownPractice(db: Querier, practiceId: string): Promise<Practice> {
  const practice = await practiceById(db, practiceId);
  if (!practice) throw new Refusal('recordNotFound');
  return practice;
}

interface Change {
  readonly userId: string;
  readonly type: 'makerAdded' | 'makerRemoved';
  readonly reason?: string;
}

/** The person reads of which practice it was, its creator also who; the last thing in its transaction. */
async function tellBoth(
  context: Context,
  tx: Transaction,
  practice: Practice,
  { userId, type, reason }: Change,
  { userId: actorId, visitor }: Operator,
): Promise<void> {
  const who = (await peopleById(tx, [userId])).get(userId)?.name ?? '';
  const why: SecurityValues = reason === undefined ? {} : { reason };
  const told = new Map([
    [practice.ownerId, `${practice.name} · ${who}`],
    [userId, practice.name],
  ]);
  for (const [reader, name] of told)
    await recordSecurityEvent(tx, { type, userId: reader, actorId, visitor, values: { name, ...why } });
  await tellPlaceChanged(context, tx, practice.id, [userId]);
}
