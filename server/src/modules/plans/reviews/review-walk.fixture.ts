import { type ReviewState, caseStatus, entrustTo, reviewMachine, reviewStates } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { casePeople, caseToWalk, unseenCase } from '../../cases/machine/case-people.fixture.ts';
import { giveDocument } from '../document/document.fixture.ts';
import { addPlan } from '../plan-repository.ts';
import { reviewAdapter } from './review-adapter.ts';
import { type NewReview, insertReview } from './review-repository.ts';

/** Walks the machine of reviews on a plan that passed, of a case that the practice's team designs. */
export async function reviewWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const doctor = actorOf('demodoctor');
  const userId = doctor === 'system' ? '0' : doctor.userId;
  const adapter = { ...reviewAdapter, guards: openGuards(reviewMachine) };
  const at = { caseId, version: 1 };
  const made = { ...at, name: 'Walked', kind: 'auditPlan', planType: 'target', status: 3 } as const;
  const plan = await server.ctx.db.transaction((tx) => addPlan(tx, made));
  const documentHash = await giveDocument(server, plan, samplePlan(1, { kind: 'target' }));
  const asked: NewReview = {
    ...({ ...at, planId: plan.planId, kind: 'external', userId, side: 'practice', lang: 'en-US' } as const),
    ...({ recipientName: 'Walked', recipientMail: 'walked@example.com', protection: 'none', documentHash } as const),
    ...{ maxViews: 3, expiresAt: new Date(Date.now() + 3_600_000), tokenHash: null },
  };
  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name) => unseenCase(name, { mode: entrustTo.team }),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.designing, entrustTo.team);
        const known = reviewMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const begun =
          state === reviewStates.none ? null : await insertReview(tx, { ...asked, state: state as ReviewState });
        const key = begun ? { reviewId: begun.reviewId } : { ...at, planId: plan.planId };
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, key, known, { asked })).review?.state ?? reviewStates.none;
      }),
  };
}
