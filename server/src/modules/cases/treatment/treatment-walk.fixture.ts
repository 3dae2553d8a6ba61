import { type TreatStatus, caseStatus, entrustTo, treatmentMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../machine/case-people.fixture.ts';
import { caseVersions } from '../schema.ts';
import { treatmentAdapter } from './treatment.ts';

/** Walks the treatment of a case that the practice's team designs. */
export async function treatmentWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const adapter = { ...treatmentAdapter, guards: openGuards(treatmentMachine) };
  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name) => unseenCase(name, { mode: entrustTo.team }),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.designing, entrustTo.team);
        await tx
          .update(caseVersions)
          .set({ treatStatus: state as TreatStatus })
          .where(eq(caseVersions.caseId, caseId));
        const known = treatmentMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, { caseId, version: 1 }, known, {})).version.treatStatus;
      }),
  };
}
