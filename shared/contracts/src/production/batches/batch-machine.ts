import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, defineMachine } from '../../machine/define-machine.ts';
import { printStatus } from '../status.ts';

const makers = rolesWith('produce');

/** A print batch, from the plate that is laid to what was printed. Its sub-orders go with it, by their own table. */
export const batchMachine = defineMachine({
  name: 'batch',
  states: printStatus,
  actions: ['start', 'finish', 'fail'],
  guards: {
    /** The device may print and prints nothing else. */
    deviceReady: { asked: 'whenTaken', refusals: ['deviceNotReady', 'deviceBusy'] },
    reasonGiven: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
  },
  effects: [
    /** Its sub-orders are being printed. */
    'printAll',
    /** What has not failed is printed. */
    'allPrinted',
    /** What is not printed yet goes back to those that wait. */
    'restFailed',
  ],
  manners: { fail: { stops: true } },
  rows: [
    { from: 'ready', action: 'start', to: 'producing', by: makers, guard: 'deviceReady', effects: ['printAll'] },
    { from: 'producing', action: 'finish', to: 'done', by: makers, effects: ['allPrinted'] },
    { from: 'producing', action: 'fail', to: 'failed', by: makers, guard: 'reasonGiven', effects: ['restFailed'] },
  ],
});
export type BatchMachine = typeof batchMachine;
export type BatchAction = ActionOf<BatchMachine>;
export const batchActions: readonly BatchAction[] = ['start', 'finish', 'fail'];
