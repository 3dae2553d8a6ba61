import { type AssistState, type Party, assistMachine, assistStates, caseStatus, entrustTo } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { post } from '../../credits/api.ts';
import { casePeople, caseToWalk } from '../../cases/machine/case-people.fixture.ts';
import { practiceId } from '../../cases/cases.fixture.ts';
import { designCenters } from '../../practices/schema.ts';
import { giveDocument } from '../document/document.fixture.ts';
import { addPlan } from '../plan-repository.ts';
import { assistAdapter } from './assist-adapter.ts';
import { type NewAssist, insertAssist } from './assist-repository.ts';

/** Walks the machine of assist audits on a plan that a practice's doctor designs: the design center sees no case of it. */
export async function assistWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const doctor = actorOf('demodoctor');
  const userId = doctor === 'system' ? '0' : doctor.userId;
  const adapter = { ...assistAdapter, guards: openGuards(assistMachine) };
  const at = { caseId, version: 1 };
  const made = { ...at, name: 'Walked', kind: 'doctorDraft', planType: 'target', status: 3 } as const;
  const plan = await server.ctx.db.transaction((tx) => addPlan(tx, made));
  const documentHash = await giveDocument(server, plan, samplePlan(1, { kind: 'target' }));
  const [center] = await server.ctx.db.select().from(designCenters);
  const asked: NewAssist = { ...at, planId: plan.planId, centerId: center?.id ?? null, userId, documentHash };
  const practice = { kind: 'practice' as const, id: await practiceId(server, 'P10001') };
  await server.ctx.db.transaction((tx) =>
    post(tx, {
      ...{ key: 'walked', kind: 'freeRecharge', holder: practice, actorId: null },
      movements: [{ unit: 'assistAudits', amount: 100 }],
    }),
  );
  const actors: Readonly<Record<string, readonly Party[]>> = casePeople;
  return {
    actors,
    strongest: 'demoadmin',
    // Whoever helps sees what was asked for, and not the case for which nothing was asked yet.
    unseen: (name, { state }) => (name === 'democenter' && state === assistStates.none ? 'recordNotFound' : undefined),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.designing, entrustTo.self);
        const known = assistMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const begun =
          state === assistStates.none ? null : await insertAssist(tx, { ...asked, state: state as AssistState });
        const key = begun ? { assistId: begun.assistId } : { ...at, planId: plan.planId };
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, key, known, { asked })).assist?.state ?? assistStates.none;
      }),
  };
}
