import { type Party, type RechargeState, rechargeMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { callerOf } from '../../cases/cases.fixture.ts';
import { practices } from '../../practices/schema.ts';
import { rechargeAdapter } from './recharge-adapter.ts';
import { insertRequest } from './request-repository.ts';
import { rechargeRequests } from '../schema.ts';

/** Whoever neither owns the practice nor runs the platform meets no request at all. */
const people: Readonly<Record<string, readonly Party[]>> = {
  democreator: ['creator'],
  demodoctor: [],
  demoassistant: [],
  demooutsider: [],
  democenter: [],
  demoadmin: ['admin'],
};

/** Walks the machine of requests for credits on one request of the practice. */
export async function rechargeWalk(server: TestServer): Promise<MachineWalk> {
  const actors = new Map<string, Actor>();
  for (const name of Object.keys(people)) actors.set(name, await callerOf(server, await server.login(name)));
  const [practice] = await server.ctx.db.select().from(practices).where(eq(practices.number, 'P10001'));
  const adapter = { ...rechargeAdapter, guards: openGuards(rechargeMachine) };

  return {
    actors: people,
    strongest: 'demoadmin',
    unseen: (name) => (people[name]?.length === 0 ? 'recordNotFound' : undefined),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        const fresh = { practiceId: practice?.id ?? '', askedBy: practice?.ownerId ?? '', amount: 1000 };
        const request = await insertRequest(tx, { ...fresh, remark: null, wishesFreeQuota: false });
        const requestId = request?.requestId ?? '';
        await tx
          .update(rechargeRequests)
          .set({ state: state as RechargeState })
          .where(eq(rechargeRequests.id, requestId));
        const known = rechargeMachine.actions.find((each) => each === action);
        const actor = actors.get(name);
        if (!known || !actor) throw new Error(`unknown action ${action} by ${name}`);
        const input = { reason: 'because', booking: { credits: 500, contract: 'C-1' } };
        const taken = await takeAction(adapter, { context: server.ctx, tx, actor }, requestId, known, input);
        return taken.request.state;
      }),
  };
}
