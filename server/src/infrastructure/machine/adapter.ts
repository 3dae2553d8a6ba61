import type {
  ActionOf,
  AnyMachine,
  EffectOf,
  ErrorName,
  ErrorValues,
  GuardsAsked,
  GuardsToBring,
  ModeOf,
  Party,
  PlainActionOf,
  RefusalOf,
  RowOf,
  StateOf,
} from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier, Transaction } from '../database/database.ts';

/** Who takes an action: somebody who is logged in, or the server, in the name of nobody. */
export type Actor = Caller | 'system';

/** Why a guard does not hold: an error of its machine's table, with what stands in its sentence. */
export interface Refused<N extends ErrorName> {
  readonly refused: N;
  readonly values?: ErrorValues;
}

/** Looks at what has happened: null when the guard holds. */
export type Fact<Subject, N extends ErrorName> = (db: Querier, subject: Subject) => Promise<Refused<N> | null>;

/** Looks at what the action is taken with, too. */
export type Check<Subject, Input, N extends ErrorName> = (
  tx: Transaction,
  subject: Subject,
  input: Input,
) => Promise<Refused<N> | null>;

/** A check for every guard of the machine that the server itself looks at: one that is missing does not compile. */
export type GuardMap<M extends AnyMachine, Subject, Input> = {
  readonly [G in GuardsAsked<M, 'always'>]: Fact<Subject, RefusalOf<M, G>>;
} & {
  readonly [G in GuardsAsked<M, 'whenTaken'>]: Check<Subject, Input, RefusalOf<M, G>>;
};

/** The checks that only the call can make, for the actions that have such a guard; nothing for the others. */
export type Brought<M extends AnyMachine, A extends ActionOf<M>, Subject, Input> = [GuardsToBring<M, A>] extends [never]
  ? []
  : [checks: { readonly [G in GuardsToBring<M, A>]: Check<Subject, Input, RefusalOf<M, G>> }];

/** An action while it is taken: by whom, to what, along which row, with what. */
export interface Taking<M extends AnyMachine, Context, Subject, Input> {
  readonly context: Context;
  readonly tx: Transaction;
  readonly actor: Actor;
  /** As it was found. */
  readonly subject: Subject;
  readonly row: RowOf<M>;
  readonly input: Input;
}

/** An action that was written: what it was taken to, before and after. */
export interface Taken<M extends AnyMachine, Context, Subject, Input> extends Taking<M, Context, Subject, Input> {
  readonly after: Subject;
}

/** What happens besides the change of a state. */
export interface EffectSteps<M extends AnyMachine, Context, Subject, Input, Change> {
  /** What else changes, written together with the state. @throws Refusal when it cannot */
  readonly change?: (taking: Taking<M, Context, Subject, Input>) => Promise<Change>;
  /** What follows elsewhere, before anybody is told. */
  readonly follow?: (taken: Taken<M, Context, Subject, Input>) => Promise<void>;
  /**
   * What begins when everybody was told.
   * @param next takes a further action in the name of nobody
   * @returns the thing where that led it; null when it stands where the row says
   */
  readonly afterwards?: (
    taken: Taken<M, Context, Subject, Input>,
    next: (action: PlainActionOf<M>, input: Input) => Promise<Subject>,
  ) => Promise<Subject | null>;
}

/** Steps for every effect of the machine: one that is missing does not compile. */
export type EffectMap<M extends AnyMachine, Context, Subject, Input, Change> = {
  readonly [E in EffectOf<M>]: EffectSteps<M, Context, Subject, Input, Change>;
};

/** Where something stands in its machine, and what the actor is towards it. */
export interface Standing<M extends AnyMachine> {
  readonly state: StateOf<M>;
  /** The way in which it is made, for a machine that tells ways apart. */
  readonly mode?: ModeOf<M>;
  readonly parties: readonly Party[];
}

/** What a domain adds to its machine's table: how its things are found, written and told about. */
export interface MachineAdapter<M extends AnyMachine, Context, Key, Subject, Input, Change = never> {
  readonly machine: M;
  /** Locks a thing until the transaction ends. @throws Refusal recordNotFound, also where the actor may not see it */
  readonly lock: (tx: Transaction, actor: Actor, key: Key) => Promise<Subject>;
  /** Null for something that no action can be taken with any more. */
  readonly stand: (subject: Subject) => Standing<M> | null;
  readonly guards: GuardMap<M, Subject, Input>;
  readonly effects: EffectMap<M, Context, Subject, Input, Change>;
  /** Writes the state of the row, with what the effects change. */
  readonly write: (taking: Taking<M, Context, Subject, Input>, changes: readonly Change[]) => Promise<Subject>;
  /** The line of the log that people read. */
  readonly record?: (taken: Taken<M, Context, Subject, Input>) => Promise<void>;
  /** Messages to those who are not looking. */
  readonly notice?: (taken: Taken<M, Context, Subject, Input>) => Promise<void>;
  /** Tells open pages; publishers wait for each other, so it comes last. */
  readonly event?: (taken: Taken<M, Context, Subject, Input>) => Promise<void>;
}
