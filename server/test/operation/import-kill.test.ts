import { randomBytes } from 'node:crypto';
import { type ArchiveJob, dataTypes, endpoints } from '@archway/contracts';
import { crc64 } from '@archway/storage/crc64';
import { uploadFromNode } from '@archway/storage/node';
import { type TestClient, testClient } from '../client.ts';
import { Random } from '../random.ts';
import { until } from '../until.ts';
import { killedServer, tokenOf } from './killed-server.ts';

const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 2);
const SEED = Number(process.env['ARCHWAY_KILL_SEED'] ?? Date.now() % 100_000);
/** Enough to be checked and stored for a while. */
const ATTACHMENTS = 2;
const ATTACHMENT_BYTES = 40 * 2 ** 20;
const { access, caseArchive, cases, files, messages, models, photos } = endpoints;

const killed = killedServer();

async function logIn(url: string): Promise<TestClient> {
  const token = await tokenOf(url, 'democreator');
  return testClient(url, token);
}

const blobOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  slice: (start: number, end: number) => ({
    arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes.subarray(start, end)).buffer),
  }),
});

const upload = (client: TestClient, place: object, bytes: Uint8Array, name: string): Promise<string> =>
  uploadFromNode(
    () => client.call(files.token, { body: { ...place, actions: ['get', 'put', 'abort_multi_part_upload'] } as never }),
    blobOf(bytes),
    name,
  );

interface Travelling {
  readonly patientName: string;
  readonly archive: Uint8Array;
  readonly photos: number;
  readonly models: number;
}

/** A case with photos and models, to which large files are written, as an archive. */
async function largeArchive(client: TestClient): Promise<Travelling> {
  const { rows } = await client.call(cases.page, { query: { pageSize: 100 } });
  const row = rows.find(({ photoCount, modelCount }) => photoCount > 5 && modelCount > 1);
  if (!row) throw new Error('no case has photos and models');
  const { caseId, version, patientName } = row;
  const key = { caseId, version };
  const { userId } = await client.call(access.personalData);
  for (let count = 0; count < ATTACHMENTS; count += 1) {
    const bytes = randomBytes(ATTACHMENT_BYTES);
    const place = { ...key, dataType: dataTypes.message, targetOrStepId: userId };
    const objectName = await upload(client, place, bytes, 'large.zip');
    const file = { objectName, fileName: 'large.zip', size: bytes.length, crc64: crc64(bytes) };
    const clientKey = String(count).repeat(32);
    await client.call(messages.send, { body: { ...key, clientKey, text: '', attachments: [file], mentions: [] } });
  }
  const { jobId } = await client.call(caseArchive.export, { body: { caseId } });
  const { download } = await jobOnce(client, jobId, isOver);
  const archive = new Uint8Array(await (await fetch(download!.url)).arrayBuffer());
  return { patientName, archive, ...(await countsOf(client, caseId, version)) };
}

async function countsOf(client: TestClient, caseId: string, version: number) {
  const query = { caseId, version };
  const [pictures, meshes] = [await client.call(photos.list, { query }), await client.call(models.list, { query })];
  return { photos: pictures.length, models: meshes.length };
}

const isOver = ({ state }: ArchiveJob): boolean => state === 'done' || state === 'failed';

async function jobOnce(client: TestClient, jobId: string, is: (job: ArchiveJob) => boolean): Promise<ArchiveJob> {
  let job: ArchiveJob | null = null;
  await until(async () => {
    job = await client.call(caseArchive.job, { query: { jobId } });
    return is(job);
  });
  return job as unknown as ArchiveJob;
}

test(`${ROUNDS} times killed in the middle of an import (seed ${SEED}): nothing is half there, and the next start finishes it`, async () => {
  const random = new Random(SEED);
  const start = async (): Promise<TestClient> => logIn((await killed.start()).url);
  let client = await start();
  const large = await largeArchive(client);
  const [practice] = await client.call(access.practices);
  const { userId: doctorId } = await client.call(access.personalData);
  const patient = { keyword: large.patientName, pageSize: 100 };
  const { total: before } = await client.call(cases.page, { query: patient });
  const made: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const objectName = await upload(client, { dataType: dataTypes.caseArchive }, large.archive, 'case.zip');
    const body = { objectName, practiceId: practice!.practiceId, doctorId, again: true };
    const { jobId } = await client.call(caseArchive.import, { body });
    const stage = random.chance(0.5) ? 0 : 0.5;
    const running = await jobOnce(
      client,
      jobId,
      (job) => isOver(job) || (job.state === 'running' && job.progress >= stage),
    );
    expect(running.state).toBe('running');
    expect(await killed.end('SIGKILL')).toBe('SIGKILL');
    client = await start();
    const done = await jobOnce(client, jobId, isOver);
    expect(done).toMatchObject({ state: 'done', problem: null });
    made.push(done.caseId!);
  }

  expect(new Set(made).size).toBe(ROUNDS);
  // One case for each import, and none of what a kill cut off.
  const after = await client.call(cases.page, { query: patient });
  expect(after.total).toBe(before + ROUNDS);
  for (const { caseId, version } of after.rows.filter((row) => made.includes(row.caseId))) {
    expect(await countsOf(client, caseId, version)).toEqual({ photos: large.photos, models: large.models });
    const { rows: written } = await client.call(messages.page, { query: { caseId } });
    expect(written.filter(({ attachments }) => attachments.length > 0)).toHaveLength(ATTACHMENTS);
  }
  expect(await killed.end('SIGTERM')).toBe(0);
});
