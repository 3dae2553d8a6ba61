import { type PhoneLinkState, caseStatus, entrustTo, phoneLinkMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../../cases/machine/case-people.fixture.ts';
import { linkAdapter } from './link-adapter.ts';
import { insertLink } from './link-repository.ts';
import { phoneLinks } from './schema.ts';

/** Walks a link to a case that the practice's team designs. */
export async function linkWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const doctor = actorOf('demodoctor');
  const userId = doctor === 'system' ? '0' : doctor.userId;
  const adapter = { ...linkAdapter, guards: openGuards(phoneLinkMachine) };
  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name) => unseenCase(name, { mode: entrustTo.team }),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.unsubmitted, entrustTo.team);
        const { linkId } = await insertLink(tx, { caseId, version: 1, userId, tokenHash: 'walked' });
        const stands = { state: state as PhoneLinkState };
        await tx.update(phoneLinks).set(stands).where(eq(phoneLinks.linkId, linkId));
        const known = phoneLinkMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, linkId, known, {})).link.state;
      }),
  };
}
