import { type CaseFinding, type CaseTransition, caseMachine, hasDuty } from '@archway/contracts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { tellLowCredits } from '../../credits/api.ts';
import { findingsSoFar } from '../inspection/report/findings.ts';
import { caseFollowers } from '../ports.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { saveVersion } from '../record/case-repository.ts';
import { recordAction } from '../record/records.ts';
import { type ActedVersion, type CaseKey, lockForSystem, lockVersion } from '../scope/case-access.ts';
import { noticeOfAction } from './case-notices.ts';
import { type ActionChange, type CaseActionContext, caseEffects } from './effects.ts';
import { type CaseInput, caseGuards } from './guards.ts';

type CaseAdapter = MachineAdapter<
  typeof caseMachine,
  CaseActionContext,
  CaseKey,
  ActedVersion,
  CaseInput,
  ActionChange
>;

/** What notices and events are about: the case with what stands in the version. */
const factsOf = ({ record, version }: ActedVersion) => ({ ...record, ...version });

const together = (all: ActionChange, { version, record, charge }: ActionChange): ActionChange => ({
  ...(all.charge && { charge: all.charge }),
  ...(charge && { charge }),
  version: { ...all.version, ...version },
  record: { ...all.record, ...record },
});

/** What an action tells of the data: what the machine found, or what stands in the report that the action closes. */
const findingsOf = async (
  tx: Transaction,
  row: CaseTransition,
  { version }: ActedVersion,
  { findings }: CaseInput,
): Promise<readonly CaseFinding[]> =>
  findings ?? (row.effects.includes('closeReport') ? findingsSoFar(tx, version) : []);

/** How the server walks a case through its machine. */
export const caseAdapter: CaseAdapter = {
  machine: caseMachine,
  lock: (tx, actor, key) => (actor === 'system' ? lockForSystem(tx, key) : lockVersion(tx, actor, key)),
  stand: ({ record, version, roles }) =>
    version.version === record.version ? { state: version.status, mode: version.entrust, parties: roles } : null,
  guards: caseGuards,
  effects: caseEffects,
  write: async ({ tx, subject, row }, changes) => {
    const change: ActionChange = changes.reduce(together, {});
    const status = { status: row.to, statusTime: new Date() };
    const version = await saveVersion(tx, subject, { ...change.version, ...status }, change.record);
    const { charge } = change;
    return { ...subject, record: { ...subject.record, ...change.record }, version, ...(charge && { charge }) };
  },
  record: async ({ tx, actor, subject, row, input }) => {
    const { caseId, version } = subject.version;
    await recordAction(tx, {
      ...{ caseId, version, action: row.action, from: row.from, to: row.to },
      userId: actor === 'system' ? null : actor.userId,
      roles: subject.roles,
      asAdmin: hasDuty(subject.roles, 'operate'),
      note: input.reason ?? null,
      findings: await findingsOf(tx, row, subject, input),
    });
  },
  notice: async ({ context, tx, actor, subject, after, row, input }) => {
    await noticeOfAction(context, tx, {
      action: row.action,
      actor: { userId: actor === 'system' ? null : actor.userId, sides: subject.sides },
      before: factsOf(subject),
      after: factsOf(after),
      reason: input.reason ?? null,
      findings: (await findingsOf(tx, row, subject, input)).length,
    });
    if (after.charge) await tellLowCredits(context, tx, after.charge);
  },
  event: async ({ context, tx, actor, subject, after }) => {
    const { caseId, version, status: from } = subject.version;
    const { practiceId, ptNo } = after.record;
    const by = actor === 'system' ? null : actor.userId;
    const step = { caseId, version, practiceId, ptNo, from, to: after.version.status, by };
    for (const follow of caseFollowers.all) await follow(context, tx, step);
    await tellCaseChanged(context, tx, { caseId, version }, factsOf(after), factsOf(subject));
  },
};
