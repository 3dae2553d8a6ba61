import { type RefusalOf, type ShareMachine, SHARE_LINKS, hasDuty, isOneOf } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import type { ActedVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { isOverdue, makerInstead } from '../links/own-link.ts';
import type { PlanRecord } from '../plan-repository.ts';
import type { PresentationToShare } from '../ports.ts';
import type { SharedThing } from './shared-thing.ts';
import { type NewShare, type ShareRow, openShares } from './share-repository.ts';
import { isShareable } from './shareable.ts';
import { shownSlides } from './shown-slides.ts';

/** A share in the hands of whoever acts on it; null before it begins. */
export interface ActedShare extends SharedThing {
  readonly found: ActedVersion;
  readonly actor: Actor;
  readonly share: ShareRow | null;
}

/** What an action is taken with. */
export interface ShareInput {
  /** One that begins. */
  readonly shared?: NewShare;
  /** Of one that is protected otherwise. */
  readonly protection?: Pick<ShareRow, 'protection' | 'passwordHash'>;
}

/** Whether somebody deals with the patients of a case: the practice, or whoever operates the platform. */
export const dealsWithPatient = ({ roles }: Pick<ActedVersion, 'roles'>): boolean =>
  hasDuty(roles, 'intake', 'operate') || isOneOf(roles, 'system');

/** Whoever made it deals with it, or whoever answers for the practice or operates the platform. */
export async function ownShare(
  db: Querier,
  { found, actor, share }: ActedShare,
): Promise<Refused<'shareOfAnother'> | null> {
  const name = share && (await makerInstead(db, found, actor, { userId: share.userId, side: 'practice' }));
  return name === null ? null : { refused: 'shareOfAnother', values: { name } };
}

type NotReady = Refused<RefusalOf<ShareMachine, 'ready'>>;

/** Whether a plan may be shown to its patient. */
async function planReady(db: Querier, plan: PlanRecord | null): Promise<NotReady | null> {
  if (!plan || !isShareable(plan)) return { refused: 'shareNotReady' };
  return (await documentRow(db, plan.planId)) ? null : { refused: 'planNotDesigned', values: { name: plan.name } };
}

/** Whether a presentation shows something, and nothing that is no patient's business. */
async function slidesReady(db: Querier, presentation: PresentationToShare): Promise<NotReady | null> {
  const { slides, withheld } = await shownSlides(db, presentation);
  if (withheld !== null) return { refused: 'shareSlidePlan', values: { num: withheld } };
  return slides.length > 0 ? null : { refused: 'shareNothingShown' };
}

/** The conditions of the machine of shares. */
export const shareGuards: GuardMap<ShareMachine, ActedShare, ShareInput> = {
  ready: async (db, { plan, presentation }) => {
    const refused = await (presentation ? slidesReady(db, presentation) : planReady(db, plan));
    if (refused) return refused;
    const links = await openShares(db, { planId: plan?.planId, presentationId: presentation?.presentationId });
    return links < SHARE_LINKS ? null : { refused: 'shareLinksMost', values: { num: links } };
  },
  ownShare,
  overdue: async (_db, { share }) => (share && isOverdue(share) ? null : { refused: 'transitionRefused' }),
};
