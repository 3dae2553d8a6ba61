import { rolesWith } from '../../access/roles.ts';
import { entrustTo } from '../../cases/values.ts';
import { type ActionOf, type StateOf, defineMachine } from '../../machine/define-machine.ts';
import { type Hands, each, entrusted } from '../hands.ts';
import { planModeOf, planModes } from '../plan-type.ts';

/** How far the finishing of a plan is; `none` is where it begins, and is never stored. */
export const finishStates = { none: 'none', working: 'working', completed: 'completed' } as const;

/** Whoever finishes what was designed for a team or in a design center, and whoever designs alone. */
const finishers: readonly Hands[] = [
  { modes: [planModeOf('step', entrustTo.self)], by: rolesWith('treat') },
  ...entrusted('step', 'finish'),
];

/** Why stages are not finished now. */
const unfit = [
  ...(['transitionRefused', 'planNotSubmitted', 'planNotDesigned', 'rejectedPlanFixed', 'confirmedPlanFixed'] as const),
  // Somebody else holds the task to do it.
  ...(['taskHeld', 'disabledDesigner'] as const),
] as const;

/**
 * Post-processing of stages, or the design of a retainer from them: each plan has one of each at most. One of them that is
 * completed lets the plan be confirmed; what was confirmed stays as it is.
 */
export const finishMachine = defineMachine({
  name: 'finish',
  states: finishStates,
  actions: ['start', 'save', 'complete', 'reopen'],
  modes: planModes.filter((mode) => mode.startsWith('step')),
  guards: {
    /** The stages were submitted with a document; nobody has rejected them, and they are not confirmed. */
    submitted: { asked: 'always', refusals: unfit },
    /** The same, and it has lines of some jaw. */
    drawn: { asked: 'always', refusals: [...unfit, 'finishEmpty'] },
  },
  manners: { complete: { asks: true }, reopen: { asks: true } },
  rows: [
    ...each(finishers, { from: 'none', action: 'start', to: 'working', guard: 'submitted' }),
    ...each(finishers, { from: 'working', action: 'save', to: 'working', guard: 'submitted' }),
    ...each(finishers, { from: 'working', action: 'complete', to: 'completed', guard: 'drawn' }),
    ...each(finishers, { from: 'completed', action: 'reopen', to: 'working', guard: 'submitted' }),
  ],
});

export type FinishMachine = typeof finishMachine;
export type FinishAction = ActionOf<FinishMachine>;
export type FinishState = StateOf<FinishMachine>;

/** Those that need no more than the plan. */
export const plainFinishActions = ['start', 'complete', 'reopen'] as const satisfies readonly FinishAction[];
