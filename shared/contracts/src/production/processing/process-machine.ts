import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, defineMachine } from '../../machine/define-machine.ts';
import { processStatus } from './process-status.ts';

const owners = rolesWith('treat');

/**
 * An order of model processing or of an automatic retainer. A run that fails leads back to where models and settings can
 * be changed, with its reason; only the confirmation costs something.
 */
export const processMachine = defineMachine({
  name: 'process',
  states: processStatus,
  actions: ['submit', 'withdraw', 'finish', 'fail', 'redo', 'confirm'],
  guards: {
    complete: { asked: 'whenTaken', refusals: ['processModelsMissing'] },
    /** What the reader was shown is what is taken. */
    agreed: { asked: 'byTheCall', refusals: ['priceChanged'] },
  },
  effects: [
    /** A job processes the models. */
    'run',
    /** What a run has made goes. */
    'drop',
    /** A free model, or credits. */
    'charge',
  ],
  elsewhere: { confirm: 'processNotReady' },
  manners: { withdraw: { stops: true }, redo: { asks: true } },
  rows: [
    { from: 'unsubmitted', action: 'submit', to: 'processing', by: owners, guard: 'complete', effects: ['run'] },
    { from: 'processing', action: 'withdraw', to: 'unsubmitted', by: owners },
    { from: 'processing', action: 'finish', to: 'toBeConfirmed', by: ['system'] },
    { from: 'processing', action: 'fail', to: 'unsubmitted', by: ['system'] },
    { from: 'toBeConfirmed', action: 'redo', to: 'unsubmitted', by: owners, effects: ['drop'] },
    {
      from: 'toBeConfirmed',
      action: 'confirm',
      to: 'confirmed',
      by: owners,
      guard: 'agreed',
      effects: ['charge'],
    },
  ],
});
export type ProcessMachine = typeof processMachine;
export type ProcessAction = ActionOf<ProcessMachine>;
/** What people do with an order, in the order of its buttons. */
export const offeredProcessActions = [
  'submit',
  'withdraw',
  'redo',
  'confirm',
] as const satisfies readonly ProcessAction[];
/** What needs nothing besides: the confirmation goes with a price. */
export const plainProcessActions = ['submit', 'withdraw', 'redo'] as const satisfies readonly ProcessAction[];
