import { type CaseAction, designedStatuses, entrustTo, requestKindOf } from '@archway/contracts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { type PastVersion, pastOf } from '../../cases/api.ts';
import { anyPlanAtAll, importPlans } from '../../plans/api.ts';
import { type PlannedCase, plansOf } from './plan-story.ts';

const judging: readonly string[] = ['sendForApproval', 'approve', 'reject', 'confirmPlan'] satisfies CaseAction[];

/** Gives the demonstration cases that are, or were, designed the plans that belong to their status. */
export async function seedPlans(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await anyPlanAtAll(tx)) return;
    const now = Date.now();
    const planned = (await plannedCases(tx)).map((each) => ({ each, ...plansOf(each, now) }));
    const targets = planned.flatMap((each) => each.targets);
    const ids = await importPlans(tx, targets);
    const keyOf = ({ caseId, version }: { caseId: string; version: number }): string => `${caseId}/${version}`;
    // The last target of a version is the one that its stages lead to.
    const sources = new Map(targets.map((target, index) => [keyOf(target), ids[index] ?? null]));
    await importPlans(
      tx,
      planned.flatMap(({ each, stages }) =>
        stages ? [{ ...stages, targetPlanId: sources.get(keyOf(each)) ?? null }] : [],
      ),
    );
  });
}

async function plannedCases(db: Querier): Promise<PlannedCase[]> {
  const creators = (await demoAccounts(db)).map(({ id }) => id);
  return (await pastOf(db, designedStatuses, creators)).map(plannedCase);
}

function plannedCase({ version: row, record, records }: PastVersion): PlannedCase {
  const by = (action: CaseAction): string | null => records.find((record) => record.action === action)?.userId ?? null;
  const own = records.filter(({ version }) => version === row.version);
  const begun = own.find(({ action }) => action === 'startDesign')?.at;
  const judged = own.findLast(({ action }) => judging.includes(action))?.at;
  const self = row.entrust === entrustTo.self;
  return {
    caseId: row.caseId,
    version: row.version,
    status: row.status,
    self,
    patientName: row.patientName,
    request: requestKindOf(record.serviceType),
    designerId: (self ? null : by('startDesign')) ?? row.doctorId,
    auditorId: self ? null : by('sendForApproval'),
    upperSteps: row.upperSteps,
    lowerSteps: row.lowerSteps,
    begun: begun ?? new Date(row.updateTime.getTime() - 30 * 86_400_000),
    judged: judged ?? row.updateTime,
    reason: own.findLast(({ action }) => action === 'reject')?.note ?? null,
  };
}
