import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { type PlanRecord, planRecord } from '../plan-repository.ts';
import { type PresentationToShare, presentationsToShare } from '../ports.ts';

/** What a link names: one of both. */
export interface NamedThing extends CaseKey {
  readonly planId: string | null;
  readonly presentationId: string | null;
}

/** What a link shows: one of both, or neither where that is gone. */
export interface SharedThing {
  readonly plan: PlanRecord | null;
  readonly presentation: PresentationToShare | null;
}

export async function sharedThing(db: Querier, named: NamedThing): Promise<SharedThing> {
  const { planId, presentationId } = named;
  const plan = planId === null ? null : ((await planRecord(db, named, planId)) ?? null);
  const found = presentationId === null ? null : await presentationsToShare.one.find(db, presentationId);
  return { plan, presentation: found?.caseId === named.caseId ? found : null };
}
