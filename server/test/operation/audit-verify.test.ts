import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { openCase, practiceId, validInfo } from '../../src/modules/cases/cases.fixture.ts';
import { type TestServer, startTestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const administrator = { ARCHWAY_ACCOUNT: 'demoadmin', ARCHWAY_PASSWORD: DEMO_PASSWORD };

/** `archway audit verify`, as an operator runs it beside a server that works. */
const verify = (...args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const program = [join(__dirname, '../../../tools/archway.mjs'), 'audit', 'verify', ...args, '--url', server.url];
    execFile(process.execPath, program, { env: { ...process.env, ...administrator } }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });

test('the command walks the trails of a server at work, and names the first entry that does not hold', async () => {
  const doctor = await server.login('demodoctor');
  const main = await practiceId(server, 'P10001');
  const [caseId, other] = [await openCase(doctor, validInfo(main)), await openCase(doctor, validInfo(main))];
  for (const each of [caseId, other])
    await doctor.call(endpoints.cases.detail, { params: { caseId: each, version: 1 } });
  const holding = await verify();
  expect(holding.output).toMatch(/^Every audit trail holds: \d+ cases, \d+ entries, as of /);
  expect(holding.code).toBe(0);

  const { db } = server.ctx;
  await db.execute(sql`alter table case_audit disable trigger case_audit_stands`);
  await db.execute(sql`update case_audit set user_name = 'x' where pt_id = ${caseId}`);
  await db.execute(sql`alter table case_audit enable trigger case_audit_stands`);
  const broken = await verify(caseId);
  expect(broken.output).toContain(`case ${caseId}, entry 1: it does not say what was written`);
  expect(broken.output).not.toContain('entry 2');
  expect(broken.output).toContain('Broken: 1, of 1 cases, 2 entries');
  expect(broken.code).toBe(1);
  await expect(verify(other)).resolves.toMatchObject({ code: 0 });
}, 120_000);
