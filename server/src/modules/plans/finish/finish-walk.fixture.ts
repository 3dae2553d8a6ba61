import { type Entrust, caseStatus, finishMachine, finishStates } from '@archway/contracts';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../../cases/machine/case-people.fixture.ts';
import { addPlan } from '../plan-repository.ts';
import { finishAdapter } from './finish-adapter.ts';
import { putFinish } from './finish-repository.ts';

/** The way of design that a mode of the machine ends with. */
const entrustIn = (mode: unknown): Entrust => Number(String(mode).slice('step'.length)) as Entrust;

/** Walks the machine of post-processing on stages of one case of the practice. */
export async function finishWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const adapter = { ...finishAdapter, guards: openGuards(finishMachine) };
  const at = { caseId, version: 1 };
  const made = { ...at, name: 'Walked', kind: 'auditPlan', planType: 'step', status: 3 } as const;

  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name, { mode }) => unseenCase(name, { mode: entrustIn(mode) }),
    outcome: ({ state, mode }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.clinicallyApproved, entrustIn(mode));
        const { planId } = await addPlan(tx, made);
        const known = finishMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const key = { ...at, planId, kind: 'postProcess' } as const;
        if (state !== finishStates.none) await putFinish(tx, { ...key, state: state as 'working' | 'completed' });
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, key, known, {})).finish?.state ?? finishStates.none;
      }),
  };
}
