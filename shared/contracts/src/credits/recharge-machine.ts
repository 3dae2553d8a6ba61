import { rolesWith } from '../access/roles.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { named, valueSchema } from '../wire/values.ts';

/** Where a request for credits stands. */
export const rechargeStates = [
  { value: 'asked', key: 'asked', zh: '待处理', en: 'Waiting', tone: 'warning' },
  { value: 'booked', key: 'booked', zh: '已入账', en: 'Booked', tone: 'success' },
  { value: 'declined', key: 'declined', zh: '已拒绝', en: 'Declined', tone: 'error' },
  { value: 'withdrawn', key: 'withdrawn', zh: '已撤回', en: 'Withdrawn', tone: 'neutral' },
] as const;
export type RechargeState = (typeof rechargeStates)[number]['value'];
export const rechargeState = named(rechargeStates);
export const rechargeStateSchema = valueSchema(rechargeStates);

/** A request for credits: its practice asks, the platform answers, once. */
export const rechargeMachine = defineMachine({
  name: 'recharge',
  states: rechargeState,
  actions: ['book', 'decline', 'withdraw'],
  guards: {
    reasonGiven: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
    /** An amount, and a contract where credits are among them. */
    amountGiven: { asked: 'whenTaken', refusals: ['nothingToBook', 'contractRequired'] },
  },
  effects: [
    /** The ledger gets what was agreed. */
    'credit',
  ],
  elsewhere: { book: 'rechargeDecided', decline: 'rechargeDecided', withdraw: 'rechargeDecided' },
  manners: { decline: { stops: true }, withdraw: { asks: true } },
  rows: [
    {
      from: 'asked',
      action: 'book',
      to: 'booked',
      by: rolesWith('operate'),
      guard: 'amountGiven',
      effects: ['credit'],
    },
    { from: 'asked', action: 'decline', to: 'declined', by: rolesWith('operate'), guard: 'reasonGiven' },
    { from: 'asked', action: 'withdraw', to: 'withdrawn', by: ['creator'] },
  ],
});

export type RechargeMachine = typeof rechargeMachine;
export type RechargeAction = ActionOf<RechargeMachine>;
