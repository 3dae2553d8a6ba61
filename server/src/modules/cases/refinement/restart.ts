import {
  type Answer,
  type RefinementLack,
  type RefinementProblem,
  type refinementEndpoints,
  hasDuty,
  isOneOf,
  lacksOfRefinement,
  refinementTitles,
  restartObstacles,
  treatStatus,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { passPracticeGate } from '../intake/practice-gate.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { insertVersion, saveVersion } from '../record/case-repository.ts';
import { recordAction } from '../record/records.ts';
import { type CaseKey, type VisibleVersion, lockVersion } from '../scope/case-access.ts';
import { insertRefinement } from './refinement-repository.ts';
import { noticeOfRestart } from './restart-notices.ts';
import { mayAskForRestart, restartObstacle } from './restartable.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/**
 * Restarts a case: the next version in the next phase, with what is known of the patient and nothing else. The version
 * before stays as it is, and its treatment is over. Refusals: see the contract of `refinement.restart`.
 */
export function restartCase(
  context: Context,
  caller: Caller,
  key: CaseKey,
  problem: RefinementProblem,
): Promise<Answer<typeof refinementEndpoints.restart>> {
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    await checkRestart(tx, caller, found, problem);
    const { record, roles } = found;
    const asAdmin = hasDuty(roles, 'operate');
    await endTreatment(tx, caller, found);
    const fresh = await insertVersion(tx, found);
    const { caseId, version, stage, status } = fresh;
    await insertRefinement(tx, fresh, problem, caller.userId);
    await recordAction(tx, {
      ...{ caseId, version, action: 'restart', from: found.version.status, to: status },
      ...{ userId: caller.userId, roles, asAdmin, note: problem.description.trim() },
    });
    await noticeOfRestart(context, tx, caller, record, fresh);
    await tellCaseChanged(context, tx, { caseId, version }, { ...record, ...fresh, handedOver: false }, record);
    return { caseId, version, stage };
  });
}

/** @throws Refusal noPermission, restartRunning, notRestartable, refinementIncomplete, or that of the practice gate */
async function checkRestart(
  tx: Transaction,
  caller: Caller,
  found: VisibleVersion,
  problem: RefinementProblem,
): Promise<void> {
  if (!mayAskForRestart(found)) throw new Refusal('noPermission');
  const obstacle = await restartObstacle(tx, found);
  if (obstacle === 'running') throw new Refusal('restartRunning');
  if (obstacle) throw new Refusal('notRestartable', { reason: restartObstacles[obstacle] });
  await passPracticeGate(tx, caller, found.record.practiceId, { forPlatform: true });
  const lacks = lacksOfRefinement(problem, found.version);
  if (lacks.length === 0) return;
  throw new Refusal('refinementIncomplete', {
    name: {
      zh: lacks.map((lack) => lackText(lack, 'zh')).join('、'),
      en: lacks.map((lack) => lackText(lack, 'en')).join(', '),
    },
  });
}

function lackText({ field, most }: RefinementLack, lang: 'zh' | 'en'): string {
  const title = refinementTitles[field][lang];
  if (most === undefined) return title;
  return lang === 'zh' ? `${title}（不超过 ${most}）` : `${title} (at most ${most})`;
}

/** Nobody goes on with a treatment that begins anew: what is under way is ended, and the record says so. */
async function endTreatment(tx: Transaction, { userId }: Caller, found: VisibleVersion): Promise<void> {
  const { roles } = found;
  const { caseId, version, status, treatStatus: stands } = found.version;
  if (!isOneOf([treatStatus.treating, treatStatus.paused], stands)) return;
  await saveVersion(tx, found, { treatStatus: treatStatus.ended });
  await recordAction(tx, {
    ...{ caseId, version, action: 'endTreatment', from: status, to: status },
    ...{ userId, roles, asAdmin: hasDuty(roles, 'operate') },
  });
}
