import type { RoleKey } from '../access/permissions.ts';

/** One row of a state machine: who may take which action, from where, to where, and under what condition. */
export interface Transition<State, Action extends string> {
  readonly from: State;
  readonly action: Action;
  readonly to: State;
  /** Roles that may act; `system` is a job of the server. */
  readonly by: readonly (RoleKey | 'system')[];
  /** Name of the condition that the service checks besides, if there is one. */
  readonly guard?: string;
}

/** The row for an action in a state, or undefined when the action is not possible there. */
export const transitionFor = <S, T extends Transition<S, string>>(
  table: readonly T[],
  from: S,
  action: T['action'],
): T | undefined => table.find((row) => row.from === from && row.action === action);

/** Whether somebody with these roles may take a row. An administrator may take every one. */
export const mayTake = ({ by }: Pick<Transition<unknown, string>, 'by'>, roles: readonly string[]): boolean =>
  roles.includes('admin') || by.some((role) => roles.includes(role));

/** Actions that somebody with these roles may take from a state: the buttons of a screen. */
export const actionsFor = <S, A extends string>(
  table: readonly Transition<S, A>[],
  from: S,
  roles: readonly string[],
): A[] => table.filter((row) => row.from === from && mayTake(row, roles)).map((row) => row.action);
