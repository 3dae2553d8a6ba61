import {
  type CaseStatus,
  type Entrust,
  type TaskKind,
  type RoleKey,
  type TaskAction,
  type TaskMachine,
  entrustTo,
  hasDuty,
  hasTask,
  planModeOf,
  taskMachine,
  taskStates,
} from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused, Standing } from '../../../infrastructure/machine/adapter.ts';
import { actionsOf } from '../../../infrastructure/machine/take-action.ts';
import { type TaskHolder, heldByAnother } from './task-people.ts';

/** What of a task decides what may be done with it: a list knows it of every row. */
export interface TaskStanding {
  readonly actor: Actor;
  /** What the actor is towards the case. */
  readonly roles: readonly (RoleKey | 'system')[];
  readonly status: CaseStatus;
  readonly entrust: Entrust;
  /** The case has no newer version. */
  readonly newest: boolean;
  readonly taskKind: TaskKind;
  /** What is done next. */
  readonly next: TaskKind;
  readonly holder: TaskHolder | null;
  /** The plan in hand is neither post-processed nor has a retainer. */
  readonly unfinished: boolean;
}

/** To whom it goes, and why. */
export interface TaskInput {
  readonly assignUserId?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** Until when it is promised; said with an assignment alone. */
  readonly dueAt?: Date | undefined;
  /** Whose action made the server give it, and who therefore need not be told. */
  readonly causedBy?: string | null;
}

const open = ({ status, taskKind, next, holder, unfinished }: TaskStanding): Refused<'transitionRefused'> | null =>
  hasTask(status, { held: holder !== null, unfinished }) && taskKind === next ? null : { refused: 'transitionRefused' };

const guards: GuardMap<TaskMachine, TaskStanding, TaskInput> = {
  open: async (_db, task) => open(task),
  // Whoever operates the platform may do what any person may, and designs nothing.
  free: async (_db, task) => {
    const refused = open(task);
    if (refused) return refused;
    if (!hasDuty(task.roles, task.taskKind)) return { refused: 'noPermission' };
    return heldByAnother(task.holder, task.actor) ?? (task.holder ? { refused: 'transitionRefused' } : null);
  },
  own: async (_db, task) => open(task) ?? heldByAnother(task.holder, task.actor),
};

/** Where a task stands in its machine, and the conditions of that. */
export const taskRules = {
  machine: taskMachine,
  stand: ({ newest, entrust, taskKind, holder, roles }: TaskStanding): Standing<TaskMachine> | null =>
    newest && entrust !== entrustTo.self
      ? { state: holder ? taskStates.held : taskStates.pool, mode: planModeOf(taskKind, entrust), parties: roles }
      : null,
  guards,
};

/** What somebody may do with a task now. */
export const taskActionsOf = (db: Querier, standing: TaskStanding): Promise<TaskAction[]> =>
  actionsOf(taskRules, db, standing, taskMachine.actions);
