import {
  type ActionOf,
  type AnyMachine,
  type ErrorName,
  type RowOf,
  mayTake,
  ruleOf,
  rowsOf,
  transitionFor,
} from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../database/database.ts';
import type { Actor, Brought, Check, Fact, MachineAdapter, Standing, Taking } from './adapter.ts';

type Checks<Subject, Input> = Readonly<Record<string, Check<Subject, Input, ErrorName>>>;

/**
 * Takes an action of a machine, the one way to a state: locks the thing, checks that a row leads on, who may, and the
 * guard, writes the state with what the effects change, adds to the log, tells the others and open pages.
 * @param brought checks of guards that only the call can make
 * @returns the thing as it is then; an effect may have led it further
 * @throws Refusal recordNotFound; transitionRefused or the machine's own word where no row leads on; noPermission; that
 *   of the guard; that of an effect
 */
export function takeAction<M extends AnyMachine, Context, Key, Subject, Input, Change, A extends ActionOf<M>>(
  adapter: MachineAdapter<M, Context, Key, Subject, Input, Change>,
  work: { readonly context: Context; readonly tx: Transaction; readonly actor: Actor },
  key: Key,
  action: A,
  input: Input,
  ...brought: Brought<M, A, Subject, Input>
): Promise<Subject> {
  const checks = { ...adapter.guards, ...brought[0] } as Checks<Subject, Input>;
  return take(adapter, checks, work, key, action, input);
}

async function take<M extends AnyMachine, Context, Key, Subject, Input, Change>(
  adapter: MachineAdapter<M, Context, Key, Subject, Input, Change>,
  checks: Checks<Subject, Input>,
  work: Pick<Taking<M, Context, Subject, Input>, 'context' | 'tx' | 'actor'>,
  key: Key,
  action: ActionOf<M>,
  input: Input,
): Promise<Subject> {
  const { subject, row } = await begin(adapter, checks, work, key, action, input);

  const effects = row.effects.map((name) => adapter.effects[name]);
  const taking = { ...work, subject, row, input };
  const changes: Change[] = [];
  for (const { change } of effects) if (change) changes.push(await change(taking));
  const after = await adapter.write(taking, changes);
  const taken = { ...taking, after };
  for (const { follow } of effects) await follow?.(taken);
  await adapter.record?.(taken);
  await adapter.notice?.(taken);
  await adapter.event?.(taken);

  let last = after;
  const bySystem = { ...work, actor: 'system' as const };
  for (const { afterwards } of effects) {
    const led = await afterwards?.(taken, (next, given) => take(adapter, checks, bySystem, key, next, given));
    last = led ?? last;
  }
  return last;
}

async function begin<M extends AnyMachine, Context, Key, Subject, Input, Change>(
  adapter: MachineAdapter<M, Context, Key, Subject, Input, Change>,
  checks: Checks<Subject, Input>,
  { tx, actor }: Pick<Taking<M, Context, Subject, Input>, 'tx' | 'actor'>,
  key: Key,
  action: ActionOf<M>,
  input: Input,
): Promise<{ readonly subject: Subject; readonly row: RowOf<M> }> {
  const subject = await adapter.lock(tx, actor, key);
  const row = allowedRow(adapter.machine, adapter.stand(subject), action);
  if (row.guard !== undefined) await passGuard(checks, row.guard, tx, subject, input);
  return { subject, row };
}

/**
 * The first half of `takeAction`, for work that will take the action when it ends: the thing is locked, and nothing is
 * written. @returns the thing @throws Refusal as `takeAction`
 */
export const requireAction = async <M extends AnyMachine, Context, Key, Subject, Input, Change>(
  adapter: MachineAdapter<M, Context, Key, Subject, Input, Change>,
  work: { readonly tx: Transaction; readonly actor: Actor },
  key: Key,
  action: ActionOf<M>,
  input: Input,
): Promise<Subject> =>
  (await begin(adapter, adapter.guards as Checks<Subject, Input>, work, key, action, input)).subject;

/** The row for this action, if the thing stands there and the actor is one of those who may. */
function allowedRow<M extends AnyMachine>(machine: M, standing: Standing<M> | null, action: ActionOf<M>): RowOf<M> {
  const row = standing && transitionFor(machine, standing.state, action, standing.mode);
  const elsewhere: Readonly<Partial<Record<string, ErrorName>>> = machine.elsewhere;
  if (!row) throw new Refusal(elsewhere[action] ?? 'transitionRefused');
  if (!mayTake(row, standing.parties)) throw new Refusal('noPermission');
  return row;
}

async function passGuard<Subject, Input>(
  checks: Checks<Subject, Input>,
  guard: string,
  tx: Transaction,
  subject: Subject,
  input: Input,
): Promise<void> {
  const check = checks[guard];
  // The types of adapter and call leave no guard without a check; one that they were talked out of lets nobody pass.
  if (!check) throw new Refusal('transitionRefused');
  const answer = await check(tx, subject, input);
  if (answer) throw new Refusal(answer.refused, answer.values);
}

/** Rows that these parties may take from where a thing stands, as far as some call accepts their actions. */
const openRows = <M extends AnyMachine>(
  machine: M,
  standing: Standing<M> | null,
  offered: readonly ActionOf<M>[],
): RowOf<M>[] =>
  standing === null
    ? []
    : rowsOf(machine, standing.mode).filter(
        (row) => row.from === standing.state && mayTake(row, standing.parties) && offered.includes(row.action),
      );

/** The part of `actionsOf` that hangs on no fact, and so can be told of every row of a list without a further look. */
export const actionsByState = <M extends AnyMachine>(
  machine: M,
  standing: Standing<M>,
  offered: readonly ActionOf<M>[],
): ActionOf<M>[] =>
  openRows(machine, standing, offered)
    .filter((row) => ruleOf(machine, row)?.asked !== 'always')
    .map((row) => row.action);

/**
 * What these parties may do with a thing now, as far as some call accepts it: rows of the table whose facts hold. What
 * an action needs besides, words or files, is asked for when it is taken.
 */
export async function actionsOf<M extends AnyMachine, Context, Key, Subject, Input, Change>(
  adapter: Pick<MachineAdapter<M, Context, Key, Subject, Input, Change>, 'machine' | 'stand' | 'guards'>,
  db: Querier,
  subject: Subject,
  offered: readonly ActionOf<M>[],
): Promise<ActionOf<M>[]> {
  const standing = adapter.stand(subject);
  const facts = adapter.guards as Readonly<Record<string, Fact<Subject, ErrorName>>>;
  const actions: ActionOf<M>[] = [];
  for (const row of openRows(adapter.machine, standing, offered)) {
    const fact = ruleOf(adapter.machine, row)?.asked === 'always' && row.guard ? facts[row.guard] : undefined;
    if (!(await fact?.(db, subject))) actions.push(row.action);
  }
  return actions;
}
