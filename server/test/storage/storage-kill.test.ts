import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import OSS from 'ali-oss';
import { crc64 } from '@archway/storage';
import { Random } from '../random.ts';
import { ServerProcess, freePort } from '../operation/server-process.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { until } from '../until.ts';

/** 50 rounds before a release; a few in every run. */
const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 3);
const SEED = Number(process.env['ARCHWAY_KILL_SEED'] ?? Date.now() % 100_000);
const WRITERS = 6;
const PART = 120_000;

let folder: string;
let database: TestDatabase;
let server: ServerProcess | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-storage-kill-'));
  database = await testDatabase();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Checksums that an object may have: one when the last change was acknowledged, two while one is under way. */
const expected = new Map<string, readonly (string | null)[]>();
/** Uploads that were neither completed nor aborted, with the parts that were acknowledged. */
const open = new Map<string, { key: string; etags: Set<string> }>();
let acknowledged = 0;

/** Runs a change of an object; unless it is acknowledged, both the old and the new bytes are right. */
async function change(key: string, next: string | null, action: () => Promise<unknown>): Promise<void> {
  const before = expected.get(key) ?? [null];
  expected.set(key, [...before, next]);
  await action();
  expected.set(key, [next]);
  acknowledged += 1;
}

async function putParts(client: OSS, key: string, random: Random): Promise<void> {
  const parts = Array.from({ length: random.int(2, 4) }, () => randomBytes(PART));
  const { uploadId } = await client.initMultipartUpload(key);
  const upload = { key, etags: new Set<string>() };
  open.set(uploadId, upload);
  const claims: { number: number; etag: string }[] = [];
  for (const [at, bytes] of parts.entries()) {
    const send = client as unknown as { _uploadPart: (...given: unknown[]) => Promise<{ etag: string }> };
    const data = { size: bytes.length, stream: Readable.from([bytes]) };
    const { etag } = await send._uploadPart(key, uploadId, at + 1, data, {});
    upload.etags.add(etag);
    claims.push({ number: at + 1, etag });
  }
  if (random.chance(0.2)) {
    open.delete(uploadId);
    await client.abortMultipartUpload(key, uploadId);
    return;
  }
  open.delete(uploadId);
  await change(key, crc64(Buffer.concat(parts)), () => client.completeMultipartUpload(key, uploadId, claims));
}

/** Changes keys of its own until it is cut off, so that it knows what must be there. */
async function write(client: OSS, writer: number, random: Random, going: () => boolean): Promise<void> {
  while (going()) {
    const key = `kill/${writer}/${random.int(0, 8)}`;
    try {
      const dice = random.int(0, 9);
      if (dice < 4) {
        const bytes = randomBytes(random.int(0, 400_000));
        await change(key, crc64(bytes), () => client.put(key, bytes));
      } else if (dice < 7) {
        await putParts(client, key, random);
      } else if (dice < 9) {
        await change(key, null, () => client.delete(key));
      } else {
        const [source] = expected.get(key) ?? [null];
        const copy = `${key}-copy`;
        if (source && expected.get(key)?.length === 1) await change(copy, source, () => client.copy(copy, key));
      }
    } catch (error) {
      // The SDK numbers failures of the network below zero.
      const { status = 0 } = error as { status?: number };
      if (Math.sign(status) === 1) throw error;
      // Cut off by the kill; nothing was promised.
      return;
    }
  }
}

const clientOf = (url: string): OSS =>
  new OSS({
    accessKeyId: 'KILLKEY',
    accessKeySecret: 'kill-secret',
    endpoint: url,
    region: 'oss-cn-hangzhou',
    bucket: 'archway-files',
    sldEnable: true,
    secure: false,
    authorizationV4: true,
  } as OSS.Options);

async function listAll(client: OSS): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let token: string | undefined;
  do {
    const page = await client.listV2({ 'max-keys': '100', 'continuation-token': token }, {});
    for (const { name, etag } of page.objects ?? []) found.set(name, etag);
    token = (page as unknown as { nextContinuationToken?: string }).nextContinuationToken;
  } while (token);
  return found;
}

/** Everything that was acknowledged is there, everything that is listed has its bytes, and no file lies around. */
async function verify(client: OSS): Promise<void> {
  const listed = await listAll(client);
  let files = 0;
  const checksums = new Map<string, string>();
  for (const [key, etag] of listed) {
    const parts = Number(/-(\d+)"$/.exec(etag)?.[1] ?? 0);
    files += Math.max(parts, 1);
    // Builds of remotes, which the server brought along.
    if (!key.startsWith('kill/')) continue;
    const { content, res } = await client.get(key);
    const checksum = crc64(content as Buffer);
    expect((res.headers as Record<string, string>)['x-oss-hash-crc64ecma']).toBe(checksum);
    if (parts === 0)
      expect(etag).toBe(
        `"${createHash('md5')
          .update(content as Buffer)
          .digest('hex')
          .toUpperCase()}"`,
      );
    checksums.set(key, checksum);
  }
  for (const [key, possible] of expected) {
    const found = checksums.get(key) ?? null;
    if (!possible.includes(found)) throw new Error(`${key} is ${found}, not ${possible.join(' or ')}`);
    expected.set(key, [found]);
  }
  for (const key of checksums.keys()) expect(expected.has(key)).toBe(true);

  const { uploads } = await client.listUploads({ prefix: 'kill/', 'max-uploads': 1000 }, {});
  for (const { name, uploadId } of uploads) {
    const { parts } = await client.listParts(name, uploadId, {} as never, {});
    const etags = new Set([parts].flat().map((part) => (part as unknown as { ETag: string }).ETag));
    files += etags.size;
    for (const etag of open.get(uploadId)?.etags ?? []) expect(etags).toContain(etag);
    if (open.has(uploadId)) open.delete(uploadId);
    await client.abortMultipartUpload(name, uploadId);
    files -= etags.size;
  }
  expect([...open.keys()]).toEqual([]);

  const objects = join(folder, 'objects');
  const onDisk = (): number =>
    readdirSync(join(objects, 'blobs'), { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
      .length;
  expect(onDisk()).toBeGreaterThanOrEqual(files);
  // Other servers may be writing with the same PostgreSQL, so there what is left over goes only after a day.
  if (database.url !== null) return;
  expect(readdirSync(join(objects, 'drafts'))).toEqual([]);
  // Files of aborted uploads are removed a moment later.
  await until(() => onDisk() <= files);
  expect(onDisk()).toBe(files);
}

test(`${ROUNDS} times killed under load (seed ${SEED}): no acknowledged object is lost, no listed one is without bytes`, async () => {
  const random = new Random(SEED);
  const port = String(await freePort());
  const env = {
    PORT: port,
    ARCHWAY_DATA: folder,
    DATABASE_URL: database.url ?? '',
    ARCHWAY_DEMO: 'off',
    ARCHWAY_JOBS: 'off',
    ARCHWAY_STORAGE_KEY_ID: 'KILLKEY',
    ARCHWAY_STORAGE_KEY_SECRET: 'kill-secret',
  };
  const start = async (): Promise<ServerProcess> => {
    server = ServerProcess.start(env);
    return server.ready();
  };
  let running = await start();
  for (let round = 0; round < ROUNDS; round += 1) {
    let going = true;
    const client = clientOf(running.url);
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(client, writer, random, () => going));
    await sleep(random.int(100, 1500));
    const ended = running.end('SIGKILL');
    going = false;
    expect(await ended).toBe('SIGKILL');
    await Promise.all(writers);
    running = await start();
    await verify(clientOf(running.url));
    expect(running.output).not.toMatch(/"level":(50|60)/);
  }
  expect(await running.end('SIGTERM')).toBe(0);
  expect(acknowledged).toBeGreaterThan(ROUNDS * 3);
});
