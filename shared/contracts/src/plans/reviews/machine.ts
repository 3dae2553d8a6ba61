import { rolesWith } from '../../access/roles.ts';
import { type ActionOf, type StateOf, defineMachine } from '../../machine/define-machine.ts';
import { type ExpertStatus, type ReviewKind, expertStatus } from './kinds.ts';

/** How far a review by link is; `none` is where it begins, and is never stored. */
export const reviewStates = {
  none: 'none',
  pending: 'pending',
  reviewing: 'reviewing',
  passed: 'passed',
  failed: 'failed',
  passApplied: 'passApplied',
  failApplied: 'failApplied',
  expired: 'expired',
  revoked: 'revoked',
} as const;

/** Whoever works on plans, on either side. */
const askers = rolesWith('treat', 'target', 'step', 'auditTarget', 'auditStep');

/**
 * A review of one plan by link: asked for by somebody who works on it, opened and decided by a reviewer without an account,
 * for whom the server acts. What the reviewer decided changes nothing before whoever asked applies it.
 */
export const reviewMachine = defineMachine({
  name: 'review',
  states: reviewStates,
  actions: ['ask', 'open', 'pass', 'reject', 'expire', 'revoke', 'apply'],
  guards: {
    /** The plan was submitted, with a document, and not refused. */
    submitted: { asked: 'always', refusals: ['planNotDesigned', 'reviewNotSubmitted', 'reviewLinksMost'] },
    inTime: { asked: 'whenTaken', refusals: ['reviewLinkExpired', 'reviewPlanChanged'] },
    /** The same, and a reason is given. */
    inTimeWithReason: {
      asked: 'whenTaken',
      refusals: ['reviewLinkExpired', 'reviewPlanChanged', 'reasonRequired'],
      words: true,
    },
    overdue: { asked: 'whenTaken', refusals: ['transitionRefused'] },
    /** Whoever asked for it, or who answers for the practice. */
    own: { asked: 'always', refusals: ['reviewOfAnother'] },
    /** The same, where the plan can still be refused. */
    ownOfOpenPlan: { asked: 'always', refusals: ['reviewOfAnother', 'reviewWithDoctor', 'reviewTooLate'] },
  },
  effects: ['refusePlan'],
  elsewhere: { open: 'reviewLinkDone', pass: 'reviewLinkDone', reject: 'reviewLinkDone' },
  manners: { revoke: { asks: true, stops: true }, apply: { asks: true } },
  rows: [
    { from: 'none', action: 'ask', to: 'pending', by: askers, guard: 'submitted' },
    { from: 'pending', action: 'open', to: 'reviewing', by: ['system'], guard: 'inTime' },
    { from: 'reviewing', action: 'pass', to: 'passed', by: ['system'], guard: 'inTime' },
    { from: 'reviewing', action: 'reject', to: 'failed', by: ['system'], guard: 'inTimeWithReason' },
    { from: ['pending', 'reviewing'], action: 'expire', to: 'expired', by: ['system'], guard: 'overdue' },
    { from: ['pending', 'reviewing'], action: 'revoke', to: 'revoked', by: askers },
    { from: 'passed', action: 'apply', to: 'passApplied', by: askers, guard: 'own' },
    {
      ...{ from: 'failed', action: 'apply', to: 'failApplied', by: askers, guard: 'ownOfOpenPlan' },
      effects: ['refusePlan'],
    },
  ],
});

export type ReviewMachine = typeof reviewMachine;
export type ReviewAction = ActionOf<ReviewMachine>;
export type ReviewState = Exclude<StateOf<ReviewMachine>, 'none'>;

/** States in which a link opens something. */
export const liveReviews = ['pending', 'reviewing'] as const satisfies readonly ReviewState[];

/** What people may do with a review that there is. */
export const offeredReviewActions = ['revoke', 'apply'] as const satisfies readonly ReviewAction[];

const ofState: Readonly<Record<ReviewState, ExpertStatus | null>> = {
  pending: expertStatus.pendingExpert,
  reviewing: expertStatus.expertReviewing,
  // What the expert decided counts when it is applied.
  passed: expertStatus.expertReviewing,
  failed: expertStatus.expertReviewing,
  passApplied: expertStatus.expertReviewed,
  failApplied: expertStatus.expertReviewed,
  expired: null,
  revoked: null,
};

/** How far the expert review is. @param reviews of a case version, newest first @returns null where no expert is asked */
export function expertStatusOf(
  reviews: readonly { readonly kind: ReviewKind; readonly state: ReviewState }[],
): ExpertStatus | null {
  const told = reviews.filter(({ kind }) => kind === 'expert').map(({ state }) => ofState[state]);
  return told.find((status) => status !== null) ?? null;
}
