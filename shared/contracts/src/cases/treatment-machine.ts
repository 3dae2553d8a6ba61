import { rolesWith } from '../access/roles.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { treatStatus } from './values.ts';

const clinicians = rolesWith('treat');

/** The treatment itself, which a doctor begins, interrupts and ends: of one version of a case, beside the life of its plan. */
export const treatmentMachine = defineMachine({
  name: 'treatment',
  states: treatStatus,
  actions: ['startTreatment', 'pauseTreatment', 'resumeTreatment', 'endTreatment'],
  guards: {
    /** There is something to treat with: the plan is confirmed. */
    planConfirmed: { asked: 'always', refusals: ['treatmentTooEarly'] },
  },
  manners: {
    startTreatment: { asks: true },
    pauseTreatment: { asks: true },
    resumeTreatment: { asks: true },
    endTreatment: { asks: true, stops: true },
  },
  rows: [
    { from: 'ready', action: 'startTreatment', to: 'treating', by: clinicians, guard: 'planConfirmed' },
    { from: 'treating', action: 'pauseTreatment', to: 'paused', by: clinicians },
    { from: 'paused', action: 'resumeTreatment', to: 'treating', by: clinicians },
    { from: ['treating', 'paused'], action: 'endTreatment', to: 'ended', by: clinicians },
  ],
});

export type TreatmentMachine = typeof treatmentMachine;
export type TreatmentAction = ActionOf<TreatmentMachine>;
