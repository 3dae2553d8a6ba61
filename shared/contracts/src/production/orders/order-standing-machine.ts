import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, defineMachine } from '../../machine/define-machine.ts';

/** Whether an order counts. */
export const orderStanding = { normal: 0, discarded: 1 } as const;
export type OrderStanding = (typeof orderStanding)[keyof typeof orderStanding];

/** Taking an order back, and letting it count again. */
export const orderStandingMachine = defineMachine({
  name: 'orderStanding',
  states: orderStanding,
  actions: ['discard', 'restore'],
  guards: {
    /** Nothing of it is made yet. */
    notBegun: { asked: 'always', refusals: ['orderBegun', 'orderInBatch'] },
    /** The plan is still the one that was confirmed. */
    samePlan: { asked: 'whenTaken', refusals: ['noConfirmedPlan', 'orderPlanChanged'] },
  },
  manners: { discard: { asks: true, stops: true } },
  rows: [
    { from: 'normal', action: 'discard', to: 'discarded', by: rolesWith('treat', 'produce'), guard: 'notBegun' },
    { from: 'discarded', action: 'restore', to: 'normal', by: rolesWith('treat', 'produce'), guard: 'samePlan' },
  ],
});
export type OrderStandingMachine = typeof orderStandingMachine;
export type OrderStandingAction = ActionOf<OrderStandingMachine>;
export const orderStandingActions: readonly OrderStandingAction[] = ['discard', 'restore'];
