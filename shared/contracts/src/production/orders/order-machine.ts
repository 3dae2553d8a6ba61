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
