import { type CodePurpose, endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { loginAttempts, users, verificationCodes } from '../schema.ts';
import { masked } from './contact-change.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
  await server.ctx.db.update(users).set({ phone: '+8613900002605' }).where(eq(users.userName, 'demodoctor'));
  client = await server.login('demodoctor');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(loginAttempts);
  await server.ctx.db.delete(verificationCodes);
});

const { access, contacts, messaging, security } = endpoints;

/** What went to a target, newest first. */
async function messagesTo(target: string): Promise<string[]> {
  const admin = await server.login('demoadmin');
  const { rows } = await admin.call(messaging.outbox);
  return rows.filter((row) => row.target === target).map(({ body }) => body);
}

/** The code that was sent to a target. */
async function codeTo(target: string, account: string, purpose: CodePurpose): Promise<string> {
  await client.call(access.verificationCode, { body: { account, purpose, region: 'CN' } });
  let code = '';
  await until(async () => {
    code = /\b\d{6}\b/.exec((await messagesTo(target))[0] ?? '')?.[0] ?? '';
    return code !== '';
  });
  return code;
}

const logsIn = (account: string): Promise<boolean> =>
  server
    .api()
    .call(access.login, { body: { account, password: wrapPassword(DEMO_PASSWORD) } })
    .then(
      () => true,
      () => false,
    );

test('a phone number is changed with the code that was sent to it, and the old one is told', async () => {
  const code = await codeTo('+8613900002606', '139 0000 2606', 'changePhone');
  const body = { region: 'CN', phone: '13900002606', code };
  await client.call(contacts.changePhone, { body });
  expect([await logsIn('+8613900002606'), await logsIn('+8613900002605')]).toEqual([true, false]);
  expect((await messagesTo('+8613900002605'))[0]).toContain('+86139****2606');
  const { rows } = await client.call(security.events);
  expect(rows.find(({ type }) => type === 'phoneChanged')?.content).toBe('+86139****2605 → +86139****2606');
  await expect(client.refused(contacts.changePhone, { body })).resolves.toBe('codeWrong');
});

test('an email is changed the same way', async () => {
  const code = await codeTo('zhou@example.org', 'Zhou@example.org', 'changeEmail');
  await expect(client.refused(contacts.changeEmail, { body: { email: 'other@example.org', code } })).resolves.toBe(
    'codeWrong',
  );
  await client.call(contacts.changeEmail, { body: { email: 'Zhou@example.org', code } });
  expect([await logsIn('zhou@example.org'), await logsIn('demodoctor@example.com')]).toEqual([true, false]);
  expect((await messagesTo('demodoctor@example.com'))[0]).toContain('zh***@example.org');
});

test.each([
  ['a number of no country', { region: 'CN', phone: '12', code: '123456' }, 'phoneInvalid'],
  ['a wrong code', { region: 'CN', phone: '13900002607', code: '123456' }, 'codeWrong'],
])('a phone number with %s is refused', async (_what, body, name) =>
  expect(client.refused(contacts.changePhone, { body })).resolves.toBe(name),
);

test('a user name is changed, and its case counts for nothing', async () => {
  const change = (userName: string) => client.refused(contacts.changeUserName, { body: { userName } });
  await expect(change('DemoMaker')).resolves.toBe('userNameTaken');
  for (const wrong of ['short', '1digit', 'a'.repeat(21), '医生医生医生', 'with space'])
    await expect(change(wrong)).resolves.toBe('userNameInvalid');
  await client.call(contacts.changeUserName, { body: { userName: 'Zhou_Ming-1' } });
  expect([await logsIn('zhou_ming-1'), await logsIn('demodoctor')]).toEqual([true, false]);
  await client.call(contacts.changeUserName, { body: { userName: 'ZHOU_MING-1' } });
  const { rows } = await client.call(security.events);
  expect(rows.filter(({ type }) => type === 'userNameChanged').map(({ content }) => content)).toEqual([
    'Zhou_Ming-1 → ZHOU_MING-1',
    'demodoctor → Zhou_Ming-1',
  ]);
});

test.each([
  ['+8613900002605', '+86139****2605'],
  ['ada@example.org', 'ad***@example.org'],
  ['a@b.cn', 'a***@b.cn'],
])('of %s the log keeps %s', (contact, left) => expect(masked(contact)).toBe(left));
