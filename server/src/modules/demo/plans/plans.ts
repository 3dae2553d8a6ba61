import {
  type CaseAction,
  type TaskKind,
  designedStatuses,
  entrustTo,
  hasTask,
  requestKindOf,
} from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { type PastVersion, pastOf } from '../../cases/api.ts';
import { type ImportedTask, anyPlanAtAll, importPlans, importTasks } from '../../plans/api.ts';
import { seedDeliberation } from './deliberation.ts';
import { type ScannedPatients, designsOf, placeDesigns } from './documents.ts';
import { type PlanOfStory, type PlannedCase, awaitsFinish, plansOf } from './plan-story.ts';

const judging: readonly string[] = ['sendForApproval', 'approve', 'reject', 'confirmPlan'] satisfies CaseAction[];

/**
 * Gives the demonstration cases that are, or were, designed the plans that belong to their status.
 * @param patients whose teeth there are; null when the cases stood before
 */
export async function seedPlans(context: AppContext, patients: ScannedPatients | null): Promise<void> {
  const { db } = context;
  if (await anyPlanAtAll(db)) return;
  const now = Date.now();
  const planned = (await plannedCases(db)).map((each) => ({ each, story: plansOf(each, now) }));
  const designs = patients && (await designsOf(context, patients, planned));
  const ids = planned.map((): string[] => []);
  await db.transaction(async (tx) => {
    const longest = Math.max(0, ...planned.map(({ story }) => story.length));
    // One after the other: a copy names its source, stages their target.
    for (let at = 0; at < longest; at += 1) {
      const nth = planned.flatMap(({ each, story }, index) => {
        const told = story[at];
        return told ? [{ index, row: rowOf(told, ids[index]!, designs?.documentOf(each, told) ?? null) }] : [];
      });
      const added = await importPlans(
        tx,
        nth.map(({ row }) => row),
      );
      for (const [n, { index }] of nth.entries()) ids[index]!.push(added[n]!);
    }
    await importTasks(
      tx,
      planned.flatMap(({ each, story }) => tasksOf(each, story, now)),
    );
  });
  if (!designs || !patients) return;
  await placeDesigns(context, designs, planned, ids);
  const made = planned.flatMap(({ each, story }, index) =>
    story.map((told, at) => ({ each, told, planId: ids[index]![at]!, document: designs.documentOf(each, told) })),
  );
  await seedDeliberation(context, patients, made, now);
}

type Stored = ReturnType<Awaited<ReturnType<typeof designsOf>>['documentOf']>;

function rowOf({ plan, source, target }: PlanOfStory, ids: readonly string[], stored: Stored): PlanOfStory['plan'] {
  return {
    ...plan,
    sourcePlanId: source === null ? null : ids[source]!,
    targetPlanId: target === null ? null : ids[target]!,
    ...(stored && { upperSteps: stored.upperSteps, lowerSteps: stored.lowerSteps }),
    ...(stored && plan.result === 'planConfirmed' && { confirmedHash: stored.sha256 }),
  };
}

const DAY_MS = 86_400_000;

/** Whoever began to design holds the task; what nobody has begun lies in the pool. Some of them are late. */
function tasksOf(each: PlannedDesign, story: readonly PlanOfStory[], now: number): ImportedTask[] {
  const { caseId, version, status, begun, self } = each;
  const holderId = story.length === 0 ? null : each.holderId;
  const unfinished = awaitsFinish(each);
  if (self || !hasTask(status, { held: holderId !== null, unfinished })) return [];
  const kinds = new Set(story.map(({ plan }): TaskKind => plan.planType)).add('target');
  if (unfinished) kinds.add('finish');
  const dueAt = new Date(now + ((Number(caseId) % 6) - 1) * DAY_MS + 3 * 3_600_000);
  return [...kinds].map((taskKind) => ({ caseId, version, taskKind, holderId, since: begun, dueAt }));
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
