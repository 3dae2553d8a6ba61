import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { type TestServer, startTestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** `archway credits verify`, as an operator runs it beside a server that works. */
const verify = (env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const program = [join(__dirname, '../../../tools/archway.mjs'), 'credits', 'verify', '--url', server.url];
    execFile(process.execPath, program, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });

const administrator = { ARCHWAY_ACCOUNT: 'demoadmin', ARCHWAY_PASSWORD: DEMO_PASSWORD };

test('the command proves the balances of a server at work, and names the account that differs', async () => {
  const proven = await verify(administrator);
  expect(proven.output).toMatch(/^Every balance is the sum of its entries: \d+ accounts, \d+ bookings/);
  expect(proven.code).toBe(0);
  await server.ctx.db.execute(sql`update credit_accounts set balance = balance + 1
    where unit = 'freeModels' and practice_id = (select id from practices where number = 'P10001')`);
  const differing = await verify(administrator);
  expect(differing.output).toContain(
    'P10001 晨光口腔 Morning Light Dental, Free models: balance 9, entries add up to 8, after the last one 8',
  );
  expect(differing.code).toBe(1);
}, 120_000);

test('without an administrator it says what it needs', async () => {
  const nobody = await verify({ ARCHWAY_ACCOUNT: '', ARCHWAY_PASSWORD: '' });
  expect(nobody).toMatchObject({ code: 2, output: expect.stringContaining('set ARCHWAY_ACCOUNT') as string });
  const doctor = await verify({ ...administrator, ARCHWAY_ACCOUNT: 'demodoctor' });
  expect(doctor).toMatchObject({ code: 1, output: expect.stringContaining('permission') as string });
}, 120_000);
