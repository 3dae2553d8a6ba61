import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { practices } from '../../src/modules/practices/schema.ts';
import { users } from '../../src/modules/access/schema.ts';
import { type TestServer, startTestServer } from '../harness.ts';

const ADMIN_PASSWORD = 'Parcel-2026';
/** The longest that is taken. */
const LONG_PASSWORD = `${'correct-horse-battery-staple-'.repeat(2)}Aa-26`.padEnd(64, '9');

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-admin-'));
  server = await startTestServer({ env: { ARCHWAY_DEMO: 'off', ARCHWAY_ADMIN_PASSWORD: ADMIN_PASSWORD } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** `archway admin …`, as an operator runs it beside a server that works. */
const admin = (...words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const program = [join(__dirname, '../../../tools/archway.mjs'), 'admin', ...words, '--url', server.url];
    const env = {
      ...process.env,
      ARCHWAY_ACCOUNT: 'admin',
      ARCHWAY_PASSWORD: ADMIN_PASSWORD,
      LI_PASSWORD: LONG_PASSWORD,
    };
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const counts = async (): Promise<number[]> => [
  (await server.ctx.db.select().from(users)).length,
  (await server.ctx.db.select().from(practices)).length,
];

const DOCUMENT = `# Northmere
tenants:
  - name: northmere
    title: Northmere Ortho
    hosts: [cases.northmere.example]
    primaryColor: '#0E6F6C'
    language: en-US
users:
  - userName: li-na-owner
    nickName: Li Na
    phone: 138 0013 8000
    password: { env: LI_PASSWORD }
    kind: doctor
    services: [aligner, report]
  - userName: second-doctor
    email: second@northmere.example
    kind: doctor
practices:
  - code: N-3021
    name: Northmere Ortho
    abbreviation: Northmere
    creator: li-na-owner
    doctors: [second-doctor]
    expires: 2036-12-31
`;

test('a document with mistakes changes nothing, and each is told with its line', async () => {
  const before = await counts();
  const malformed = written(
    'malformed.yaml',
    DOCUMENT.replace('138 0013 8000', 'nobody').replace('report]', 'repport]'),
  );
  const unread = await admin('apply', malformed);
  expect(unread.output).toContain('line 11 users[0].phone: Please check phone number is correct');
  expect(unread.output).toMatch(/line 14 users\[0\]\.services\[1\]: Invalid option/);
  expect(unread.code).toBe(2);
  const wrong = written(
    'wrong.yaml',
    DOCUMENT.replace('creator: li-na-owner', 'creator: nobody-here').replace("'#0E6F6C'", "'#5CC6F0'"),
  );
  const refused = await admin('apply', wrong);
  expect(refused.output).toContain('line 22 practices[0].creator: There is no account nobody-here');
  expect(refused.output).toContain('line 6 tenants[0].primaryColor: #5CC6F0 has a contrast of 1.9');
  expect(refused.code).toBe(1);
  const broken = await admin('apply', written('broken.yaml', 'users: [\n  - a'));
  expect(broken).toMatchObject({ code: 2, output: expect.stringMatching(/line \d: /) as string });
  expect(await counts()).toEqual(before);
}, 120_000);

test('a dry run shows what a document changes; applied, the user it makes logs in; a second time changes nothing', async () => {
  const file = written('northmere.yaml', DOCUMENT);
  const before = await counts();
  const dry = await admin('apply', file, '--dry-run');
  expect(dry.output).toContain('+ user li-na-owner');
  expect(dry.output).toContain('services: aligner, report');
  expect(dry.output).toContain('Dry run: 4 changes, none applied.');
  expect(dry.output).not.toContain(LONG_PASSWORD);
  expect(await counts()).toEqual(before);

  expect((await admin('apply', file)).output).toContain('Applied 4 changes.');
  const owner = await server.login('li-na-owner', LONG_PASSWORD);
  expect(await owner.call(endpoints.access.practices)).toMatchObject([
    { number: 'N-3021', creator: true, isDefault: true, expiredDay: '2036-12-31' },
  ]);
  const config = await fetch(`${server.url}/custom/config.json`, { headers: { host: 'cases.northmere.example' } });
  expect(config.ok).toBe(true);

  const again = await admin('apply', file);
  expect(again).toMatchObject({ code: 0, output: 'Everything stands as it is described: nothing to change.\n' });
}, 120_000);

test('single users, practices and tenants are made and changed by options', async () => {
  const made = await admin('user', 'third-doctor', '--email', 'third@northmere.example', '--kind', 'doctor');
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('+ user third-doctor') as string });
  const joined = await admin(
    ...['practice', 'N-3021', '--name', 'Northmere Ortho', '--abbreviation', 'Northmere'],
    ...['--creator', 'li-na-owner', '--doctors', 'third-doctor'],
  );
  expect(joined.output).toContain('doctors: third-doctor');
  const disabled = await admin('user', 'third-doctor', '--disable');
  expect(disabled.output).toContain('enabled: true → false');
  const own = await admin('user', 'admin', '--disable');
  expect(own).toMatchObject({ code: 1, output: expect.stringContaining('your own account') as string });
  const nobody = await admin('user', 'x', '--kind', 'doctor');
  expect(nobody).toMatchObject({
    code: 1,
    output: expect.stringContaining('users[0].userName: Please enter a valid') as string,
  });
}, 120_000);
