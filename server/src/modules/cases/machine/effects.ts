import { type CaseMachine, entrustTo } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { EffectMap, Taking } from '../../../infrastructure/machine/adapter.ts';
import { type Charge, chargeConfirmation } from '../../credits/api.ts';
import { askForInspection } from '../inspection/ask-inspection.ts';
import { deleteFindings } from '../inspection/report/finding-repository.ts';
import { checkEntrust, designCenterFor, passPracticeGate } from '../intake/practice-gate.ts';
import { plansOfCase } from '../ports.ts';
import type { CaseChange, VersionChange } from '../record/case-repository.ts';
import type { ActedVersion } from '../scope/case-access.ts';
import type { CaseInput } from './guards.ts';

export type CaseActionContext = Pick<AppContext, 'events' | 'jobs'>;

/** What an action changes besides the status. */
export interface ActionChange {
  readonly version?: VersionChange;
  readonly record?: CaseChange;
  /** What it cost. */
  readonly charge?: Charge;
}

/** What the actions of the case machine bring about. */
export const caseEffects: EffectMap<CaseMachine, CaseActionContext, ActedVersion, CaseInput, ActionChange> = {
  handOver: { change: handOver },
  charge: { change: charge },
  takeBack: {
    change: async () => ({ version: { submitTime: null, designCenterId: '0' }, record: { handedOver: false } }),
  },
  askForInspection: {
    afterwards: async ({ context, tx, after: { version } }) => {
      if (version.entrust === entrustTo.self) await askForInspection(context, tx, version);
      return null;
    },
  },
  closeReport: {
    afterwards: async ({ tx, subject: { version } }) => {
      await deleteFindings(tx, version);
      return null;
    },
  },
  walkOn: { afterwards: (_taken, next) => next('startDesign', {}) },
  planFollows: {
    follow: ({ context, tx, row: { action }, subject, input }) =>
      plansOfCase.one.follow(context, tx, subject.version, {
        ...{ action, reason: input.reason ?? null },
        refused: input.refused ?? 'step',
      }),
  },
};

/** Whoever pays for the plan that stands is charged. @throws Refusal of the charge, with which nothing is confirmed */
async function charge({
  tx,
  actor,
  subject: { record, version },
}: Taking<CaseMachine, CaseActionContext, ActedVersion, CaseInput>): Promise<ActionChange> {
  const plan = await plansOfCase.one.planInHand(tx, version);
  const { caseId, version: caseVersion, entrust, designCenterId } = version;
  const paid = {
    ...{ caseId, caseVersion, caseNumber: record.ptNo, practiceId: record.practiceId, entrust, designCenterId },
    serviceType: record.serviceType,
    planId: plan?.planId ?? null,
    planName: plan?.name ?? null,
  };
  return { charge: await chargeConfirmation(tx, paid, actor === 'system' ? null : actor.userId) };
}

/**
 * The design side sees the case from now on, and a lab case belongs to the lab that the practice is bound to now.
 * @throws Refusal of the practice gate, of the way of design, or selfDesignByApi
 */
async function handOver({
  tx,
  actor,
  row: { action },
  subject: { record, version },
}: Taking<CaseMachine, CaseActionContext, ActedVersion, CaseInput>): Promise<ActionChange> {
  if (actor === 'system') throw new Refusal('noPermission');
  const practice = await passPracticeGate(tx, actor, record.practiceId, { forPlatform: true });
  checkEntrust(practice, version.entrust);
  if (record.dataSource === 'api' && version.entrust === entrustTo.self) throw new Refusal('selfDesignByApi');
  const chosen = version.designCenterId !== '0' && action === 'resubmit';
  const designCenterId = chosen ? version.designCenterId : designCenterFor(practice, version.entrust);
  return { version: { submitTime: new Date(), designCenterId }, record: { handedOver: true } };
}
