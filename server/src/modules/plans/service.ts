import {
  type Page,
  type Received,
  type Scheme,
  entrustTo,
  hasDuty,
  mayStartTarget,
  type plansEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import {
  type CaseKey,
  type DesignWork,
  lockVersion,
  pageOfDesignWork,
  recordAction,
  requireVersion,
  tellCaseChanged,
} from '../cases/api.ts';
import { findScheme, insertScheme, plansOfRow, schemesOf } from './repository.ts';

type NewTarget = Received<typeof plansEndpoints.create>['body'];

/** Plans of a case version that the caller may see, newest first. */
export async function listPlans(db: Querier, caller: Caller, key: CaseKey): Promise<Scheme[]> {
  await requireVersion(db, caller, key);
  return schemesOf(db, key);
}

/** Cases that wait for a design, or for an answer on one, within what the caller designs. */
export const tasksOf = (
  db: Database,
  caller: Caller,
  query: Received<typeof plansEndpoints.tasks>['query'],
): Promise<Page<DesignWork>> => pageOfDesignWork(db, caller, query, plansOfRow);

/** What a plan of a case version is; undefined when the version has no such plan. Access is the caller's to check. */
export const schemeTypeOf = async (
  db: Querier,
  key: CaseKey,
  schemeId: string,
): Promise<Scheme['schemeType'] | undefined> => (await findScheme(db, key, schemeId))?.schemeType;

/**
 * Starts a target plan as a draft of the caller.
 * @throws Refusal recordNotFound; transitionRefused unless the newest version is being designed; noPermission when
 *   somebody else designs this case
 */
export async function startTarget(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { ptId, version, name, remarks = null }: NewTarget,
): Promise<Scheme> {
  const key = { ptId, version };
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    const { status } = found.version;
    const { entrust } = found.record;
    if (!mayStartTarget({ status, entrust }, found.roles)) {
      const anybody = mayStartTarget({ status, entrust: entrustTo.self }, ['doctor']);
      throw new Refusal(anybody ? 'noPermission' : 'transitionRefused');
    }
    if (version !== found.record.version) throw new Refusal('transitionRefused');
    const scheme = await insertScheme(tx, {
      ...key,
      name,
      remarks,
      schemeType: 'target',
      kind: entrust === entrustTo.self ? 'doctorDraft' : 'auditPlan',
      designerId: caller.userId,
    });
    await recordAction(tx, {
      ...key,
      action: 'createTarget',
      from: status,
      to: status,
      userId: caller.userId,
      asAdmin: hasDuty(found.roles, 'operate'),
      note: name,
    });
    await tellCaseChanged(context, tx, key, found.record);
    return scheme;
  });
}
