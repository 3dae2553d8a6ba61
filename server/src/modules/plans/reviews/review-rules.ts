import {
  type RefusalOf,
  type ReviewMachine,
  REVIEW_LINKS,
  designingStatuses,
  isOneOf,
  planStatus,
} from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import type { ActedVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { isOverdue, makerInstead } from '../links/own-link.ts';
import type { PlanRecord } from '../plan-repository.ts';
import { isSubmitted } from '../submitted.ts';
import type { MailedReview } from './review-mail.ts';
import { type NewReview, liveLinks } from './review-repository.ts';
import type { ReviewRow } from './review-repository.ts';

/** A review in the hands of whoever acts on it; null before it begins. */
export interface ActedReview {
  readonly found: ActedVersion;
  readonly actor: Actor;
  readonly plan: PlanRecord;
  readonly review: ReviewRow | null;
}

/** What an action is taken with. */
export interface ReviewInput {
  /** One that begins, and what its mail tells. */
  readonly asked?: NewReview;
  readonly mail?: MailedReview;
  readonly reason?: string | null;
}

type ReviewRefusal = RefusalOf<ReviewMachine, 'submitted'>;

/** Whether the plan still has the document that the reviewer was asked about. */
export const isSameDocument = async (
  db: Querier,
  { planId, documentHash }: Pick<ReviewRow, 'planId' | 'documentHash'>,
): Promise<boolean> => (await documentRow(db, planId))?.sha256 === documentHash;

async function inTime(
  db: Querier,
  { review }: ActedReview,
): Promise<Refused<'reviewLinkExpired' | 'reviewPlanChanged'> | null> {
  if (!review || isOverdue(review)) return { refused: 'reviewLinkExpired' };
  return (await isSameDocument(db, review)) ? null : { refused: 'reviewPlanChanged' };
}

/** Whoever asked for it deals with it, or whoever answers for the practice or operates the platform. */
export async function own(
  db: Querier,
  { found, actor, review }: ActedReview,
): Promise<Refused<'reviewOfAnother'> | null> {
  const name = review && (await makerInstead(db, found, actor, review));
  return name === null ? null : { refused: 'reviewOfAnother', values: { name } };
}

/** What a review still can do to its plan: nothing more where the plan was refused already. */
function openPlan({ plan, found }: ActedReview): Refused<'reviewWithDoctor' | 'reviewTooLate'> | null {
  if (plan.status === planStatus.refuse) return null;
  if (plan.status === planStatus.auditPlan) return { refused: 'reviewWithDoctor' };
  return isOneOf(designingStatuses, found.version.status) ? null : { refused: 'reviewTooLate' };
}

/** The conditions of the machine of reviews. */
export const reviewGuards: GuardMap<ReviewMachine, ActedReview, ReviewInput> = {
  submitted: async (db, { plan }): Promise<Refused<ReviewRefusal> | null> => {
    if (!isSubmitted(plan)) return { refused: 'reviewNotSubmitted' };
    if (!(await documentRow(db, plan.planId))) return { refused: 'planNotDesigned', values: { name: plan.name } };
    const links = await liveLinks(db, plan.planId);
    return links < REVIEW_LINKS ? null : { refused: 'reviewLinksMost', values: { num: links } };
  },
  inTime,
  inTimeWithReason: async (db, acted, { reason }) =>
    (await inTime(db, acted)) ?? (reason ? null : { refused: 'reasonRequired' }),
  overdue: async (_db, { review }) => (review && isOverdue(review) ? null : { refused: 'transitionRefused' }),
  own,
  ownOfOpenPlan: async (db, acted) => (await own(db, acted)) ?? openPlan(acted),
};
