import {
  type Answer,
  type AssistRow,
  type Page,
  type Received,
  type assistEndpoints,
  hasDuty,
  isOneOf,
  openAssists,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { HolderKind } from '../../../infrastructure/storage/credential-holder.ts';
import { callerWithoutSession } from '../../access/api.ts';
import { ageNow, versionForSystem } from '../../cases/api.ts';
import { centersOfStaff } from '../../practices/api.ts';
import { lend, meshNames } from '../links/shown-plan.ts';
import { toldPlan } from '../links/told-plan.ts';
import { planRecord } from '../plan-repository.ts';
import { rolesAsHelper } from './assist-adapter.ts';
import { countAssists, pageOfAssists } from './assist-list-repository.ts';
import { type OfCenters, findAssist } from './assist-repository.ts';
import type { ActedAssist } from './assist-rules.ts';
import { toAssistRow } from './assist-view.ts';

type Context = Pick<AppContext, 'db' | 'store'>;

/** Centers for which somebody helps; whoever operates the platform sees what all of them were asked for. */
const centersFor = async (db: Querier, caller: Caller): Promise<OfCenters> =>
  hasDuty(caller.roles, 'operate') ? null : centersOfStaff(db, caller.userId);

/** One as whoever helps sees it, who sees no case. @throws Refusal recordNotFound */
async function helped(db: Querier, caller: Caller, assistId: string): Promise<ActedAssist> {
  const assist = await findAssist(db, assistId);
  if (!assist) throw new Refusal('recordNotFound');
  const operates = hasDuty(caller.roles, 'operate');
  const roles = operates
    ? caller.roles.filter((role) => hasDuty([role], 'operate'))
    : await rolesAsHelper(db, caller, assist);
  if (roles.length === 0) throw new Refusal('recordNotFound');
  const found = await versionForSystem(db, assist);
  const plan = await planRecord(db, assist, assist.planId);
  if (!plan) throw new Refusal('recordNotFound');
  return { found, actor: caller, roles, plan, assist };
}

/** What the caller's design centers were asked for. */
export async function pageForCenter(
  db: Querier,
  caller: Caller,
  { pageNum, pageSize, keyword, assistView: view }: Received<typeof assistEndpoints.page>['query'],
): Promise<Page<AssistRow>> {
  const centerIds = await centersFor(db, caller);
  const asked = { centerIds, userId: caller.userId, view, keyword };
  const { rows, total } = await pageOfAssists(db, asked, { pageNum, pageSize });
  const shown: AssistRow[] = [];
  for (const assistId of rows) shown.push(await toAssistRow(db, await helped(db, caller, assistId)));
  return { rows: shown, total };
}

/** How many each view has. */
export const countForCenter = async (db: Querier, caller: Caller): Promise<Answer<typeof assistEndpoints.counts>> =>
  countAssists(db, await centersFor(db, caller), caller.userId);

/** One that is open: with the answer the reading ends. @throws Refusal recordNotFound, assistOver */
async function openOne(db: Querier, caller: Caller, assistId: string): Promise<ActedAssist> {
  const acted = await helped(db, caller, assistId);
  if (!isOneOf(openAssists, acted.assist?.state)) throw new Refusal('assistOver');
  return acted;
}

/** The plan, for whoever helps. @throws Refusal recordNotFound, assistOver, planNotDesigned */
export async function readAssisted(
  context: Context,
  caller: Caller,
  assistId: string,
): Promise<Answer<typeof assistEndpoints.read>> {
  const acted = await openOne(context.db, caller, assistId);
  const { version } = acted.found;
  return {
    ...(await toAssistRow(context.db, acted)),
    ...(await toldPlan(context, acted.plan)),
    age: ageNow(version.birthday),
    gender: version.gender,
  };
}

const holderId = (assistId: string, userId: string): string => `${assistId}/${userId}`;

/** Leave to read the meshes of the plan. @throws Refusal recordNotFound, assistOver, planNotDesigned */
export async function assistStorage(
  context: Context,
  caller: Caller,
  assistId: string,
  origin: string,
): Promise<Answer<typeof assistEndpoints.storage>> {
  const { plan } = await openOne(context.db, caller, assistId);
  return lend(
    context,
    await meshNames(context, plan),
    { kind: assistHolder.kind, id: holderId(assistId, caller.userId) },
    origin,
  );
}

/** What that leave hangs on: it ends with the assist audit, and with the place in the design center. */
export const assistHolder: HolderKind = {
  kind: 'planAssist',
  async holds(db, id) {
    const [assistId = '', userId = ''] = id.split('/');
    const caller = await callerWithoutSession(db, userId);
    if (!caller) return false;
    return openOne(db, caller, assistId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  },
};
