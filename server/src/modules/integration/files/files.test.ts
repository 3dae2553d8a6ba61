import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ApiCase, type ApiFile, endpoints, photoPositions } from '@archway/contracts';
import { generateJaw, writeStl } from '@archway/mesh';
import { drawDentalPhoto } from '@archway/photo';
import { encodeJpeg } from '@archway/photo/node';
import { generateHead } from '@archway/volume';
import { writeSeries } from '@archway/volume/testing';
import JSZip from 'jszip';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { practiceId } from '../../cases/cases.fixture.ts';
import { apiOf, newCaseBody, newKey } from '../integration.fixture.ts';

const run = promisify(execFile);
let server: TestServer;
let web: Server;
let base: string;
let creator: TestClient;
let secret: string;
let api: ReturnType<typeof apiOf>;
const stl = writeStl(generateJaw({ jaw: 'upper', triangles: 4000, seed: 3 })).bytes;

beforeAll(async () => {
  web = createServer((request, response) => {
    if (request.url === '/gone.stl') response.writeHead(410).end();
    else response.end(stl);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  server = await startTestServer({ env: { ARCHWAY_OUTBOUND_LOOPBACK: 'on' } });
  creator = await server.login('democreator');
  secret = (await newKey(creator, await practiceId(server, 'P10001'))).secret;
  api = apiOf(server, secret);
});
afterAll(async () => {
  await server.stop();
  web.closeAllConnections();
  await new Promise<void>((resolve) => web.close(() => resolve()));
});

const newCase = async (): Promise<string> => (await api<ApiCase>('POST', '/cases', newCaseBody())).body.caseId;
const scan = { kind: 'scan', jaw: 'upper', fileName: 'upper.stl' };

async function settled(caseId: string, fileId: string): Promise<ApiFile> {
  const file = async () => (await api<ApiFile>('GET', `/cases/${caseId}/files/${fileId}`)).body;
  await until(async () => ['ready', 'failed'].includes((await file()).status));
  return file();
}

test('a scan that is uploaded becomes a model of the case, compressed and measured; its raw bytes are gone', async () => {
  const caseId = await newCase();
  const added = await api<ApiFile>('POST', `/cases/${caseId}/files`, scan);
  expect([added.status, added.body.status]).toEqual([201, 'awaitingUpload']);
  const { fileId, upload } = added.body;
  const put = (headers: Record<string, string>) => fetch(upload?.url ?? '', { method: 'PUT', headers, body: stl });
  expect((await put({ 'content-type': 'text/html' })).status).toBe(403);
  expect((await put(upload?.headers ?? {})).status).toBe(200);
  const completed = await api<ApiFile>('POST', `/cases/${caseId}/files/${fileId}/complete`);
  expect([completed.status, completed.body.status, completed.body.upload]).toEqual([202, 'processing', null]);
  expect(await settled(caseId, fileId)).toMatchObject({ status: 'ready', problem: null });
  const [model] = await creator.call(endpoints.models.list, { query: { caseId, version: 1 } });
  expect(model).toMatchObject({ jaw: 1, fileName: 'upper.stl' });
  expect(model?.objectName).toMatch(/\.drc$/);
  expect(await server.ctx.store.head(`archway/pt/${caseId}/1/2/-/api-${fileId}.stl`)).toBeNull();
});

/** Slices of some heads, as an archive of one folder each. */
async function ctZip(seeds: readonly number[], numberOf: (seed: number) => string = String): Promise<ArrayBuffer> {
  const zip = new JSZip();
  for (const seed of seeds)
    for (const { name, bytes } of writeSeries(generateHead({ size: [48, 48, 12], seed }), {
      ...{ series: numberOf(seed), seriesUid: `1.2.3.${seed}` },
    }))
      zip.file(`${seed}/${name}`, bytes);
  return zip.generateAsync({ type: 'arraybuffer' });
}

async function sendCt(caseId: string, bytes: ArrayBuffer, series?: string): Promise<ApiFile> {
  const added = await api<ApiFile>('POST', `/cases/${caseId}/files`, { kind: 'ct', fileName: 'ct.zip', series });
  expect(added.status).toBe(201);
  const { fileId, upload } = added.body;
  await fetch(upload?.url ?? '', { method: 'PUT', headers: upload?.headers ?? {}, body: bytes });
  await api('POST', `/cases/${caseId}/files/${fileId}/complete`);
  return settled(caseId, fileId);
}

const cbctOf = (caseId: string) => creator.call(endpoints.cbct.get, { query: { caseId, version: 1 } });

test('a CT is packed and registered; of several volumes one has to be named, and none is a reason, too', async () => {
  const caseId = await newCase();
  expect(await sendCt(caseId, await ctZip([1]))).toMatchObject({ kind: 'ct', status: 'ready', problem: null });
  expect(await cbctOf(caseId)).toMatchObject({ fileName: 'ct.zip', volume: { size: [48, 48, 12], series: '1' } });
  const two = await ctZip([1, 2]);
  const unclear = await sendCt(caseId, two);
  expect(unclear.problem?.code).toBe('ctSeriesNeeded');
  expect(unclear.problem?.message).toMatch(/1, 2|2, 1/);
  expect((await cbctOf(caseId))?.volume.series).toBe('1');
  expect(await sendCt(caseId, two, '2')).toMatchObject({ status: 'ready' });
  expect((await cbctOf(caseId))?.volume.series).toBe('2');
  expect((await sendCt(caseId, two, '7')).problem?.code).toBe('ctSeriesNeeded');
  const alike = await ctZip([1, 2], () => '5');
  expect((await sendCt(caseId, alike, '5')).problem?.message).toContain('5/1, 5/2');
  expect(await sendCt(caseId, alike, '5/2')).toMatchObject({ status: 'ready' });
  const none = await new JSZip().file('a.txt', 'no image').generateAsync({ type: 'arraybuffer' });
  expect((await sendCt(caseId, none)).problem?.code).toBe('ctNoVolume');
  expect((await sendCt(caseId, two.slice(0, 5000))).problem?.code).toBe('fileDamaged');
});

test('an implant case lacks its CT until one has come', async () => {
  const body = { ...newCaseBody(), service: 'implant', prescription: undefined };
  const opened = await api<ApiCase>('POST', '/cases', {
    ...body,
    request: { kind: 'implant', positions: [36], system: 'Standard', guide: 'full', remark: '' },
  });
  expect(opened.status).toBe(201);
  const { caseId } = opened.body;
  const lacks = async () => (await api<ApiCase>('GET', `/cases/${caseId}`)).body.missing.map(({ code }) => code);
  expect(await lacks()).toContain('cbctMissing');
  await sendCt(caseId, await ctZip([3]));
  expect(await lacks()).not.toContain('cbctMissing');
});

test('a file is fetched from its address; what cannot be had or read has failed with its reason', async () => {
  const caseId = await newCase();
  const add = async (changes: object) =>
    (await api<ApiFile>('POST', `/cases/${caseId}/files`, { ...scan, ...changes })).body.fileId;
  const fetched = await add({ url: `${base}/upper.stl` });
  const photo = { kind: 'photo', jaw: undefined, fileName: 'a.jpg' };
  const damaged = await add({ ...photo, url: `${base}/a.jpg` });
  const never = await add({});
  await api('POST', `/cases/${caseId}/files/${never}/complete`);
  expect(await settled(caseId, fetched)).toMatchObject({ status: 'ready' });
  expect((await settled(caseId, damaged)).problem?.code).toBe('fileDamaged');
  expect((await settled(caseId, never)).problem?.code).toBe('fileNotUploaded');
  expect((await creator.call(endpoints.models.list, { query: { caseId, version: 1 } })).length).toBe(1);
});

test.each([
  ['an address without encryption', { url: 'http://files.example.com/a.stl' }, 'addressNotAllowed'],
  ['an address of the own network', { url: 'https://10.0.0.1/a.stl' }, 'addressNotAllowed'],
  ['another format', { fileName: 'upper.exe' }, 'fileFormat'],
])('%s is refused at once', async (_what, changes, code) => {
  const reply = await api('POST', `/cases/${await newCase()}/files`, { ...scan, ...changes });
  expect([reply.status, reply.body.error?.code]).toEqual([422, code]);
});

test('the client of the documentation sends a whole case', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archway-client-'));
  try {
    for (const { key, contractKey, required } of photoPositions)
      if (required) writeFileSync(join(folder, `${contractKey}.jpg`), encodeJpeg(drawDentalPhoto(key, 5), 0.85));
    writeFileSync(join(folder, 'upper.stl'), stl);
    writeFileSync(join(folder, 'ct.zip'), Buffer.from(await ctZip([1])));
    const client = join(__dirname, '../../../../../docs/examples/case-client.mjs');
    const env = { ...process.env, ARCHWAY_URL: server.url, ARCHWAY_KEY: secret };
    const { stdout } = await run(process.execPath, [client, folder], { env });
    const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { caseId: string };
    expect(told).toMatchObject({ status: 'pendingInspection', files: 12, doubts: [] });
    const params = { caseId: told.caseId, version: 1 };
    expect(await creator.call(endpoints.cases.detail, { params })).toMatchObject({ status: 1, photoCount: 10 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
