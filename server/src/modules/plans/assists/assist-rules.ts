import { type AssistMachine, type AssistVerdict, type RoleKey, entrustTo, hasDuty } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import { peopleById } from '../../access/api.ts';
import type { ActedVersion } from '../../cases/api.ts';
import { centersToAsk } from '../../practices/api.ts';
import { documentRow } from '../document/repository.ts';
import type { PlanRecord } from '../plan-repository.ts';
import { isSubmitted } from '../submitted.ts';
import { type AssistRecord, type NewAssist, hasOpenAssist } from './assist-repository.ts';

/** An assist audit in the hands of whoever acts on it; null before it begins. */
export interface ActedAssist {
  readonly found: ActedVersion;
  readonly actor: Actor;
  /** What the actor is towards it: also whoever works in the design center that was asked, who sees no case. */
  readonly roles: readonly (RoleKey | 'system')[];
  readonly plan: PlanRecord;
  readonly assist: AssistRecord | null;
}

/** What an action is taken with. */
export interface AssistInput {
  /** One that begins. */
  readonly asked?: NewAssist;
  readonly verdict?: AssistVerdict;
  readonly reason?: string | null;
}

/** Whoever took it goes on with it, or whoever operates the platform. */
async function own(db: Querier, { actor, roles, assist }: ActedAssist): Promise<Refused<'assistTaken'> | null> {
  if (!assist?.helperId || actor === 'system' || actor.userId === assist.helperId) return null;
  if (hasDuty(roles, 'operate')) return null;
  return {
    refused: 'assistTaken',
    values: { name: (await peopleById(db, [assist.helperId])).get(assist.helperId)?.name ?? '' },
  };
}

/** The conditions of the machine of assist audits. */
export const assistGuards: GuardMap<AssistMachine, ActedAssist, AssistInput> = {
  helpless: async (db, { found: { record, version }, plan }) => {
    if (version.entrust === entrustTo.center) return { refused: 'assistOfCenter' };
    if (await hasOpenAssist(db, plan.planId)) return { refused: 'assistOpen' };
    if (!isSubmitted(plan)) return { refused: 'reviewNotSubmitted' };
    if (!(await documentRow(db, plan.planId))) return { refused: 'planNotDesigned', values: { name: plan.name } };
    return (await centersToAsk(db, record.practiceId)).length > 0 ? null : { refused: 'assistNoCenter' };
  },
  own,
  ownWithWords: async (db, acted, { verdict, reason }) =>
    (await own(db, acted)) ?? (verdict === 'fine' || reason ? null : { refused: 'reasonRequired' }),
  free: async (db, acted, { reason }) => (await own(db, acted)) ?? (reason ? null : { refused: 'reasonRequired' }),
};
