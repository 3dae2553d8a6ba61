import { rolesOn, rolesWith } from '../access/roles.ts';
import { type CaseStatus, caseStatus, designingStatuses } from '../cases/status.ts';
import { entrustTo } from '../cases/values.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { isOneOf } from '../wire/values.ts';
import { type Hands, each, entrusted } from './hands.ts';
import { planModeOf } from './plan-type.ts';
import { type TaskKind, type TaskMode, taskKinds, taskModes } from './task-kind.ts';

/** In these a case waits for an answer before its design goes on. */
export const waitingStatuses = [
  caseStatus.feasibilityQuestion,
  caseStatus.feasibilityAnswered,
  caseStatus.pendingApproval,
] as const satisfies readonly CaseStatus[];

/**
 * Whether there is something to do for a case now: it is designed, or its doctor has approved what is not ready for
 * production yet.
 */
export const isWorked = (status: CaseStatus, unfinished: boolean): boolean =>
  isOneOf(designingStatuses, status) || (unfinished && status === caseStatus.clinicallyApproved);

/** What of a task tells whether it is there. */
export interface TaskFacts {
  /** Somebody holds it. */
  readonly held: boolean;
  /** The plan in hand is neither post-processed nor has a retainer. */
  readonly unfinished: boolean;
}

/** Whether a case that is entrusted to somebody has a task: it is worked on, or whoever designs it waits for an answer. */
export const hasTask = (status: CaseStatus, { held, unfinished }: TaskFacts): boolean =>
  isWorked(status, unfinished) || (held && isOneOf(waitingStatuses, status));

/** Nobody holds a task in the pool; a held one is one person's. */
export const taskStates = { pool: 'pool', held: 'held' } as const;

/** Who says whose a task is: the creator of the practice for its team, and in a design center whoever works there. */
const leading = (kind: TaskKind): readonly Hands<TaskMode>[] => [
  { modes: [planModeOf(kind, entrustTo.center)], by: rolesOn('design', 'center') },
  { modes: [planModeOf(kind, entrustTo.team)], by: rolesWith('oversee') },
];

const designers = taskKinds.flatMap((kind): readonly Hands<TaskMode>[] => entrusted(kind, kind));
const leads = taskKinds.flatMap(leading);
/** Also the server: for the default member, and where whoever holds it designs no more when a case comes to be designed. */
const orSystem = (hands: readonly Hands<TaskMode>[]) =>
  hands.map(({ by, modes }) => ({ modes, by: [...by, 'system' as const] }));

/**
 * Who designs: one task for the target, one for the stages and one for what makes them ready for production, of a case
 * version that is entrusted to a team or a design center. A doctor who designs alone holds no task.
 */
export const taskMachine = defineMachine({
  name: 'task',
  states: taskStates,
  actions: ['take', 'putBack', 'handOver', 'assign'],
  modes: taskModes.filter((mode) => !mode.endsWith(String(entrustTo.self))),
  guards: {
    /** Its turn has come: the case has a task, and this is what is designed next. */
    open: { asked: 'always', refusals: ['transitionRefused'] },
    /** The same, for one who designs it, where nobody holds it. */
    free: { asked: 'always', refusals: ['transitionRefused', 'noPermission', 'taskHeld', 'disabledDesigner'] },
    /** The same, for the one who holds it. */
    own: { asked: 'always', refusals: ['transitionRefused', 'taskHeld', 'disabledDesigner'] },
  },
  effects: ['give'],
  manners: { putBack: { asks: true } },
  rows: [
    // Also from where it is held: whoever comes second is told who was first.
    ...each(designers, { from: ['pool', 'held'], action: 'take', to: 'held', guard: 'free' }),
    ...orSystem(designers).map(
      (hand) => ({ ...hand, from: 'held', action: 'putBack', to: 'pool', guard: 'own' }) as const,
    ),
    ...each(designers, { from: 'held', action: 'handOver', to: 'held', guard: 'own', effects: ['give'] }),
    ...orSystem(leads).map(
      (hand) =>
        ({ ...hand, from: ['pool', 'held'], action: 'assign', to: 'held', guard: 'open', effects: ['give'] }) as const,
    ),
  ],
});

export type TaskMachine = typeof taskMachine;
export type TaskAction = ActionOf<TaskMachine>;
