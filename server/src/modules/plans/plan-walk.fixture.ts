import {
  type Entrust,
  type PlanStatus,
  type PlanType,
  caseStatus,
  planMachine,
  planStates,
  planTypes,
} from '@archway/contracts';
import { barePlan } from '@archway/dental/testing';
import type { TestServer } from '../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../test/walk-machine.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../cases/machine/case-people.fixture.ts';
import type { SavedDocument } from './document/saving.ts';
import { planAdapter } from './plan-adapter.ts';
import { addPlan } from './plan-repository.ts';

/** What a mode of the machine is made of. */
const partsOf = (mode: unknown): { planType: PlanType; entrust: Entrust } => {
  const planType = planTypes.find((each) => String(mode).startsWith(each));
  if (!planType) throw new Error(`no plan is made by ${String(mode)}`);
  return { planType, entrust: Number(String(mode).slice(planType.length)) as Entrust };
};

const saved = (planType: PlanType): SavedDocument => ({
  document: barePlan(planType),
  ...{ sha256: '0'.repeat(64), objectName: 'walked', bytes: 1, base: null },
});

/** Walks the machine of plans on plans of one case of the practice. */
export async function planWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const adapter = { ...planAdapter, guards: openGuards(planMachine) };
  const made = { caseId, version: 1, name: 'Walked', kind: 'auditPlan' } as const;

  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name, { mode }) => unseenCase(name, { mode: partsOf(mode).entrust }),
    outcome: ({ state, mode }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        const { planType, entrust } = partsOf(mode);
        await put(tx, caseStatus.designing, entrust);
        const begun = state !== planStates.none;
        const plan = begun ? await addPlan(tx, { ...made, planType, status: state as PlanStatus }) : null;
        const known = planMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        const at = { caseId, version: 1 };
        const key = plan ? { ...at, planId: plan.planId } : { ...at, planId: null, planType, fromId: null };
        const taken = await takeAction(adapter, work, key, known, { name: 'Walked', document: saved(planType) });
        return taken.plan?.status ?? planStates.none;
      }),
  };
}
