import { rolesOn, rolesWith } from '../access/roles.ts';
import { type CaseStatus, caseStatus, designingStatuses } from '../cases/status.ts';
import { entrustTo } from '../cases/values.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { isOneOf } from '../wire/values.ts';
import { type Hands, each, entrusted } from './hands.ts';
import { type PlanType, planModeOf, planModes, planTypes } from './plan-type.ts';

/** In these a case waits for an answer before its design goes on. */
export const waitingStatuses = [
  caseStatus.feasibilityQuestion,
  caseStatus.feasibilityAnswered,
  caseStatus.pendingApproval,
] as const satisfies readonly CaseStatus[];

/** Whether a case that is entrusted to somebody has a task: it is designed, or whoever designs it waits for an answer. */
export const hasTask = (status: CaseStatus, held: boolean): boolean =>
  isOneOf(designingStatuses, status) || (held && isOneOf(waitingStatuses, status));

/** Nobody holds a task in the pool; a held one is one person's. */
export const taskStates = { pool: 'pool', held: 'held' } as const;

/** Who says whose a task is: the creator of the practice for its team, and in a design center whoever works there. */
const leading = (planType: PlanType): readonly Hands[] => [
  { modes: [planModeOf(planType, entrustTo.center)], by: rolesOn('design', 'center') },
  { modes: [planModeOf(planType, entrustTo.team)], by: rolesWith('oversee') },
];

const designers = planTypes.flatMap((planType) => entrusted(planType, planType));
const leads = planTypes.flatMap(leading);
/** Also the server: for the default member, and where whoever holds it designs no more when a case comes to be designed. */
const orSystem = (hands: readonly Hands[]) => hands.map(({ by, modes }) => ({ modes, by: [...by, 'system' as const] }));

/**
 * Who designs: one task for the target and one for the stages of a case version that is entrusted to a team or a design
 * center. A doctor who designs alone holds no task.
 */
export const taskMachine = defineMachine({
  name: 'task',
  states: taskStates,
  actions: ['take', 'putBack', 'handOver', 'assign'],
  modes: planModes.filter((mode) => !mode.endsWith(String(entrustTo.self))),
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
