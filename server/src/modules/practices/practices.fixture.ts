import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { hashPassword, insertUser } from '../access/api.ts';
import type { users } from '../access/schema.ts';
import { DEMO_PASSWORD } from '../demo/people/accounts.ts';

/** A doctor who belongs nowhere yet, logged in; the account as a test wants it. */
export async function newcomer(
  server: TestServer,
  userName: string,
  account: Partial<typeof users.$inferInsert> = {},
): Promise<TestClient & { readonly userId: string }> {
  const userId = await insertUser(server.ctx.db, {
    ...{ userName, doctorType: 0, certification: 'authed', expiresOn: '2036-12-31' },
    passwordHash: await hashPassword(DEMO_PASSWORD),
    ...account,
  });
  return { ...(await server.login(userName)), userId };
}

/** The practice of the demonstration, as somebody who belongs to it. */
export async function practiceIdOf(client: TestClient, number = 'P10001'): Promise<string> {
  const bound = await client.call(endpoints.access.practices);
  const found = bound.find((practice) => practice.number === number);
  if (!found) throw new Error(`no practice ${number}`);
  return found.practiceId;
}
