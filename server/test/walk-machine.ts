import {
  type AnyMachine,
  type GuardOf,
  type Party,
  type RowOf,
  type Value,
  mayTake,
  rowsOf,
  transitionFor,
} from '@archway/contracts';
import { Refusal } from '../src/context.ts';
import type { Database, Transaction } from '../src/infrastructure/database/database.ts';

/** Where a thing is put before an action is tried. */
export interface Place {
  readonly mode: Value | undefined;
  readonly state: Value;
}

/** What the generated test needs to walk a machine on a real server. */
export interface MachineWalk {
  /** What each actor is towards the thing. One of them may take every row that exists: `strongest`. */
  readonly actors: Readonly<Record<string, readonly Party[]>>;
  readonly strongest: string;
  /** The refusal of somebody who does not come as far as the machine; undefined for who does. */
  readonly unseen?: (actor: string, place: Place) => string | undefined;
  /** Where a row leads with its effects; to where it says, unless an effect leads further. */
  readonly leadsTo?: (row: Pick<RowOf<AnyMachine>, 'to' | 'effects'>) => Value;
  /**
   * What taking the action would lead to, its guards open: the new state, or the name of the refusal. Nothing is kept.
   */
  outcome(place: Place, action: string, actor: string): Promise<Value | string>;
}

/**
 * Walks a machine: every row by everybody leads where the table says or is refused to those whom it does not name, and
 * every pair of state and action that it does not know is refused even to those who may do most.
 */
export function walkMachine(machine: AnyMachine, walk: () => MachineWalk): void {
  const modes: readonly (Value | undefined)[] = machine.modes.length > 0 ? machine.modes : [undefined];
  const places = modes.flatMap((mode) =>
    Object.entries(machine.states).map(([name, state]) => ({ name, mode, state })),
  );

  describe.each(places)('from $name, made by $mode', (place) => {
    test('everything that the table knows, by everybody', async () => {
      const { actors, unseen, leadsTo, outcome } = walk();
      for (const row of rowsOf(machine, place.mode).filter(({ from }) => from === place.state)) {
        for (const [actor, parties] of Object.entries(actors)) {
          const taken = mayTake(row, parties) ? (leadsTo?.(row) ?? row.to) : 'noPermission';
          const expected = unseen?.(actor, place) ?? taken;
          const found = await outcome(place, row.action, actor);
          expect({ action: row.action, actor, outcome: found }).toEqual({
            action: row.action,
            actor,
            outcome: expected,
          });
        }
      }
    });

    test('nothing that it does not know', async () => {
      const { strongest, outcome } = walk();
      const elsewhere: Readonly<Partial<Record<string, string>>> = machine.elsewhere;
      for (const action of machine.actions.filter((name) => !transitionFor(machine, place.state, name, place.mode))) {
        const found = await outcome(place, action, strongest);
        expect([action, found]).toEqual([action, elsewhere[action] ?? 'transitionRefused']);
      }
    });
  });
}

class RolledBack extends Error {}

/** Runs an attempt in a transaction of which nothing is kept: where it leads, or the name of its refusal. */
export async function attempt(db: Database, run: (tx: Transaction) => Promise<Value>): Promise<Value | string> {
  let outcome: Value | string = 'nothing';
  const kept = db.transaction(async (tx) => {
    try {
      outcome = await run(tx);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome = error.errorName;
    }
    throw new RolledBack();
  });
  await kept.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return outcome;
}

/** Checks that let everybody pass, for every guard of a machine: these walks are about who may, and where it leads. */
export const openGuards = <M extends AnyMachine>(machine: M): { readonly [G in GuardOf<M>]: () => Promise<null> } =>
  Object.fromEntries(Object.keys(machine.guards).map((guard) => [guard, async () => null])) as {
    readonly [G in GuardOf<M>]: () => Promise<null>;
  };
