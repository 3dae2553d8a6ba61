import type { SharedEvent } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type CaseKey, type CourseLine, courseOf } from '../../cases/api.ts';
import { planRows } from '../plan-repository.ts';

const words: Readonly<Record<CourseLine['action'], SharedEvent['what']>> = {
  confirmPlan: 'confirmed',
  startTreatment: 'started',
  pauseTreatment: 'paused',
  resumeTreatment: 'resumed',
  endTreatment: 'ended',
  restart: 'refined',
};

/** What was agreed on and treated up to a version of a case, oldest first: no drafts, no reasons, nobody's name. */
export async function historyOf(db: Querier, { caseId, version }: CaseKey): Promise<SharedEvent[]> {
  const confirmed = (await planRows(db, caseId)).filter(({ result }) => result === 'planConfirmed');
  return (await courseOf(db, caseId))
    .filter((line) => line.version <= version)
    .map(({ action, at, ...line }) => {
      const plan = action === 'confirmPlan' ? confirmed.find((each) => each.version === line.version) : undefined;
      return {
        ...{ version: line.version, what: words[action], at: at.toISOString() },
        ...{ upperSteps: plan?.upperSteps ?? null, lowerSteps: plan?.lowerSteps ?? null },
      };
    });
}
