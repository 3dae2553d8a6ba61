import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { callerOf, givePhotos, openCase, practiceId, validInfo } from '../../src/modules/cases/cases.fixture.ts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { type TestServer, startTestServer } from '../harness.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-case-'));
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const administrator = { ARCHWAY_ACCOUNT: 'demoadmin', ARCHWAY_PASSWORD: DEMO_PASSWORD };

/** `archway case …`, as an operator runs it beside a server that works. */
const command = (...args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const program = [join(__dirname, '../../../tools/archway.mjs'), 'case', ...args, '--url', server.url];
    execFile(process.execPath, program, { env: { ...process.env, ...administrator } }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });

test('a case goes into a file and comes back as another case; a damaged file does not', async () => {
  const doctor = await server.login('demodoctor');
  const { userId } = await callerOf(server, doctor);
  const practice = await practiceId(server, 'P10001');
  const caseId = await openCase(doctor, validInfo(practice));
  await givePhotos(server, caseId, userId, ['lateral', 'frontOcc']);
  const file = join(folder, 'case.zip');

  const out = await command('export', caseId, file);
  expect(out).toEqual({ code: 0, output: `Case ${caseId} is in ${file}: ${statSync(file).size} bytes\n` });

  const to = ['--practice', practice, '--doctor', userId];
  const back = await command('import', file, ...to);
  expect(back.output).toMatch(/ is case \d+\n$/);
  expect(back.code).toBe(0);
  const fresh = / is case (\d+)/.exec(back.output)?.[1] ?? '';
  expect(fresh).not.toBe(caseId);
  expect(await doctor.call(endpoints.photos.list, { query: { caseId: fresh, version: 1 } })).toHaveLength(2);

  expect(await command('import', file, ...to)).toEqual({
    code: 1,
    output: 'Refused: This practice has imported this very archive before\n',
  });
  expect((await command('import', file, ...to, '--again')).code).toBe(0);

  const cut = join(folder, 'cut.zip');
  writeFileSync(cut, readFileSync(file).subarray(0, -30));
  expect(await command('import', cut, ...to)).toMatchObject({
    code: 1,
    output: expect.stringContaining('no whole ZIP file'),
  });
  expect((await command('export', '424242', file)).code).toBe(1);
}, 120_000);
