import { rolesOn, rolesWith } from '../../access/roles.ts';
import { type ActionOf, type StateOf, defineMachine } from '../../machine/define-machine.ts';

/** How far an assist audit is; `none` is where it begins, and is never stored. */
export const assistStates = {
  none: 'none',
  asked: 'asked',
  taken: 'taken',
  answered: 'answered',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;

/** Whoever decides about plans for the practice. */
const askers = rolesWith('treat');
/** Whoever works in the design center that was asked. */
const helpers = rolesOn('design', 'center');

/**
 * A doctor asks a design center for help with the audit of a plan that the center does not design. Asking uses one of the
 * practice's assist audits, which comes back when nobody gives the help. What is answered is advice: the plan changes by
 * what the doctor does about it.
 */
export const assistMachine = defineMachine({
  name: 'assist',
  states: assistStates,
  actions: ['ask', 'take', 'release', 'answer', 'decline', 'withdraw'],
  guards: {
    /** The plan was submitted, with a document, and nobody helps with it yet; its case is not the center's own. */
    helpless: {
      asked: 'always',
      refusals: ['assistOfCenter', 'assistOpen', 'reviewNotSubmitted', 'planNotDesigned', 'assistNoCenter'],
    },
    /** Whoever took it. */
    own: { asked: 'always', refusals: ['assistTaken'] },
    /** The same, and it is said what should change. */
    ownWithWords: { asked: 'whenTaken', refusals: ['assistTaken', 'reasonRequired'], words: true },
    /** Nobody else took it, and it is said why. */
    free: { asked: 'whenTaken', refusals: ['assistTaken', 'reasonRequired'], words: true },
  },
  effects: ['charge', 'giveBack'],
  elsewhere: { take: 'assistOver', answer: 'assistOver', decline: 'assistOver', withdraw: 'assistBegun' },
  manners: { withdraw: { asks: true }, release: { asks: true }, decline: { stops: true } },
  rows: [
    { from: 'none', action: 'ask', to: 'asked', by: askers, guard: 'helpless', effects: ['charge'] },
    { from: 'asked', action: 'take', to: 'taken', by: helpers },
    { from: 'taken', action: 'release', to: 'asked', by: helpers, guard: 'own' },
    { from: 'taken', action: 'answer', to: 'answered', by: helpers, guard: 'ownWithWords' },
    { from: ['asked', 'taken'], action: 'decline', to: 'declined', by: helpers, guard: 'free', effects: ['giveBack'] },
    { from: 'asked', action: 'withdraw', to: 'withdrawn', by: askers, effects: ['giveBack'] },
  ],
});

export type AssistMachine = typeof assistMachine;
export type AssistAction = ActionOf<AssistMachine>;
export type AssistState = Exclude<StateOf<AssistMachine>, 'none'>;

/** States in which somebody waits for help, or gives it. */
export const openAssists = ['asked', 'taken'] as const satisfies readonly AssistState[];

/** What people may do with an assist audit that there is. */
export const offeredAssistActions = [
  ...(['take', 'release', 'answer', 'decline', 'withdraw'] as const),
] as const satisfies readonly AssistAction[];

/** Those that need no more than it. */
export const plainAssistActions = ['take', 'release', 'withdraw'] as const satisfies readonly AssistAction[];
