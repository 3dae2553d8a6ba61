import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, defineMachine } from '../../machine/define-machine.ts';
import { orderStatus } from '../status.ts';

/** The production of an order, which follows its sub-orders: nobody moves it by hand. */
export const orderMachine = defineMachine({
  name: 'order',
  states: orderStatus,
  actions: ['begin', 'finishPrinting', 'ship', 'goBack'],
  guards: {},
  rows: [
    { from: 'pending', action: 'begin', to: 'inProduction', by: ['system'] },
    { from: 'inProduction', action: 'finishPrinting', to: 'printed', by: ['system'] },
    { from: 'printed', action: 'ship', to: 'shipped', by: ['system'] },
    { from: 'inProduction', action: 'goBack', to: 'pending', by: ['system'] },
    { from: 'printed', action: 'goBack', to: 'inProduction', by: ['system'] },
  ],
});
export type OrderMachine = typeof orderMachine;
export type OrderAction = ActionOf<OrderMachine>;

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
    notBegun: { asked: 'always', refusals: ['orderBegun'] },
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
