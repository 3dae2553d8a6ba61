import { randomUUID } from 'node:crypto';
import { type ArchiveJob, CASE_MANIFEST, type CaseManifest, archiveOwnFields, endpoints } from '@archway/contracts';
import JSZip from 'jszip';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { canonicalJson } from '../cases/api.ts';
import { callerOf } from '../cases/cases.fixture.ts';
import { personPrefix } from '../files/api.ts';
import { archivePlace } from './archive-place.ts';
import { sealOf } from './seal.ts';
import { measureOf } from '../../infrastructure/zip/measured.ts';

const { caseArchive } = endpoints;

/** Entries of an archive with their bytes. */
export type Entries = Map<string, Buffer>;

export async function ended(client: TestClient, jobId: string): Promise<ArchiveJob> {
  let job: ArchiveJob | null = null;
  await until(async () => {
    job = await client.call(caseArchive.job, { query: { jobId } });
    return job.state === 'done' || job.state === 'failed';
  });
  return job as unknown as ArchiveJob;
}

/** The archive of a case, as a browser or the command line fetches it. */
export async function exported(client: TestClient, caseId: string): Promise<Buffer> {
  const { jobId } = await client.call(caseArchive.export, { body: { caseId } });
  const job = await ended(client, jobId);
  if (!job.download) throw new Error(`the export ended as ${job.state}: ${job.problem?.text}`);
  const answer = await fetch(job.download.url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(job.download.size);
  return bytes;
}

export interface Destination {
  readonly practiceId: string;
  readonly doctorId: string;
  readonly again?: boolean;
}

/** Lays an archive where uploads of somebody lie. */
export async function uploaded(server: TestServer, client: TestClient, bytes: Uint8Array): Promise<string> {
  const { userId } = await callerOf(server, client);
  const objectName = `${personPrefix(archivePlace(userId))}${randomUUID()}.zip`;
  await server.ctx.store.put(objectName, bytes);
  return objectName;
}

/** What comes of importing an archive. */
export async function imported(
  server: TestServer,
  client: TestClient,
  bytes: Uint8Array,
  to: Destination,
): Promise<ArchiveJob> {
  const objectName = await uploaded(server, client, bytes);
  const { jobId } = await client.call(caseArchive.import, { body: { objectName, ...to } });
  return ended(client, jobId);
}

export async function entriesOf(bytes: Uint8Array): Promise<Entries> {
  const zip = await JSZip.loadAsync(bytes);
  const entries: Entries = new Map();
  for (const [path, entry] of Object.entries(zip.files)) entries.set(path, await entry.async('nodebuffer'));
  return entries;
}

export const jsonIn = (entries: Entries, path: string): unknown => JSON.parse(String(entries.get(path)));
export const manifestIn = (entries: Entries): CaseManifest => jsonIn(entries, CASE_MANIFEST) as CaseManifest;

/** An archive of these entries, names as they are. */
export async function zipped(entries: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [path, bytes] of entries) zip.file(path, bytes, { createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** The manifest changed, and sealed anew: somebody who knows the format has made it. */
export function resealed(entries: Entries, change: (manifest: CaseManifest) => object = (same) => same): Entries {
  const { seal: _, ...manifest } = change(manifestIn(entries)) as CaseManifest;
  const whole = { ...manifest, seal: sealOf(manifest) };
  return new Map([...entries, [CASE_MANIFEST, Buffer.from(canonicalJson(whole))]]);
}

/** An entry with other bytes, which manifest and seal are told of. */
export function rewritten(entries: Entries, path: string, bytes: Buffer): Entries {
  const changed = new Map([...entries, [path, bytes]]);
  return resealed(changed, (manifest) => ({
    ...manifest,
    entries: manifest.entries.map((entry) => (entry.path === path ? { ...entry, ...measureOf(bytes) } : entry)),
  }));
}

/** The same with JSON. */
export const retold = (entries: Entries, path: string, change: (content: never) => unknown): Entries =>
  rewritten(entries, path, Buffer.from(canonicalJson(change(jsonIn(entries, path) as never))));

const own: readonly string[] = archiveOwnFields;

/** What two archives of one case have in common, wherever they were made. */
export function comparable(entries: Entries): Record<string, unknown> {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(([name]) => !own.includes(name));
    return Object.fromEntries(fields.map(([name, field]) => [name, bare(field)]));
  };
  const told = [...entries].filter(([path]) => path !== CASE_MANIFEST && path !== 'audit.json');
  return Object.fromEntries(
    told.map(([path, bytes]) => [path, path.endsWith('.json') ? bare(JSON.parse(String(bytes))) : measureOf(bytes)]),
  );
}
