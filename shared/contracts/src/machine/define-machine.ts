import type { RoleKey } from '../access/roles.ts';
import type { ErrorName } from '../wire/errors.ts';

/** A state, or a way in which a thing is made, as it travels and is stored. */
export type Value = number | string;

/** Who takes an action: people by their role towards the thing; `system` is the server, in the name of nobody. */
export type Party = RoleKey | 'system';

/** A condition of a row, and what may be told where it does not hold: the server can refuse with nothing else. */
export interface GuardRule {
  /**
   * `always`: of what has happened, so that an action is offered only where it holds. `whenTaken`: of what is brought
   * along or takes a closer look, asked when the action is taken. `byTheCall`: only the call that takes the action can
   * look, and has to bring the check; where none does, it does not compile.
   */
  readonly asked: 'always' | 'whenTaken' | 'byTheCall';
  readonly refusals: readonly [ErrorName, ...ErrorName[]];
  /** It asks for words: a reason, a question, an answer. */
  readonly words?: true;
}

/** How a person takes an action, whatever stands in its rows. */
export interface ActionManner {
  /** The reader is asked first: it cannot be undone at once. Words that an action goes with are question enough. */
  readonly asks?: true;
  /** Against what somebody else has done, or for good: drawn as dangerous. */
  readonly stops?: true;
}

/** A row as it is written: states by their names, several at once where they lead to the same. */
export interface RowDefinition<StateName, Action, Guard, Effect, Mode> {
  readonly from: StateName | readonly StateName[];
  readonly action: Action;
  readonly to: StateName;
  readonly by: readonly Party[];
  readonly guard?: Guard;
  /** What happens besides the change of the state, in this order. */
  readonly effects?: readonly Effect[];
  /** Ways in which a thing is made that know this row; absent: all. */
  readonly modes?: readonly Mode[];
}

/** A row as it is used: one state each, by its value. */
export interface MachineRow<State, Action, Guard, Effect, Mode> {
  readonly from: State;
  readonly action: Action;
  readonly to: State;
  readonly by: readonly Party[];
  readonly guard?: Guard;
  readonly effects: readonly Effect[];
  readonly modes?: readonly Mode[];
}

export interface Machine<
  Name extends string,
  States extends Readonly<Record<string, Value>>,
  Action extends string,
  Guards extends Readonly<Record<string, GuardRule>>,
  Effect extends string,
  Mode extends Value,
  Table,
> {
  readonly name: Name;
  readonly states: States;
  readonly actions: readonly Action[];
  readonly guards: Guards;
  readonly effects: readonly Effect[];
  readonly modes: readonly Mode[];
  /** The rows as they are written, with their literal types. */
  readonly table: Table;
  readonly rows: readonly MachineRow<States[keyof States], Action, keyof Guards & string, Effect, Mode>[];
  /** What is told where an action leads nowhere from a state; `transitionRefused` unless there is a better word. */
  readonly elsewhere: Readonly<Partial<Record<Action, ErrorName>>>;
  readonly manners: Readonly<Partial<Record<Action, ActionManner>>>;
}

export type AnyMachine = Machine<
  string,
  Readonly<Record<string, Value>>,
  string,
  Readonly<Record<string, GuardRule>>,
  string,
  Value,
  unknown
>;

export type StateOf<M extends AnyMachine> = M['states'][keyof M['states']];
export type ActionOf<M extends AnyMachine> = M['actions'][number];
export type GuardOf<M extends AnyMachine> = keyof M['guards'] & string;
export type EffectOf<M extends AnyMachine> = M['effects'][number];
export type ModeOf<M extends AnyMachine> = M['modes'][number];
export type RowOf<M extends AnyMachine> = MachineRow<StateOf<M>, ActionOf<M>, GuardOf<M>, EffectOf<M>, ModeOf<M>>;

/** The errors that a guard may refuse with. */
export type RefusalOf<M extends AnyMachine, G extends GuardOf<M>> = M['guards'][G]['refusals'][number];

/** The guards that are looked at then, and not at another time. */
export type GuardsAsked<M extends AnyMachine, When extends GuardRule['asked']> = {
  [G in GuardOf<M>]: M['guards'][G]['asked'] extends When ? G : never;
}[GuardOf<M>];

/** Guards of an action's rows that its call has to bring. */
export type GuardsToBring<M extends AnyMachine, A extends ActionOf<M>> = M['table'] extends readonly (infer Row)[]
  ? Row extends { readonly action: A; readonly guard: infer G }
    ? Extract<G, GuardsAsked<M, 'byTheCall'>>
    : never
  : never;

/** Actions for which no call has to bring a check. */
export type PlainActionOf<M extends AnyMachine> = {
  [A in ActionOf<M>]: [GuardsToBring<M, A>] extends [never] ? A : never;
}[ActionOf<M>];

interface Definition<States, Action, Guards, Effect, Mode, Table> {
  readonly name: string;
  /** Values by name. */
  readonly states: States;
  readonly actions: readonly Action[];
  readonly guards: Guards;
  readonly effects?: readonly Effect[];
  readonly modes?: readonly Mode[];
  readonly elsewhere?: Readonly<Partial<Record<NoInfer<Action & string>, ErrorName>>>;
  readonly manners?: Readonly<Partial<Record<NoInfer<Action & string>, ActionManner>>>;
  readonly rows: Table;
}

const noBetterWord: Readonly<Partial<Record<never, ErrorName>>> = {};
const noManners: Readonly<Partial<Record<never, ActionManner>>> = {};

/**
 * A state machine of the product: its table, from which server, screens, documentation and tests are made. A row that
 * names a state, an action, a guard, an effect or a way that the machine does not have does not compile.
 */
export function defineMachine<
  const Name extends string,
  const States extends Readonly<Record<string, Value>>,
  const Action extends string,
  const Guards extends Readonly<Record<string, GuardRule>>,
  const Table extends readonly RowDefinition<keyof States & string, Action, keyof Guards & string, Effect, Mode>[],
  const Effect extends string = never,
  const Mode extends Value = never,
>(
  definition: Definition<States, Action, Guards, Effect, Mode, Table> & { readonly name: Name },
): Machine<Name, States, Action, Guards, Effect, Mode, Table> {
  const { name, states, actions, guards, effects = [], modes = [], rows: table } = definition;
  const value = (state: keyof States): States[keyof States] => states[state];
  const rows = table.flatMap(({ from, to, effects: own = [], ...row }) =>
    (typeof from === 'string' ? [from] : from).map((each) => ({
      ...row,
      from: value(each),
      to: value(to),
      effects: own,
    })),
  );
  return {
    name,
    states,
    actions,
    guards,
    effects,
    modes,
    table,
    rows,
    elsewhere: definition.elsewhere ?? noBetterWord,
    manners: definition.manners ?? noManners,
  };
}
