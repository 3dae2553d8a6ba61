import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, type StateOf, defineMachine } from '../../machine/define-machine.ts';

/** How far a share is; `none` is where it begins, and is never stored. */
export const shareStates = { none: 'none', open: 'open', expired: 'expired', revoked: 'revoked' } as const;

/** Whoever deals with the patient: the practice, never those who design for it. */
const sharers = rolesWith('intake');

/** A link by which a patient looks at a plan or a presentation: nothing is decided by it, so it has no other end than its own. */
export const shareMachine = defineMachine({
  name: 'share',
  states: shareStates,
  actions: ['share', 'protect', 'expire', 'revoke'],
  guards: {
    /** The plan, or every plan of the slides, has passed the internal audit, and was not refused. */
    ready: {
      asked: 'always',
      refusals: ['planNotDesigned', 'shareNotReady', 'shareLinksMost', 'shareSlidePlan', 'shareNothingShown'],
    },
    /** Whoever made it, or who answers for the practice. */
    ownShare: { asked: 'always', refusals: ['shareOfAnother'] },
    overdue: { asked: 'whenTaken', refusals: ['transitionRefused'] },
  },
  manners: { revoke: { asks: true, stops: true } },
  rows: [
    { from: 'none', action: 'share', to: 'open', by: sharers, guard: 'ready' },
    // A password is set, changed or taken off.
    { from: 'open', action: 'protect', to: 'open', by: sharers, guard: 'ownShare' },
    { from: 'open', action: 'expire', to: 'expired', by: ['system'], guard: 'overdue' },
    { from: 'open', action: 'revoke', to: 'revoked', by: sharers, guard: 'ownShare' },
  ],
});

export type ShareMachine = typeof shareMachine;
export type ShareAction = ActionOf<ShareMachine>;
export type ShareState = Exclude<StateOf<ShareMachine>, 'none'>;

/** What people may do with a link that there is. */
export const offeredShareActions = ['protect', 'revoke'] as const satisfies readonly ShareAction[];
