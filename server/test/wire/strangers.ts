import { type RoleKey, type TeamRole, roleKeys, rolesOn } from '@archway/contracts';
import { hashPassword } from '../../src/modules/access/passwords.ts';
import { insertUser } from '../../src/modules/access/repository.ts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { foundDesignCenter, foundPractice } from '../../src/modules/practices/founding-repository.ts';
import type { TestServer } from '../harness.ts';

/** Every role that belongs somewhere; an administrator belongs everywhere. */
export const strangerRoles = roleKeys.filter((role) => role !== 'admin');

/** Somebody of each role, in a practice, a team and a design center of their own: `stranger_` and the role. */
export async function settleStrangers(server: TestServer): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await server.ctx.db.transaction(async (tx) => {
    const people = new Map<RoleKey, string>();
    for (const role of strangerRoles)
      people.set(role, await insertUser(tx, { userName: `stranger_${role}`, passwordHash }));
    const idOf = (role: RoleKey): string => people.get(role) ?? '';
    const practiceId = await foundPractice(tx, {
      practice: {
        ...{ name: 'Elsewhere', abbreviation: 'Elsewhere', number: 'P90001', ownerId: idOf('creator') },
        ...{ expiresOn: '2036-12-31', teamDesignEnabled: true, teamInspectsSelf: true },
      },
      doctors: [idOf('doctor')],
      assistants: [idOf('assistant')],
      makers: [idOf('modelmaker')],
      team: {
        name: 'Elsewhere',
        number: 'T90001',
        members: rolesOn('design', 'team').map((role) => ({ userId: idOf(role), role: role as TeamRole })),
      },
    });
    await foundDesignCenter(tx, { number: 'D90001', name: 'Elsewhere' }, [idOf('design_center')], [practiceId]);
  });
}
