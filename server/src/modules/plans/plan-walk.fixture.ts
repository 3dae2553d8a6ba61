import { type Entrust, type PlanStatus, caseStatus, planMachine, planStates } from '@archway/contracts';
import type { TestServer } from '../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../test/walk-machine.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../cases/machine/case-people.fixture.ts';
import { planAdapter } from './plan-adapter.ts';
import { addPlan } from './plan-repository.ts';

/** Walks the machine of plans on stages of one case of the practice. */
export async function planWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const adapter = { ...planAdapter, guards: openGuards(planMachine) };
  const stages = { caseId, version: 1, name: 'Walked', planType: 'step', kind: 'auditPlan' } as const;

  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: unseenCase,
    outcome: ({ state, mode }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.designing, mode as Entrust);
        const begun = state !== planStates.none;
        const plan = begun ? await addPlan(tx, { ...stages, status: state as PlanStatus }) : null;
        const known = planMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        const key = { caseId, version: 1, planId: plan?.planId ?? null };
        const taken = await takeAction(adapter, work, key, known, { name: 'Walked' });
        return taken.plan?.status ?? planStates.none;
      }),
  };
}
