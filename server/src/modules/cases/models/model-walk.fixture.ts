import { type AnalyseFlag, caseStatus, entrustTo, modelMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { giveModel } from '../cases.fixture.ts';
import { casePeople, caseToWalk, unseenCase } from '../machine/case-people.fixture.ts';
import { caseModels } from '../schema.ts';
import { modelAdapter } from './model-adapter.ts';

/** Walks the analysis of one model of a case that the practice's team designs. */
export async function modelWalk(server: TestServer): Promise<MachineWalk> {
  const { caseId, actorOf, put } = await caseToWalk(server);
  const doctor = actorOf('demodoctor');
  await giveModel(server, caseId, doctor === 'system' ? '0' : doctor.userId);
  const [model] = await server.ctx.db.select().from(caseModels).where(eq(caseModels.caseId, caseId));
  const modelId = model?.modelId ?? '0';
  const adapter = { ...modelAdapter, guards: openGuards(modelMachine) };

  return {
    actors: casePeople,
    strongest: 'demoadmin',
    unseen: (name) => unseenCase(name, { mode: entrustTo.team }),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.designing, entrustTo.team);
        const begun = { analyseFlag: state as AnalyseFlag };
        await tx.update(caseModels).set(begun).where(eq(caseModels.modelId, modelId));
        const known = modelMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(adapter, work, modelId, known, {})).model.analyseFlag;
      }),
  };
}
