import {
  type TreatStatus,
  type TreatmentAction,
  type TreatmentMachine,
  hasDuty,
  isOneOf,
  producedStatuses,
  treatmentMachine,
} from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { actionsOf, takeAction } from '../../../infrastructure/machine/take-action.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { saveVersion } from '../record/case-repository.ts';
import { recordAction } from '../record/records.ts';
import {
  type ActedVersion,
  type CaseKey,
  type VisibleVersion,
  lockForSystem,
  lockVersion,
} from '../scope/case-access.ts';

type Context = Pick<AppContext, 'events'>;
type TreatmentAdapter = MachineAdapter<TreatmentMachine, Context, CaseKey, ActedVersion, object>;

/** How the server walks the treatment of the newest version of a case; that of an earlier one is over. */
export const treatmentAdapter: TreatmentAdapter = {
  machine: treatmentMachine,
  lock: (tx, actor, key) => (actor === 'system' ? lockForSystem(tx, key) : lockVersion(tx, actor, key)),
  stand: ({ record, version, roles }) =>
    version.version === record.version ? { state: version.treatStatus, parties: roles } : null,
  guards: {
    planConfirmed: (_db, { version }) =>
      Promise.resolve(isOneOf(producedStatuses, version.status) ? null : { refused: 'treatmentTooEarly' }),
  },
  effects: {},
  write: async ({ tx, subject, row }) => ({
    ...subject,
    version: await saveVersion(tx, subject, { treatStatus: row.to }),
  }),
  record: async ({ tx, actor, subject: { version, roles }, row }) => {
    await recordAction(tx, {
      ...{ caseId: version.caseId, version: version.version, action: row.action },
      ...{ from: version.status, to: version.status },
      userId: actor === 'system' ? null : actor.userId,
      roles,
      asAdmin: hasDuty(roles, 'operate'),
    });
  },
  event: ({ context, tx, after: { record, version } }) => {
    const { caseId, version: number } = version;
    return tellCaseChanged(context, tx, { caseId, version: number }, { ...record, ...version });
  },
};

/** @throws Refusal recordNotFound, transitionRefused, noPermission, treatmentTooEarly */
export const treat = (
  context: Context & Pick<AppContext, 'db'>,
  caller: Caller,
  key: CaseKey,
  action: TreatmentAction,
): Promise<TreatStatus> =>
  context.db.transaction(async (tx) => {
    const { version } = await takeAction(treatmentAdapter, { context, tx, actor: caller }, key, action, {});
    return version.treatStatus;
  });

/** What this reader may do with the treatment now. */
export const treatmentActionsOf = (db: Querier, found: VisibleVersion): Promise<TreatmentAction[]> =>
  actionsOf(treatmentAdapter, db, found, treatmentMachine.actions);
