import { type Entrust, caseStatus, entrustTo, taskKinds, taskMachine, taskStates } from '@archway/contracts';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../../cases/machine/case-people.fixture.ts';
import { taskAdapter } from './task-adapter.ts';
import { giveTask } from './task-repository.ts';

const entrustOf = (mode: unknown): Entrust => Number(String(mode).slice(-1)) as Entrust;

/** Walks the machine of design tasks on the tasks of one case of the practice. */
export async function taskWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const adapter = { ...taskAdapter, guards: openGuards(taskMachine) };
  const idOf = (name: string): string => {
    const actor = actorOf(name);
    if (actor === 'system') throw new Error('the server designs nothing');
    return actor.userId;
  };

  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name, { mode }) => unseenCase(name, { mode: entrustOf(mode) }),
    outcome: ({ state, mode }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        const entrust = entrustOf(mode);
        const taskKind = taskKinds.find((each) => String(mode).startsWith(each)) ?? 'target';
        await put(tx, caseStatus.designing, entrust);
        const designer = idOf(entrust === entrustTo.center ? 'democenter' : 'demodesigner');
        const key = { caseId, version: 1, taskKind };
        await giveTask(tx, key, state === taskStates.held ? designer : null, null);
        const known = taskMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        const { holder } = await takeAction(adapter, work, key, known, { assignUserId: designer, note: 'Walked' });
        return holder ? taskStates.held : taskStates.pool;
      }),
  };
}
