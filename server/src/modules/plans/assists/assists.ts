import {
  type Answer,
  type Assist,
  type AssistAction,
  type Received,
  type assistEndpoints,
  hasDuty,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { actionsOf, takeAction } from '../../../infrastructure/machine/take-action.ts';
import { requireVersion } from '../../cases/api.ts';
import { balancesOf } from '../../credits/api.ts';
import { centersToAsk } from '../../practices/api.ts';
import { documentRow } from '../document/repository.ts';
import { planRecord, planRows } from '../plan-repository.ts';
import { assistAdapter } from './assist-adapter.ts';
import { assistsOf } from './assist-repository.ts';
import type { AssistInput } from './assist-rules.ts';
import { toAssist } from './assist-view.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Assist audits of a case version for whoever sees its plans, newest first. @throws Refusal recordNotFound */
export async function listAssists(
  { db }: Context,
  actor: Caller,
  key: Received<typeof assistEndpoints.list>['query'],
): Promise<Answer<typeof assistEndpoints.list>> {
  const found = await requireVersion(db, actor, key);
  const plans = (await planRows(db, key.caseId)).filter(({ version }) => version === key.version);
  const acted = { found, actor, roles: found.roles };
  const assists: Assist[] = [];
  for (const assist of await assistsOf(db, key)) {
    const plan = plans.find(({ planId }) => planId === assist.planId);
    if (plan) assists.push(await toAssist(db, { ...acted, plan, assist }));
  }
  const asks = hasDuty(found.roles, 'treat', 'operate');
  const askable: string[] = [];
  for (const plan of asks ? plans : []) {
    const may = await actionsOf(assistAdapter, db, { ...acted, plan, assist: null }, ['ask']);
    if (may.length > 0) askable.push(plan.planId);
  }
  const { practiceId } = found.record;
  return {
    ...{ assists, askable },
    remaining: asks ? (await balancesOf(db, { kind: 'practice', id: practiceId })).assistAudits : null,
    centers: asks ? await centersToAsk(db, practiceId) : [],
  };
}

/**
 * Asks a design center for help, and uses one assist audit of the practice for it.
 * @throws Refusal recordNotFound, also for a center that the practice is not bound to; noPermission; those of the
 *   machine's guard; quotaUsedUp
 */
export async function askAssist(
  { db, ...context }: Context,
  actor: Caller,
  { caseId, version, planId, designCenterId, question }: Received<typeof assistEndpoints.ask>['body'],
): Promise<Assist> {
  const key = { caseId, version, planId };
  return db.transaction(async (tx) => {
    const { record } = await requireVersion(tx, actor, { caseId, version });
    if (!(await planRecord(tx, key, planId))) throw new Refusal('recordNotFound');
    const centers = await centersToAsk(tx, record.practiceId);
    const known = centers.some((center) => center.designCenterId === designCenterId);
    // Without any center the guard says what is missing.
    if (!known && centers.length > 0) throw new Refusal('recordNotFound');
    const document = await documentRow(tx, planId);
    const asked = {
      ...{ ...key, centerId: known ? designCenterId : null, userId: actor.userId, question: question || null },
      documentHash: document?.sha256 ?? '',
    };
    return toAssist(tx, await takeAction(assistAdapter, { context, tx, actor }, key, 'ask', { asked }));
  });
}

/**
 * What the practice or the design center does with one.
 * @throws Refusal recordNotFound, noPermission, and what the machine refuses with
 */
export const actOnAssist = (
  { db, ...context }: Context,
  actor: Caller,
  assistId: string,
  action: Exclude<AssistAction, 'ask'>,
  input: Pick<AssistInput, 'verdict' | 'reason'> = {},
): Promise<Assist> =>
  db.transaction(async (tx) =>
    toAssist(tx, await takeAction(assistAdapter, { context, tx, actor }, { assistId }, action, input)),
  );
