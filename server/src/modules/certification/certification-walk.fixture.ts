import { type CertificationState, type Party, certificationMachine } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../test/walk-machine.ts';
import type { Actor } from '../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { callerOf } from '../cases/cases.fixture.ts';
import { certificationAdapter } from './certification-adapter.ts';
import { openPart } from './certification-repository.ts';
import { certificationParts } from './schema.ts';

/** A colleague and a stranger meet no certification of somebody else at all. */
const people: Readonly<Record<string, readonly Party[]>> = {
  demooutsider: ['doctor'],
  democreator: [],
  demodoctor: [],
  demoadmin: ['admin'],
};

/** Walks the machine of certifications on the qualification of a doctor. */
export async function certificationWalk(server: TestServer): Promise<MachineWalk> {
  const actors = new Map<string, Actor>();
  for (const name of Object.keys(people)) actors.set(name, await callerOf(server, await server.login(name)));
  const owner = actors.get('demooutsider');
  if (!owner || owner === 'system') throw new Error('nobody submits');
  const adapter = { ...certificationAdapter, guards: openGuards(certificationMachine) };

  return {
    actors: people,
    strongest: 'demoadmin',
    unseen: (name) => (people[name]?.length === 0 ? 'recordNotFound' : undefined),
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        const part = await openPart(tx, { part: 'doctorAuth', userId: owner.userId, practiceId: null }, 'none');
        await tx
          .update(certificationParts)
          .set({ state: state as CertificationState })
          .where(eq(certificationParts.id, part.id));
        const known = certificationMachine.actions.find((each) => each === action);
        const actor = actors.get(name);
        if (!known || !actor) throw new Error(`unknown action ${action} by ${name}`);
        const work = { context: server.ctx, tx, actor };
        return (await takeAction(adapter, work, part.id, known, { reason: 'because' })).record.state;
      }),
  };
}
