import { shownName } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { shownName as shownBySql } from './user-sql.ts';
import { users } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

/** Every character that code trims, and two that look blank and are none. */
const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => character.trim() === '' || character === '\u200b' || character === '\u2800',
);

it('is the same in SQL and in code, whatever the nickname', async () => {
  expect(characters).toContain('\u3000');
  const nickNames = [
    null,
    '',
    '  ',
    'Lin',
    ' 林静 Lin Jing\n',
    ...characters,
    ...characters.map((each) => `${each}a${each}`),
  ];
  const { db } = server.ctx;
  const mine = eq(users.userName, 'demodoctor');
  const shown: (string | null)[] = [];
  for (const nickName of nickNames) {
    await db.update(users).set({ nickName }).where(mine);
    const [row] = await db
      .select({ name: shownBySql(sql`users.id`) })
      .from(users)
      .where(mine);
    shown.push(row?.name ?? null);
  }
  expect(shown).toEqual(nickNames.map((nickName) => shownName({ nickName, userName: 'demodoctor' })));
});
