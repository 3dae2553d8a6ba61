import { type Party, type ProcessStatus, processMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../test/walk-machine.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { give, practiceHolder } from '../credits/credits.fixture.ts';
import { callerOf } from '../cases/cases.fixture.ts';
import { processAdapter } from './order-adapter.ts';
import { newProcess } from './process.fixture.ts';
import { processOrders } from './schema.ts';

const people: Readonly<Record<string, readonly Party[]>> = {
  democreator: ['creator'],
  demodoctor: ['doctor'],
  demoassistant: ['assistant'],
  demomaker: ['modelmaker'],
  demoadmin: ['admin'],
  system: ['system'],
};

/** Walks the machine of orders of model processing with one of the doctor. */
export async function processWalk(server: TestServer): Promise<MachineWalk> {
  const { processId } = await newProcess(server, await server.login('demodoctor'));
  await give(server, await practiceHolder(server, 'P10001'), { unit: 'credits', amount: 1000 });
  const callers = new Map<string, Awaited<ReturnType<typeof callerOf>> | 'system'>([['system', 'system']]);
  for (const name of Object.keys(people).filter((each) => each !== 'system'))
    callers.set(name, await callerOf(server, await server.login(name)));
  const adapter = { ...processAdapter, guards: openGuards(processMachine) };
  return {
    actors: people,
    strongest: 'demoadmin',
    unseen: (name) => (['demoassistant', 'demomaker'].includes(name) ? 'recordNotFound' : undefined),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await tx
          .update(processOrders)
          .set({ status: state as ProcessStatus })
          .where(eq(processOrders.processId, processId));
        const actor = callers.get(name);
        const known = processMachine.actions.find((each) => each === action);
        if (!actor || !known) throw new Error(`nobody is ${name}, or nothing ${action}`);
        const brought = { agreed: async () => null };
        const taken = await takeAction(adapter, { context: server.ctx, tx, actor }, processId, known, {}, brought);
        return taken.order.status;
      }),
  };
}
