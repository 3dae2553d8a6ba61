import {
  type Answer,
  type Finish,
  type FinishContent,
  type PlanProblem,
  type Received,
  type finishEndpoints,
  finishKinds,
  finishMachine,
  finishStates,
  planProblems,
} from '@archway/contracts';
import { canonicalJson } from '@archway/dental';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { actionsOf, takeAction } from '../../../infrastructure/machine/take-action.ts';
import { peopleById } from '../../access/api.ts';
import { type CaseKey, requireVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { hashOf } from '../document/stored.ts';
import { type PlanRecord, planRecord, planRows } from '../plan-repository.ts';
import { holdersOf } from '../tasks/task-people.ts';
import { finishAdapter } from './finish-adapter.ts';
import { finishesOf, finishesOfPlan } from './finish-repository.ts';
import type { ActedFinish } from './finish-rules.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

async function toFinish(db: Querier, acted: ActedFinish): Promise<Finish> {
  const { finish, plan, kind } = acted;
  const ids = [finish?.workedBy, finish?.completedBy].flatMap((id) => id ?? []);
  const people = await peopleById(db, ids);
  const nameOf = (id: string | null | undefined): string | null => (id ? (people.get(id)?.name ?? null) : null);
  return {
    ...{ planId: plan.planId, kind, state: finish?.state ?? finishStates.none },
    ...{ workedBy: nameOf(finish?.workedBy), workedAt: finish?.workedAt.toISOString() ?? null },
    ...{ completedBy: nameOf(finish?.completedBy), completedAt: finish?.completedAt?.toISOString() ?? null },
    ...{ sha256: finish?.sha256 ?? null, confirmed: finish?.confirmedHash != null },
    actions: await actionsOf(finishAdapter, db, acted, finishMachine.actions),
  };
}

/** Of the stages of a case version, newest first: each with its post-processing and its retainer. */
export async function listFinishes(db: Querier, actor: Caller, key: CaseKey): Promise<Finish[]> {
  const found = await requireVersion(db, actor, key);
  const stages = (await planRows(db, key.caseId)).filter(
    ({ version, planType }) => version === key.version && planType === 'step',
  );
  const begun = await finishesOf(db, key);
  const holder = (await holdersOf(db, found)).finish ?? null;
  const listed: Finish[] = [];
  for (const plan of stages.toReversed())
    for (const { value: kind } of finishKinds) {
      const finish = begun.find((each) => each.planId === plan.planId && each.kind === kind) ?? null;
      listed.push(await toFinish(db, { found, actor, plan, kind, finish, holder }));
    }
  return listed;
}

/** One of them with what was saved. @throws Refusal recordNotFound */
export async function readFinish(
  db: Querier,
  actor: Caller,
  { planId, kind, ...key }: Received<typeof finishEndpoints.read>['query'],
): Promise<Answer<typeof finishEndpoints.read>> {
  const found = await requireVersion(db, actor, key);
  const plan = await planRecord(db, key, planId);
  if (!plan) throw new Refusal('recordNotFound');
  const finish = (await finishesOfPlan(db, planId)).find((each) => each.kind === kind) ?? null;
  const holder = (await holdersOf(db, found)).finish ?? null;
  return { ...(await toFinish(db, { found, actor, plan, kind, finish, holder })), content: finish?.content ?? null };
}

/**
 * Saves what somebody has drawn.
 * @throws Refusal recordNotFound, noPermission, those of the machine's guard; finishChanged where it was made from
 *   something else than is there, the content or the plan; planDocumentRefused for a step that the plan does not have
 */
export function saveFinish(
  { db, ...context }: Context,
  actor: Caller,
  { content, base, ...at }: Received<typeof finishEndpoints.save>['body'],
): Promise<Finish> {
  const key = { ...at, kind: content.kind };
  const text = canonicalJson(content);
  // What is kept is what was hashed.
  const saved = { content: JSON.parse(text) as FinishContent, sha256: hashOf(text) };
  return db.transaction(async (tx) => {
    const { plan, finish } = await finishAdapter.lock(tx, actor, key);
    const acted = await takeAction(finishAdapter, { context, tx, actor }, key, 'save', { saved });
    const document = await documentRow(tx, plan.planId);
    if ((finish?.sha256 ?? null) !== base || document?.sha256 !== content.design) throw new Refusal('finishChanged');
    requireSteps(plan, content);
    return toFinish(tx, acted);
  });
}

const unknownStep: PlanProblem = 'unknownStep';

function requireSteps({ upperSteps, lowerSteps }: PlanRecord, { upper, lower }: FinishContent): void {
  const beyond = [
    ...((upper?.step ?? 0) > (upperSteps ?? 0) ? ['upper.step'] : []),
    ...((lower?.step ?? 0) > (lowerSteps ?? 0) ? ['lower.step'] : []),
  ];
  const [name] = beyond;
  if (name === undefined) return;
  throw new Refusal('planDocumentRefused', { name, reason: planProblems[unknownStep], num: beyond.length });
}

/** Begins, completes or reopens one. @throws Refusal recordNotFound, noPermission, those of the machine's guards */
export const actOnFinish = (
  { db, ...context }: Context,
  actor: Caller,
  { action, ...key }: Received<typeof finishEndpoints.act>['body'],
): Promise<Finish> =>
  db.transaction(async (tx) => toFinish(tx, await takeAction(finishAdapter, { context, tx, actor }, key, action, {})));
