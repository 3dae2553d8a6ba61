import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, defineMachine } from '../../machine/define-machine.ts';
import { subOrderStatus } from '../status.ts';
import { type OrderProduct, type SubOrderKind, orderProducts } from './order-parts.ts';

const makers = rolesWith('produce');
/** A cutting machine reports for itself, and the server takes the step in its name. */
const cutters = [...makers, 'system'] as const;
/** Formed over a printed model, and cut out of the sheet; what is printed itself is not cut. */
const formed = ['aligner', 'retainer'] as const satisfies readonly OrderProduct[];

/** How a sub-order is made: retainers are formed, whatever they go with. */
export const makingOf = (product: OrderProduct, kind: SubOrderKind): OrderProduct =>
  kind === 'retainer' ? 'retainer' : product;

/** A sub-order on its way from the order to the parcel. Its order follows it, and the case follows the order. */
export const subOrderMachine = defineMachine({
  name: 'subOrder',
  states: subOrderStatus,
  actions: ['startPrinting', 'finishPrinting', 'startCutting', 'finishCutting', 'pack', 'ship', 'startOver'],
  modes: orderProducts,
  guards: {
    /** Its order counts, and what is made is the plan that the doctor confirmed. */
    asConfirmed: { asked: 'whenTaken', refusals: ['orderDiscarded', 'noConfirmedPlan', 'orderPlanChanged'] },
    /** It lies in a package that has a courier and a number. */
    inPackage: {
      asked: 'whenTaken',
      refusals: ['orderDiscarded', 'noConfirmedPlan', 'orderPlanChanged', 'packageMissing'],
    },
    /** The same, and no batch prints it, but for the one that takes the action. */
    printable: {
      asked: 'whenTaken',
      refusals: ['orderDiscarded', 'noConfirmedPlan', 'orderPlanChanged', 'subOrderInBatch'],
    },
    reasonGiven: { asked: 'whenTaken', refusals: ['reasonRequired', 'subOrderInBatch'], words: true },
  },
  effects: [
    /** The order goes where its sub-orders are. */
    'orderFollows',
  ],
  manners: { startOver: { stops: true } },
  rows: [
    {
      from: 'pending',
      action: 'startPrinting',
      to: 'printing',
      by: makers,
      guard: 'printable',
      effects: ['orderFollows'],
    },
    {
      from: 'printing',
      action: 'finishPrinting',
      to: 'printed',
      by: makers,
      guard: 'printable',
      effects: ['orderFollows'],
    },
    { from: 'printed', action: 'startCutting', to: 'cutting', by: cutters, guard: 'asConfirmed', modes: formed },
    { from: 'cutting', action: 'finishCutting', to: 'cut', by: cutters, guard: 'asConfirmed', modes: formed },
    { from: 'cut', action: 'pack', to: 'packed', by: makers, guard: 'asConfirmed', modes: formed },
    { from: 'printed', action: 'pack', to: 'packed', by: makers, guard: 'asConfirmed', modes: ['printedAligner'] },
    { from: 'packed', action: 'ship', to: 'shipped', by: makers, guard: 'inPackage', effects: ['orderFollows'] },
    {
      from: ['printing', 'printed', 'cutting', 'cut', 'packed'],
      action: 'startOver',
      to: 'pending',
      by: makers,
      guard: 'reasonGiven',
      effects: ['orderFollows'],
    },
  ],
});
export type SubOrderMachine = typeof subOrderMachine;
export type SubOrderAction = ActionOf<SubOrderMachine>;

/** Actions that need no more than the sub-order, and words where they are asked for; a package ships. */
export const plainSubOrderActions = [
  'startPrinting',
  'finishPrinting',
  'startCutting',
  'finishCutting',
  'pack',
  'startOver',
] as const satisfies readonly SubOrderAction[];
export type PlainSubOrderAction = (typeof plainSubOrderActions)[number];

/** Actions that some call accepts. */
export const offeredSubOrderActions: readonly SubOrderAction[] = [...plainSubOrderActions, 'ship'];
