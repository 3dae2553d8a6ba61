import { caseStatus, entrustTo, hasDuty, planTypes } from '@archway/contracts';
import { type CaseFollower, lockForSystem } from '../../cases/api.ts';
import { defaultDesignersOf } from '../../practices/api.ts';
import { hold, holderOf } from './task-repository.ts';

/**
 * The design of a case that comes to a team goes to the team's default members, where it has some; who holds a stage
 * already keeps it. Where there is none it waits in the pool, as the cases of a design center do.
 */
export const giveToDefaults: CaseFollower = async (_context, tx, { caseId, version, practiceId, to }) => {
  if (to !== caseStatus.designing) return;
  const key = { caseId, version };
  const found = await lockForSystem(tx, key);
  if (found.version.entrust !== entrustTo.team) return;
  const defaults = await defaultDesignersOf(tx, practiceId);
  for (const stage of planTypes) {
    const able = defaults.find(({ role }) => hasDuty([role], stage));
    if (able && !(await holderOf(tx, key, stage)))
      await hold(tx, key, stage, { holderId: able.userId, givenBy: null, note: null });
  }
};
