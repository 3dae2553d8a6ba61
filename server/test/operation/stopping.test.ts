import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OSS from 'ali-oss';
import { endpoints } from '@archway/contracts';
import { testClient } from '../client.ts';
import { wrapPassword } from '../des.ts';
import { EventReader } from '../event-reader.ts';
import { ServerProcess, freePort } from './server-process.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const PASSWORD = 'Parcel-2026';
const OPERATOR = { ARCHWAY_STORAGE_KEY_ID: 'OPERATORKEY', ARCHWAY_STORAGE_KEY_SECRET: 'operator-secret' };

let folder: string;
let database: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-stopping-'));
  database = await testDatabase();
  const started = ServerProcess.start({
    PORT: String(await freePort()),
    ARCHWAY_DATA: folder,
    DATABASE_URL: database.url ?? '',
    ARCHWAY_DEMO: 'off',
    ARCHWAY_ADMIN_PASSWORD: PASSWORD,
    ...OPERATOR,
  });
  server = await started.ready();
});
afterEach(async () => {
  await server.end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An upload that has sent less than it said, and goes on slowly. @returns what the server says to it in the end */
async function slowUpload(): Promise<{ begun: Promise<void>; answer: Promise<string> }> {
  const { port } = new URL(server.url);
  const client = new OSS({
    endpoint: server.url,
    bucket: 'archway-files',
    region: 'oss-cn-hangzhou',
    accessKeyId: OPERATOR.ARCHWAY_STORAGE_KEY_ID,
    accessKeySecret: OPERATOR.ARCHWAY_STORAGE_KEY_SECRET,
    sldEnable: true,
    secure: false,
  } as OSS.Options);
  const signed = new URL(client.signatureUrl('case/1/slow', { method: 'PUT', expires: 600 }));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  const begun = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const answer = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (data: string) => (text += data));
    socket.once('close', () => resolve(text));
    socket.on('error', () => {});
  });
  const target = signed.pathname + signed.search;
  socket.write(`PUT ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 1000000\r\n\r\nfirst`);
  const drip = setInterval(() => socket.write('x'), 200);
  socket.once('close', () => clearInterval(drip));
  return { begun, answer };
}

test('while requests end, new connections get answers, readiness says 503, and a long upload is told to go on elsewhere', async () => {
  const body = { account: 'admin', password: wrapPassword(PASSWORD) };
  const { token } = await testClient(server.url, null).call(endpoints.access.login, { body });
  const stream = await EventReader.open(server.url, token);
  const { begun, answer } = await slowUpload();
  await begun;
  // The upload has reached its handler by the time that a later request was answered.
  await testClient(server.url, token).call(endpoints.access.personalData);
  const ended = server.end('SIGTERM');
  let ready: Response;
  do ready = await fetch(`${server.url}/readyz`);
  while (ready.status === 200);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'stopping' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await expect(testClient(server.url, token).call(endpoints.access.personalData)).resolves.toMatchObject({
    userName: 'admin',
  });
  const told = await answer;
  expect(told).toMatch(/^HTTP\/1\.1 503 /);
  expect(told.toLowerCase()).toContain('retry-after: ');
  expect(told).toContain('<Code>ServiceUnavailable</Code>');
  expect(await ended).toBe(0);
  expect(stream.ended).toBe(true);
  expect(server.output).not.toMatch(/"level":(50|60)/);
});
