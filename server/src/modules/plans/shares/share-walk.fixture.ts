import { type ShareState, caseStatus, entrustTo, shareMachine, shareStates } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../../cases/machine/case-people.fixture.ts';
import { giveDocument } from '../document/document.fixture.ts';
import { addPlan } from '../plan-repository.ts';
import { shareAdapter } from './share-adapter.ts';
import { type NewShare, insertShare } from './share-repository.ts';

/** Walks the machine of shares on a plan that passed, of a case that the practice's team designs. */
export async function shareWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const doctor = actorOf('demodoctor');
  const userId = doctor === 'system' ? '0' : doctor.userId;
  const adapter = { ...shareAdapter, guards: openGuards(shareMachine) };
  const at = { caseId, version: 1 };
  const made = { ...at, name: 'Walked', kind: 'auditPlan', planType: 'target', status: 3 } as const;
  const plan = await server.ctx.db.transaction((tx) => addPlan(tx, made));
  const documentHash = await giveDocument(server, plan, samplePlan(1, { kind: 'target' }));
  const shared: NewShare = {
    ...{ ...at, planId: plan.planId, userId, documentHash, keyHash: null, photos: 'none' },
    ...{ includeDoctor: true, includeHospital: true, includeHistory: false, portrait: false },
    expiresAt: new Date(Date.now() + 3_600_000),
  };
  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name) => unseenCase(name, { mode: entrustTo.team }),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.designing, entrustTo.team);
        const known = shareMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const begun =
          state === shareStates.none ? null : await insertShare(tx, { ...shared, state: state as ShareState });
        const key = begun ? { shareId: begun.shareId } : { ...at, planId: plan.planId, presentationId: null };
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, key, known, { shared })).share?.state ?? shareStates.none;
      }),
  };
}
