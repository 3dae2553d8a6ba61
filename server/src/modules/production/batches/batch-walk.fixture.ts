import { type Party, type PrintStatus, batchMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { callerOf } from '../../cases/cases.fixture.ts';
import { printBatches } from '../schema.ts';
import { batchAdapter } from './batch-adapter.ts';
import { newPrinter } from './batches.fixture.ts';

/** Who makes for a practice sees its batches, and nobody else. */
const people: Readonly<Record<string, readonly Party[]>> = {
  democreator: ['creator'],
  demodesigner: ['target_design', 'step_design', 'post_process'],
  demomaker: ['modelmaker'],
  demoadmin: ['admin'],
};

/** Walks the machine of batches with one that has nothing in it. */
export async function batchWalk(server: TestServer): Promise<MachineWalk> {
  const maker = await callerOf(server, await server.login('demomaker'));
  const { deviceId, practiceId } = await newPrinter(server);
  const space = { plateWidth: 192, plateDepth: 120, modelWidth: 72, modelDepth: 58, gap: 2 };
  const [batch] = await server.ctx.db
    .insert(printBatches)
    .values({ ...{ practiceId, deviceId, code: 'B000000-01', kind: 'manual', createdBy: maker.userId }, ...space })
    .returning();
  const batchId = batch?.batchId ?? '0';
  const callers = new Map<string, Awaited<ReturnType<typeof callerOf>>>();
  for (const name of Object.keys(people)) callers.set(name, await callerOf(server, await server.login(name)));
  const adapter = { ...batchAdapter, guards: openGuards(batchMachine) };
  return {
    actors: people,
    strongest: 'demoadmin',
    unseen: (name) => (['democreator', 'demodesigner'].includes(name) ? 'recordNotFound' : undefined),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await tx
          .update(printBatches)
          .set({ status: state as PrintStatus })
          .where(eq(printBatches.batchId, batchId));
        const actor = callers.get(name);
        const known = batchMachine.actions.find((each) => each === action);
        if (!actor || !known) throw new Error(`nobody is ${name}, or nothing ${action}`);
        const taken = await takeAction(adapter, { context: server.ctx, tx, actor }, batchId, known, {});
        return taken.batch.status;
      }),
  };
}
