import { type CaseStatus, type Entrust, caseMachine, caseStatus } from '@archway/contracts';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { giveFiles } from '../cases.fixture.ts';
import { caseAdapter } from './case-adapter.ts';
import { casePeople, caseToWalk, unseenCase } from './case-people.fixture.ts';

/** Walks the machine of cases on one case of the practice. */
export async function caseWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const doctor = actorOf('demodoctor');
  await giveFiles(server, caseId, doctor === 'system' ? '0' : doctor.userId);
  const open = openGuards(caseMachine);
  const adapter = { ...caseAdapter, guards: open };

  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: unseenCase,
    // What a doctor designs alone goes on into design by itself.
    leadsTo: ({ effects, to }) => (effects.includes('walkOn') ? caseStatus.designing : to),
    outcome: (place, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, place.state as CaseStatus, place.mode as Entrust);
        const known = caseMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        const taken = await takeAction(adapter, work, { caseId, version: 1 }, known, { reason: 'because' });
        return taken.version.status;
      }),
  };
}
