import {
  type PlanStatus,
  type RefusalOf,
  type ShareMachine,
  SHARE_LINKS,
  hasDuty,
  isOneOf,
  planStatus,
} from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import type { ActedVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { isOverdue, makerInstead } from '../links/own-link.ts';
import type { PlanRecord } from '../plan-repository.ts';
import { type NewShare, type ShareRow, openShares } from './share-repository.ts';

/** A share in the hands of whoever acts on it; null before it begins. */
export interface ActedShare {
  readonly found: ActedVersion;
  readonly actor: Actor;
  /** What it shows; null where that is gone, or is no plan. */
  readonly plan: PlanRecord | null;
  readonly share: ShareRow | null;
}

/** What an action is taken with. */
export interface ShareInput {
  /** One that begins. */
  readonly shared?: NewShare;
}

/** Plans in these have passed the internal audit: what is a draft, in audit or refused is no patient's business. */
const told: readonly PlanStatus[] = [planStatus.pass, planStatus.auditPlan];
export const isShareable = ({ status }: Pick<PlanRecord, 'status'>): boolean => told.includes(status);

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

/** The conditions of the machine of shares. */
export const shareGuards: GuardMap<ShareMachine, ActedShare, ShareInput> = {
  ready: async (db, { plan }): Promise<Refused<RefusalOf<ShareMachine, 'ready'>> | null> => {
    if (!plan || !isShareable(plan)) return { refused: 'shareNotReady' };
    if (!(await documentRow(db, plan.planId))) return { refused: 'planNotDesigned', values: { name: plan.name } };
    const links = await openShares(db, plan.planId);
    return links < SHARE_LINKS ? null : { refused: 'shareLinksMost', values: { num: links } };
  },
  ownShare,
  overdue: async (_db, { share }) => (share && isOverdue(share) ? null : { refused: 'transitionRefused' }),
};
