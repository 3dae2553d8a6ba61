import { type JoinStatus, joinMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import type { Caller } from '../../../context.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { resolveCaller } from '../../access/login/sessions.ts';
import { practices } from '../schema.ts';
import { joinAdapter } from './join-adapter.ts';
import { addApplication } from './join-repository.ts';

const NUMBER = 'P10001';

/** Walks the machine of applications: a doctor from elsewhere asks to join the practice of the demonstration. */
export async function joinWalk(server: TestServer): Promise<MachineWalk> {
  const { db } = server.ctx;
  const callers = new Map<string, Caller>();
  for (const name of ['democreator', 'demooutsider', 'demodoctor', 'demomaker']) {
    const caller = await resolveCaller(db, (await server.login(name)).token ?? '', '127.0.0.1');
    if (caller) callers.set(name, caller);
  }
  const [practice] = await db.select().from(practices).where(eq(practices.number, NUMBER));
  const userId = callers.get('demooutsider')?.userId;
  if (!practice || !userId) throw new Error('the demonstration has no practice to join');
  const adapter = { ...joinAdapter, guards: openGuards(joinMachine) };
  const { none } = joinMachine.states;

  return {
    actors: { democreator: ['creator'], demooutsider: ['doctor'], demodoctor: ['doctor'], system: ['system'] },
    strongest: 'democreator',
    unseen: (actor, { state }) => {
      if (actor === 'system' && state === none) return 'practiceUnknown';
      return actor === 'demodoctor' && state !== none ? 'notPracticeOwner' : undefined;
    },
    outcome: ({ state }, action, name) =>
      attempt(db, async (tx) => {
        const made =
          state === none
            ? null
            : await addApplication(tx, { practiceId: practice.id, userId, status: state as JoinStatus });
        const known = joinMachine.actions.find((each) => each === action);
        if (!known) throw new Error(`unknown action ${action}`);
        const work = { context: server.ctx, tx, actor: name === 'system' ? ('system' as const) : callers.get(name)! };
        const key = made ? { applyId: made.id } : { number: NUMBER };
        const taken = await takeAction(adapter, work, key, known, { reason: 'x' });
        return taken.application?.status ?? none;
      }),
  };
}
