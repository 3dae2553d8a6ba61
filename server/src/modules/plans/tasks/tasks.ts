import {
  type Answer,
  type PlanType,
  PLANS_SECTION,
  type Received,
  designingStatuses,
  entrustTo,
  hasDuty,
  isOneOf,
  type plansEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { notify } from '../../account/api.ts';
import { peopleById } from '../../access/api.ts';
import {
  type ActedVersion,
  type CaseKey,
  auditChange,
  casePath,
  lockVersion,
  requireVersion,
  tellCaseChanged,
} from '../../cases/api.ts';
import { caseWatchers } from '../../practices/api.ts';
import { hold, holderOf, letGo, openTasksOf } from './task-repository.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type Taken = Received<typeof plansEndpoints.take>['body'];
type Assigned = Received<typeof plansEndpoints.assign>['body'];

/** Whether somebody with these roles leads the designers of a case: the practice's creator, a center, the platform. */
const leads = (roles: readonly string[]): boolean =>
  hasDuty(roles, 'oversee', 'operate') || roles.includes('design_center');

/** Who may hold a stage of this version, by their ids. */
async function designersFor(
  db: Querier,
  { record, version }: Pick<ActedVersion, 'record' | 'version'>,
  stage: PlanType,
) {
  const watchers = await caseWatchers(db, { ...record, ...version });
  const able = watchers.filter(({ side, roles }) => side === 'design' && hasDuty(roles, stage));
  return [...new Set(able.map(({ userId }) => userId))];
}

/** Who may hold a stage, and what they hold already. @throws Refusal recordNotFound */
export async function taskDesigners(
  db: Querier,
  caller: Caller,
  { stage, ...key }: Received<typeof plansEndpoints.designers>['query'],
): Promise<Answer<typeof plansEndpoints.designers>> {
  const found = await requireVersion(db, caller, key);
  const holder = await holderOf(db, key, stage);
  const ids = found.version.entrust === entrustTo.self ? [] : await designersFor(db, found, stage);
  const [people, open] = [await peopleById(db, ids), await openTasksOf(db, ids)];
  return {
    designers: ids
      .map((userId) => ({ userId, name: people.get(userId)?.name ?? '', open: open.get(userId) ?? 0 }))
      .sort((a, b) => a.open - b.open || a.name.localeCompare(b.name)),
    holderId: holder?.userId ?? null,
    mayAssign: ids.length > 0 && (leads(found.roles) || holder?.userId === caller.userId),
  };
}

/** A version whose design can be handed around. @throws Refusal recordNotFound; transitionRefused */
async function designed(tx: Transaction, caller: Caller, key: CaseKey): Promise<ActedVersion> {
  const found = await lockVersion(tx, caller, key);
  const { record, version } = found;
  const open = isOneOf(designingStatuses, version.status) && version.version === record.version;
  if (!open || version.entrust === entrustTo.self) throw new Refusal('transitionRefused');
  return found;
}

/**
 * Takes a stage that nobody holds.
 * @throws Refusal recordNotFound, transitionRefused; noPermission to whoever may not design it; taskOfAnother
 */
export const takeTask = (context: Context, caller: Caller, { stage, ...key }: Taken): Promise<null> =>
  context.db.transaction(async (tx) => {
    const found = await designed(tx, caller, key);
    if (!(await designersFor(tx, found, stage)).includes(caller.userId)) throw new Refusal('noPermission');
    const holder = await holderOf(tx, key, stage);
    if (holder && holder.userId !== caller.userId) throw new Refusal('taskOfAnother', { name: holder.name });
    await give(context, tx, caller, found, { stage, userId: caller.userId, note: null });
    return null;
  });

/**
 * Gives a stage to somebody, or back to the pool.
 * @throws Refusal recordNotFound, transitionRefused; taskOfAnother or noPermission to who neither holds it nor leads;
 *   disabledDesigner with the name of one who may not design it
 */
export const assignTask = (
  context: Context,
  caller: Caller,
  { stage, userId, note, ...key }: Assigned,
): Promise<null> =>
  context.db.transaction(async (tx) => {
    const found = await designed(tx, caller, key);
    const holder = await holderOf(tx, key, stage);
    if (!leads(found.roles) && holder?.userId !== caller.userId) {
      throw holder ? new Refusal('taskOfAnother', { name: holder.name }) : new Refusal('noPermission');
    }
    if (userId !== null && userId !== holder?.userId && !(await designersFor(tx, found, stage)).includes(userId)) {
      const name = (await peopleById(tx, [userId])).get(userId)?.name;
      if (name === undefined) throw new Refusal('recordNotFound');
      throw new Refusal('disabledDesigner', { name });
    }
    await give(context, tx, caller, found, { stage, userId, note });
    return null;
  });

async function give(
  context: Context,
  tx: Transaction,
  caller: Caller,
  { record, version, roles }: ActedVersion,
  { stage, userId, note }: Pick<Assigned, 'stage' | 'userId' | 'note'>,
): Promise<void> {
  const key = { caseId: version.caseId, version: version.version };
  if (userId === null) await letGo(tx, key, stage);
  else await hold(tx, key, stage, { holderId: userId, givenBy: caller.userId, note: note ?? null });
  await auditChange(tx, key, { userId: caller.userId, roles }, 'assignTask', {
    fields: [stage],
    ...(userId !== null && { ids: [userId] }),
  });
  if (userId !== null && userId !== caller.userId) {
    const values = { patient: version.patientName, ptNo: record.ptNo, reason: note ?? '' };
    await notify(context, tx, [userId], 'taskAssigned', values, casePath(version, PLANS_SECTION));
  }
  await tellCaseChanged(context, tx, key, record);
}
