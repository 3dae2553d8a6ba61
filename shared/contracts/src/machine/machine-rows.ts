import { hasDuty } from '../access/roles.ts';
import type { ActionManner, ActionOf, AnyMachine, GuardRule, MachineRow, RowOf, Value } from './define-machine.ts';

/** The rows that a thing made in this way knows. */
export const rowsOf = <M extends AnyMachine>(machine: M, mode?: Value): readonly RowOf<M>[] =>
  // The rows of a machine have its own states and actions: `defineMachine` makes no others.
  (machine.rows as readonly RowOf<M>[]).filter(
    ({ modes }) => modes === undefined || modes.some((known) => known === mode),
  );

/** The row for an action in a state, or undefined when the action is not possible there. */
export const transitionFor = <M extends AnyMachine>(
  machine: M,
  from: Value,
  action: ActionOf<M>,
  mode?: Value,
): RowOf<M> | undefined => rowsOf(machine, mode).find((row) => row.from === from && row.action === action);

/** Whether somebody with these roles may take a row. Whoever operates the platform may take every one that some person may. */
export const mayTake = (
  { by }: Pick<MachineRow<Value, string, string, string, Value>, 'by'>,
  roles: readonly string[],
): boolean =>
  by.some((party) => roles.includes(party)) || (hasDuty(roles, 'operate') && by.some((party) => party !== 'system'));

/** Actions that somebody with these roles may take from a state, as far as the table knows. */
export const actionsFor = <M extends AnyMachine>(
  machine: M,
  from: Value,
  roles: readonly string[],
  mode?: Value,
): ActionOf<M>[] =>
  rowsOf(machine, mode)
    .filter((row) => row.from === from && mayTake(row, roles))
    .map((row) => row.action);

/** Whether an action goes with words: a reason, a question, an answer. */
export const asksForWords = <M extends AnyMachine>(machine: M, action: ActionOf<M>): boolean =>
  machine.rows.some((row) => row.action === action && ruleOf(machine, row)?.words === true);

/** How an action is taken by people. */
export const mannerOf = (machine: AnyMachine, action: string): ActionManner => machine.manners[action] ?? {};

/** The condition of a row, if it has one. */
export const ruleOf = (machine: AnyMachine, { guard }: { readonly guard?: string }): GuardRule | undefined =>
  guard === undefined ? undefined : machine.guards[guard];
