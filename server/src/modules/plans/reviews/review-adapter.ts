import {
  type ChangedSubject,
  type ReviewAction,
  type ReviewMachine,
  PLANS_SECTION,
  planStatus,
  reviewMachine,
  reviewStates,
  casePath,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { notify } from '../../account/api.ts';
import { type CaseKey, auditChange, lockForSystem, lockVersion, tellCaseChanged } from '../../cases/api.ts';
import { isOverdue } from '../links/own-link.ts';
import { planAdapter } from '../plan-adapter.ts';
import { planRecord } from '../plan-repository.ts';
import { mailReview } from './review-mail.ts';
import { changeReview, findReview, insertReview, lockReview } from './review-repository.ts';
import { type ActedReview, type ReviewInput, isSameDocument, reviewGuards } from './review-rules.ts';
import type { ReviewRow } from './review-repository.ts';

/** A review, or the plan for which one is about to begin. */
export type ReviewKey = { readonly reviewId: string } | (CaseKey & { readonly planId: string });

export type ReviewContext = Pick<AppContext, 'events' | 'jobs'>;
type ReviewAdapter = MachineAdapter<ReviewMachine, ReviewContext, ReviewKey, ActedReview, ReviewInput>;

const audited: Readonly<Record<ReviewAction, ChangedSubject | null>> = {
  ask: 'askReview',
  open: 'openReview',
  pass: 'passReview',
  reject: 'rejectReview',
  expire: null,
  revoke: 'revokeReview',
  apply: 'applyReview',
};

const told = { pass: 'reviewPassed', reject: 'reviewRejected' } as const;

/** How the server walks a review by link through its machine. */
export const reviewAdapter: ReviewAdapter = {
  machine: reviewMachine,
  lock: async (tx, actor, key) => {
    const known = 'reviewId' in key ? await findReview(tx, key.reviewId) : null;
    const at = known ?? ('planId' in key ? key : null);
    if (known === undefined || !at) throw new Refusal('recordNotFound');
    const { caseId, version, planId } = at;
    // The case first, as whoever acts on its plans does.
    const found = await (actor === 'system'
      ? lockForSystem(tx, { caseId, version })
      : lockVersion(tx, actor, { caseId, version }));
    const review = known ? ((await lockReview(tx, known.reviewId)) ?? null) : null;
    const plan = await planRecord(tx, { caseId, version }, planId);
    if (!plan || (known && !review)) throw new Refusal('recordNotFound');
    return { found, actor, plan, review };
  },
  stand: ({ found, review }) => ({ state: review?.state ?? reviewStates.none, parties: found.roles }),
  guards: reviewGuards,
  effects: {
    refusePlan: {
      follow: async ({ context, tx, subject: { plan, review } }) => {
        // The doctor was faster: there is nothing left to refuse.
        if (!review || plan.status === planStatus.refuse) return;
        if (!(await isSameDocument(tx, review))) throw new Refusal('reviewPlanChanged');
        const { caseId, version, planId } = plan;
        const work = { context, tx, actor: 'system' } as const;
        await takeAction(planAdapter, work, { caseId, version, planId }, 'refuseByReview', {
          ...{ reason: review.reason, result: 'reviewFailed' as const },
        });
      },
    },
  },
  write: async ({ tx, subject, row: { action, to }, input }) => {
    if (to === reviewStates.none) throw new Error('a review that is there stands somewhere');
    if (!subject.review) {
      if (!input.asked) throw new Error('a review begins with what is asked');
      return { ...subject, review: await insertReview(tx, { ...input.asked, state: to }) };
    }
    const decides = action === 'pass' || action === 'reject';
    return {
      ...subject,
      review: await changeReview(tx, subject.review.reviewId, {
        state: to,
        ...(decides && { decidedAt: new Date(), reason: input.reason || null }),
        ...(action === 'apply' && { appliedAt: new Date() }),
      }),
    };
  },
  record: async ({ tx, actor, subject: { found }, row: { action }, after: { review } }) => {
    const subject = audited[action];
    if (!subject || !review) return;
    // A reviewer has no account: what is done by a link stands under whoever made it.
    const userId = actor === 'system' ? review.userId : actor.userId;
    await auditChange(tx, review, { userId, roles: found.roles }, subject, { ids: [review.planId, review.reviewId] });
  },
  notice: async ({ context, tx, subject: { found, plan }, row: { action }, input, after: { review } }) => {
    const of = { ptNo: found.record.ptNo ?? '', planName: plan.name };
    if (review && input.mail) await mailReview(context, tx, review, input.mail, of);
    if (!review || (action !== 'pass' && action !== 'reject')) return;
    const { patientName, caseId, version } = found.version;
    const values = {
      ...{ patient: patientName, ptNo: of.ptNo, name: of.planName },
      ...{ by: review.recipientName, reason: review.reason ?? '' },
    };
    await notify(context, tx, [review.userId], told[action], values, casePath({ caseId, version }, PLANS_SECTION));
  },
  event: async ({ context, tx, subject: { found } }) => {
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
  },
};

/** Ends a link whose time is over. @returns the review as it stands then */
export const settleReview = (context: ReviewContext & Pick<AppContext, 'db'>, known: ReviewRow): Promise<ReviewRow> => {
  const isLive = reviewMachine.rows.some((row) => row.from === known.state && row.action === 'expire');
  if (!isLive || !isOverdue(known)) return Promise.resolve(known);
  return context.db.transaction(async (tx) => {
    const { review } = await reviewAdapter.lock(tx, 'system', known);
    // Somebody else was faster.
    if (!review || review.state !== known.state) return review ?? known;
    const work = { context, tx, actor: 'system' } as const;
    return (await takeAction(reviewAdapter, work, known, 'expire', {})).review ?? known;
  });
};
