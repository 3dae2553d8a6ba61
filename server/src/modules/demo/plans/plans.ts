import {
  type CaseAction,
  type PlanType,
  designedStatuses,
  entrustTo,
  hasTask,
  requestKindOf,
} from '@archway/contracts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { type PastVersion, pastOf } from '../../cases/api.ts';
import { type ImportedTask, anyPlanAtAll, importPlans, importTasks } from '../../plans/api.ts';
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
    await importTasks(
      tx,
      planned.flatMap(({ each, targets: begun, stages }) => tasksOf(each, begun.length > 0, stages !== null)),
    );
  });
}

/** Whoever began to design holds the task; what nobody has begun lies in the pool. */
function tasksOf(each: PlannedDesign, target: boolean, stages: boolean): ImportedTask[] {
  const { caseId, version, holderId, status, begun } = each;
  if (holderId === null || !hasTask(status, true)) return [];
  const taken = (planType: PlanType): ImportedTask => ({ caseId, version, planType, holderId, since: begun });
  return [...(target ? [taken('target')] : []), ...(stages ? [taken('step')] : [])];
}

interface PlannedDesign extends PlannedCase {
  /** Who designs it for the practice; null where its doctor does. */
  readonly holderId: string | null;
}

async function plannedCases(db: Querier): Promise<PlannedDesign[]> {
  const creators = (await demoAccounts(db)).map(({ id }) => id);
  return (await pastOf(db, designedStatuses, creators)).map(plannedCase);
}

function plannedCase({ version: row, record, records }: PastVersion): PlannedDesign {
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
    holderId: self ? null : by('startDesign'),
    designerId: (self ? null : by('startDesign')) ?? row.doctorId,
    auditorId: self ? null : by('sendForApproval'),
    upperSteps: row.upperSteps,
    lowerSteps: row.lowerSteps,
    begun: begun ?? new Date(row.updateTime.getTime() - 30 * 86_400_000),
    judged: judged ?? row.updateTime,
    reason: own.findLast(({ action }) => action === 'reject')?.note ?? null,
  };
}
