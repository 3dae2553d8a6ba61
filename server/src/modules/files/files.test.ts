import { randomBytes } from 'node:crypto';
import {
  type DataType,
  type ErrorName,
  type RoleKey,
  type TeamRole,
  type StorageAction,
  bodyOf,
  dataTypes,
  endpoints,
  fileAccess,
} from '@archway/contracts';
import { createStorageClient } from '@archway/storage';
import { and, eq, ne } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, putInto, validInfo } from '../cases/cases.fixture.ts';
import { plans } from '../plans/schema.ts';
import { designTeamMembers } from '../practices/schema.ts';

const { files, models } = endpoints;
const accounts = [
  'democreator',
  'demodoctor',
  'demodesigner',
  'demoauditor',
  'democenter',
  'demomaker',
  'demoadmin',
  'demooutsider',
] as const;
type Account = (typeof accounts)[number];

let server: TestServer;
const clients = {} as Record<Account, TestClient>;
let draft: string;
let team: string;
let made: string;

beforeAll(async () => {
  server = await startTestServer();
  for (const account of accounts) clients[account] = await server.login(account);
  const { demodoctor, democreator } = clients;
  const practice = await practiceId(server, 'P10001');
  const doctor = await callerOf(server, demodoctor);
  draft = await openCase(demodoctor, validInfo(practice));
  team = await openCase(demodoctor, validInfo(practice, { entrust: 2 }));
  await giveFiles(server, team, doctor.userId);
  await demodoctor.call(endpoints.cases.submit, { body: { caseId: team, version: 1 } });
  made = await openCase(democreator, validInfo(practice));
  await giveFiles(server, made, doctor.userId);
  await putInto(server, await callerOf(server, democreator), made, 32);
});
afterAll(() => server.stop());

const write: StorageAction[] = ['get', 'put', 'abort_multi_part_upload'];
const scope = (caseId: string, dataType: DataType, actions: StorageAction[] = write) => ({
  caseId,
  version: 1,
  dataType,
  actions,
});

const answerOf = async (
  account: Account,
  body: ReturnType<typeof scope>,
): Promise<ErrorName | 'granted' | undefined> => {
  try {
    await clients[account].call(files.token, { body });
    return 'granted';
  } catch (error) {
    return (error as { errorName?: ErrorName }).errorName;
  }
};

/** @returns the id of a new plan of the case */
async function givePlan(caseId: string, planType: 'target' | 'step'): Promise<string> {
  const row = { caseId, version: 1, name: planType, planType, kind: 'auditPlan' } as const;
  const [made] = await server.ctx.db.insert(plans).values(row).returning({ planId: plans.planId });
  return made?.planId ?? '';
}

/** Does something while a member of the design team has one role in it. */
async function onlyRole(account: Account, role: TeamRole, work: () => Promise<void>): Promise<void> {
  const { userId } = await callerOf(server, clients[account]);
  const others = await server.ctx.db
    .delete(designTeamMembers)
    .where(and(eq(designTeamMembers.userId, userId), ne(designTeamMembers.role, role)))
    .returning();
  try {
    await work();
  } finally {
    if (others.length > 0) await server.ctx.db.insert(designTeamMembers).values(others);
  }
}

test('a doctor uploads a model with the browser client, registers it and gets its URL', async () => {
  const { demodoctor, democreator, demooutsider, demodesigner } = clients;
  const client = createStorageClient({ fetchCredentials: (body) => demodoctor.call(files.token, { body }) });
  const bytes = randomBytes(3_200_000);
  const { key, size, crc64 } = await client.upload({
    scope: scope(draft, dataTypes.model),
    file: new Blob([new Uint8Array(bytes)]),
    name: '1700000000000123456_upper.drc',
  });
  expect(key).toBe(`archway/pt/${draft}/1/2/-/1700000000000123456_upper.drc`);
  const model = {
    caseId: draft,
    version: 1,
    jaw: 1,
    fileName: 'upper.stl',
    objectName: key,
    size,
    crc64,
    vertices: 3,
    triangles: 1,
  } as const;
  await demodoctor.call(models.register, { body: model });
  expect(await demodoctor.refused(models.register, { body: { ...model, jaw: 2, crc64: '1' } })).toBe(
    'checksumMismatch',
  );

  const body = { objectNameList: ['', key] };
  const [empty, url = ''] = await democreator.call(files.accessUrls, { body });
  expect(empty).toBe('');
  expect(url.startsWith(`${server.url}/archway-files/`)).toBe(true);
  const answer = await fetch(url);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  const download = await democreator.call(files.tmpUrl, { body: { objectName: key, downloadName: '上颌.drc' } });
  expect((await fetch(download.url)).headers.get('content-disposition')).toContain(
    "filename*=UTF-8''%E4%B8%8A%E9%A2%8C.drc",
  );
  for (const stranger of [demooutsider, demodesigner]) {
    expect(await stranger.refused(files.accessUrls, { body })).toBe('storageScope');
    expect(await stranger.refused(files.tmpUrl, { body: { objectName: key } })).toBe('storageScope');
  }
});

test('one path answers each description', async () => {
  const ask = (descList: string[]) => clients.demodoctor.call(files.token, { body: { ...scope(draft, 1), descList } });
  const prefix = `archway/pt/${draft}/1/1/-/`;
  expect((await ask([])).paths).toEqual([prefix]);
  expect((await ask(['image_data', 'other'])).paths).toEqual([prefix, prefix]);
  const planId = await givePlan(draft, 'target');
  const target = await clients.demodoctor.call(files.token, { body: { ...scope(draft, 4), targetOrStepId: planId } });
  expect(target.paths).toEqual([`archway/pt/${draft}/1/4/${planId}/`]);
  expect(target).toMatchObject({ endpoint: server.url, bucketName: 'archway-files' });
  const life = Date.parse(target.expiration) - Date.now();
  expect(life).toBeGreaterThan(890_000);
  expect(life).toBeLessThanOrEqual(900_000);
});

test('a case that the caller does not see is none', async () => {
  for (const account of ['demooutsider', 'demodesigner', 'demomaker', 'democenter'] as const) {
    expect(await answerOf(account, scope(draft, dataTypes.model, ['get']))).toBe('recordNotFound');
  }
  expect(await answerOf('demodoctor', { ...scope(draft, 2), version: 9 })).toBe('recordNotFound');
  expect(await server.api().refused(files.token, { body: scope(draft, 2) })).toBe('logExpired');
});

test('the intake is open for the practice alone, and only until the case is submitted', async () => {
  for (const dataType of [dataTypes.image, dataTypes.model, dataTypes.cbct]) {
    expect(await answerOf('demodoctor', scope(draft, dataType))).toBe('granted');
    expect(await answerOf('demodoctor', scope(team, dataType))).toBe('caseNotEditable');
    expect(await answerOf('demodesigner', scope(team, dataType))).toBe('noPermission');
    expect(await answerOf('demodesigner', scope(team, dataType, ['get']))).toBe('granted');
  }
});

test('files of a plan belong to a plan of that case, and to who makes such plans', async () => {
  const [target, step] = [await givePlan(team, 'target'), await givePlan(team, 'step')];
  const answers = async (caseId: string, targetOrStepId: string, actions = write) =>
    answerOf('demodesigner', { ...scope(caseId, dataTypes.plan, actions), targetOrStepId } as ReturnType<typeof scope>);
  expect(await answers(team, target)).toBe('granted');
  expect(await answers(team, step)).toBe('granted');
  expect(await answers(team, await givePlan(draft, 'target'))).toBe('recordNotFound');
  await onlyRole('demodesigner', 'target_design', async () => {
    expect(await answers(team, target)).toBe('granted');
    expect(await answers(team, step)).toBe('noPermission');
    expect(await answers(team, step, ['get'])).toBe('granted');
  });
});

test.each(Object.values(dataTypes).map((dataType) => [dataType, fileAccess[dataType]] as const))(
  'reading files of type %i: who needs them for its work, and nobody else',
  async (dataType, { read }) => {
    const onTeam: [Account, RoleKey][] = [
      ['demodoctor', 'doctor'],
      ['demodesigner', 'target_design'],
      ['demoauditor', 'target_internal_audit'],
    ];
    for (const [account, role] of onTeam)
      expect([account, await answerOf(account, scope(team, dataType, ['get']))]).toEqual([
        account,
        read.includes(role) ? 'granted' : 'noPermission',
      ]);
    const maker = await answerOf('demomaker', scope(made, dataType, ['get']));
    expect(maker).toBe(read.includes('modelmaker') ? 'granted' : 'noPermission');
  },
);

test('what was registered stays what it was: credentials of the case put nothing in its place', async () => {
  const { demodoctor } = clients;
  const client = createStorageClient({ fetchCredentials: (body) => demodoctor.call(files.token, { body }) });
  const put = (text: string) =>
    client.upload({ scope: scope(draft, dataTypes.model), file: new Blob([text]), name: '17_kept.drc' });
  const { key, size, crc64 } = await put('first bytes');
  await expect(put('other bytes')).rejects.toMatchObject({ code: 'FileAlreadyExists' });
  // The same bytes again are what a lost answer looks like.
  await expect(put('first bytes')).resolves.toEqual({ key, size, crc64 });
  expect(await server.ctx.store.head(key)).toMatchObject({ size, crc64 });
});

test.each<[keyof typeof dataTypes, Account, 'team' | 'made' | 'draft', string]>([
  ['plan', 'demodesigner', 'team', 'granted'],
  ['plan', 'demoauditor', 'team', 'noPermission'],
  ['plan', 'demodoctor', 'team', 'noPermission'],
  ['plan', 'demodoctor', 'draft', 'granted'],
  ['plan', 'demoadmin', 'team', 'granted'],
  ['production', 'demomaker', 'made', 'granted'],
  ['production', 'democreator', 'made', 'noPermission'],
  ['report', 'demoauditor', 'team', 'granted'],
  ['report', 'demomaker', 'made', 'noPermission'],
  ['message', 'demomaker', 'made', 'noPermission'],
  // A conversation has several writers: each of them has a place of his own.
  ['message', 'democreator', 'made', 'noPermission'],
  ['productSettings', 'demodoctor', 'team', 'noPermission'],
])('writing %s files: %s on the %s case is %s', async (type, account, which, answer) => {
  const caseId = { team, made, draft }[which];
  expect(await answerOf(account, scope(caseId, dataTypes[type]))).toBe(answer);
});

test('personal files are the own ones', async () => {
  const { demodoctor, democreator, demoadmin } = clients;
  const { userId } = await callerOf(server, demodoctor);
  const body = { dataType: dataTypes.productSettings, descList: ['productSettings'] };
  const own = await demodoctor.call(files.token, { body: { ...body, doctorId: userId } });
  expect(own.paths).toEqual([`archway/doctor/${userId}/8/-/`]);
  expect((await demodoctor.call(files.token, { body })).paths).toEqual(own.paths);
  expect(await democreator.refused(files.token, { body: { ...body, doctorId: userId } })).toBe('recordNotFound');
  expect((await demoadmin.call(files.token, { body: { ...body, doctorId: userId } })).paths).toEqual(own.paths);
  expect(await demodoctor.refused(files.token, { body: { dataType: dataTypes.model } })).toBe('paramsError');
  expect(await demodoctor.refused(files.token, { body: { dataType: 8, version: 1 } })).toBe('paramsError');
  const objectName = `${own.paths[0]}a.json`;
  expect((await demodoctor.call(files.tmpUrl, { body: { objectName } })).url).toContain('/8/-/a.json?');
  expect(await democreator.refused(files.tmpUrl, { body: { objectName } })).toBe('storageScope');
});

test.each([
  'remotes/cases/1.0.0/app.js',
  '../x',
  'archway/pt/1',
  'archway/pt/999999/1/2/-/x',
  'archway/pt/1/1/2/-/..',
  'archway/pt/1/1/2/-/a\\b/c',
])('no URL for %j', async (objectName) => {
  expect(await clients.demodoctor.refused(files.tmpUrl, { body: { objectName } })).toBe('storageScope');
});

test('a name of the server becomes the endpoint, anything else becomes localhost', async () => {
  const { port } = new URL(server.url);
  const endpointFor = async (host: string): Promise<string> => {
    const http = await import('node:http');
    const payload = bodyOf({ body: scope(draft, 1) });
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          port,
          host: 'localhost',
          method: 'POST',
          path: '/api/doctor/common/sts/token',
          headers: { host, 'content-type': 'application/json', authorization: `Bearer ${clients.demodoctor.token}` },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve((JSON.parse(text) as { data: { endpoint: string } }).data.endpoint));
        },
      );
      request.on('error', reject).end(payload);
    });
  };
  expect(await endpointFor(`lab.localhost:${port}`)).toBe(`http://lab.localhost:${port}`);
  expect(await endpointFor(`evil.example:${port}`)).toBe(`http://localhost:${port}`);
});
