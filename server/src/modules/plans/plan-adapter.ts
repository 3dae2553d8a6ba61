import {
  type PlanAction,
  type PlanMachine,
  designingStatuses,
  entrustTo,
  hasDuty,
  isOneOf,
  offeredPlanActions,
  planMachine,
  planStates,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { MachineAdapter } from '../../infrastructure/machine/adapter.ts';
import { actionsOf } from '../../infrastructure/machine/take-action.ts';
import {
  type ActedVersion,
  type CaseKey,
  lockForSystem,
  lockVersion,
  recordAction,
  tellCaseChanged,
} from '../cases/api.ts';
import { type SchemeRecord, addScheme, changeScheme, schemeRecord } from './plan-repository.ts';

/** A plan of a case version; without an id the plan that is about to begin. */
export interface PlanKey extends CaseKey {
  readonly schemeId: string | null;
}

/** A plan in the hands of whoever acts on it; null before it begins. */
interface ActedPlan {
  readonly found: ActedVersion;
  readonly scheme: SchemeRecord | null;
}

/** What an action is taken with. */
export interface PlanInput {
  /** Of a plan that begins. */
  readonly name?: string;
  readonly remarks?: string | null | undefined;
}

type PlanContext = Pick<AppContext, 'events'>;
type PlanAdapter = MachineAdapter<PlanMachine, PlanContext, PlanKey, ActedPlan, PlanInput>;

/** How the server walks a plan through its machine. What happens on the case is recorded and told there. */
export const planAdapter: PlanAdapter = {
  machine: planMachine,
  lock: async (tx, actor, { schemeId, ...key }) => {
    const found = actor === 'system' ? await lockForSystem(tx, key) : await lockVersion(tx, actor, key);
    const scheme = schemeId === null ? null : await schemeRecord(tx, key, schemeId);
    if (scheme === undefined) throw new Refusal('recordNotFound');
    return { found, scheme };
  },
  stand: ({ found: { record, version, roles }, scheme }) =>
    version.version === record.version
      ? { state: scheme?.status ?? planStates.none, mode: version.entrust, parties: roles }
      : null,
  guards: {
    inDesign: async (_db, { found }) =>
      isOneOf(designingStatuses, found.version.status) ? null : { refused: 'transitionRefused' },
  },
  effects: {},
  write: async ({ tx, actor, subject, row: { to }, input }) => {
    const { found, scheme } = subject;
    if (to === planStates.none) throw new Error('a plan that began is there');
    if (scheme) {
      const { remarks } = input;
      return {
        found,
        scheme: await changeScheme(tx, scheme.schemeId, { status: to, ...(remarks !== undefined && { remarks }) }),
      };
    }
    const { ptId, version, entrust } = found.version;
    const added = await addScheme(tx, {
      ...{ ptId, version, name: input.name ?? '', remarks: input.remarks ?? null, status: to, schemeType: 'target' },
      kind: entrust === entrustTo.self ? 'doctorDraft' : 'auditPlan',
      designerId: actor === 'system' ? null : actor.userId,
    });
    return { found, scheme: added };
  },
  record: async ({ tx, actor, subject, row, after }) => {
    if (row.action !== 'startTarget') return;
    const { ptId, version, status } = subject.found.version;
    await recordAction(tx, {
      ...{ ptId, version, action: 'createTarget', from: status, to: status },
      userId: actor === 'system' ? null : actor.userId,
      asAdmin: hasDuty(subject.found.roles, 'operate'),
      note: after.scheme?.name ?? null,
    });
  },
  event: async ({ context, tx, subject: { found }, row }) => {
    if (row.action !== 'startTarget') return;
    const { ptId, version } = found.version;
    await tellCaseChanged(context, tx, { ptId, version }, found.record);
  },
};

/** What somebody who sees a version may begin for it now. */
export const beginnings = (db: Querier, found: ActedVersion): Promise<PlanAction[]> =>
  actionsOf(planAdapter, db, { found, scheme: null }, offeredPlanActions);
