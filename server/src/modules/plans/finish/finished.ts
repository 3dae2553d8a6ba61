import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { planInHand } from '../decisions.ts';
import { documentRow } from '../document/repository.ts';
import { finishesOfPlan } from './finish-repository.ts';

/**
 * Whether the plan in hand is ready for production: post-processed, or with a retainer that was designed. What has no
 * document was designed elsewhere, as crowns are: there is nothing to draw lines on.
 */
export async function isFinished(db: Querier, key: CaseKey): Promise<boolean> {
  const plan = await planInHand(db, key);
  if (!plan || !(await documentRow(db, plan.planId))) return true;
  return (await finishesOfPlan(db, plan.planId)).some(({ state }) => state === 'completed');
}
