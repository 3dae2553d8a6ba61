import { rolesWith } from '../../access/roles.ts';
import { type StateOf, defineMachine } from '../../machine/define-machine.ts';

/** How far a link is that lets a phone send photos: nobody has opened it, one phone has, or it is over. */
export const phoneLinkState = { open: 'open', used: 'used', expired: 'expired', revoked: 'revoked' } as const;

/**
 * The link itself: made by whoever gives the files of a case, taken by the first phone that opens it. A phone acts in the
 * name of nobody: what it may do, it may by the link.
 */
export const phoneLinkMachine = defineMachine({
  name: 'phoneLink',
  states: phoneLinkState,
  actions: ['connect', 'expire', 'revoke'],
  guards: {
    inTime: { asked: 'whenTaken', refusals: ['phoneLinkExpired'] },
    overdue: { asked: 'whenTaken', refusals: ['transitionRefused'] },
  },
  elsewhere: { connect: 'phoneLinkUsed' },
  rows: [
    { from: 'open', action: 'connect', to: 'used', by: ['system'], guard: 'inTime' },
    { from: ['open', 'used'], action: 'expire', to: 'expired', by: ['system'], guard: 'overdue' },
    { from: ['open', 'used'], action: 'revoke', to: 'revoked', by: ['system', ...rolesWith('intake')] },
  ],
});

export type PhoneLinkMachine = typeof phoneLinkMachine;
export type PhoneLinkState = StateOf<PhoneLinkMachine>;

/** States in which a phone can still send something. */
export const livePhoneLink: readonly PhoneLinkState[] = [phoneLinkState.open, phoneLinkState.used];
