import {
  type ArchivedPhoto,
  CASE_ARCHIVE_FORMAT,
  CASE_ARCHIVE_VERSION,
  CASE_MANIFEST,
  type CaseManifest,
  type ErrorName,
  errors,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { callerOf, givePhotos, givePrescription, openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import {
  type Entries,
  entriesOf,
  exported,
  imported,
  jsonIn,
  resealed,
  retold,
  rewritten,
  zipped,
} from './exchange.fixture.ts';

let server: TestServer;
let creator: TestClient;
let to: { practiceId: string; doctorId: string };
let archive: Buffer;
let entries: Entries;
const PHOTO = 'photos/v1/001.jpg';
const newer = `${CASE_ARCHIVE_FORMAT}/${CASE_ARCHIVE_VERSION + 1}`;

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  const { userId } = await callerOf(server, creator);
  to = { practiceId: await practiceId(server, 'P10001'), doctorId: userId };
  const caseId = await openCase(creator, validInfo(to.practiceId));
  await givePhotos(server, caseId, userId, ['lateral', 'frontOcc', null]);
  await givePrescription(server, caseId, userId);
  archive = await exported(creator, caseId);
  entries = await entriesOf(archive);
});
afterAll(() => server.stop());

/** All that an import could leave behind. */
async function left(): Promise<unknown> {
  const { db, store } = server.ctx;
  const tables = ['cases', 'case_versions', 'case_photos', 'case_records', 'case_audit', 'case_imports', 'case_counts'];
  const counts = await Promise.all(
    tables.map(async (table) => (await db.execute(sql.raw(`select count(*)::int from ${table}`))).rows[0]),
  );
  const objects: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await store.list('archway/pt/', after ? { after } : {});
    objects.push(...page.objects.map(({ key }) => key));
    after = page.next;
  }
  return { counts, objects };
}

const without = (path: string): Entries => new Map([...entries].filter(([name]) => name !== path));
const withEntry = (path: string, bytes: Buffer = Buffer.from('x')): Entries => new Map([...entries, [path, bytes]]);
const text = (path: string, change: (text: string) => string): Entries =>
  new Map([...entries, [path, Buffer.from(change(String(entries.get(path))))]]);
const dropped = (path: string): Entries =>
  resealed(without(path), (manifest) => ({
    ...manifest,
    entries: manifest.entries.filter((entry) => entry.path !== path),
  }));
const added = (path: string, like: string): Entries =>
  resealed(withEntry(path, entries.get(like)), (manifest) => ({
    ...manifest,
    entries: manifest.entries.flatMap((entry) => (entry.path === like ? [entry, { ...entry, path }] : entry)),
  }));
/** A picture of the first photo changed in its part. */
const photo = (change: object): Entries =>
  retold(entries, 'photos.json', ([first, ...rest]: ArchivedPhoto[]) => [{ ...first, ...change }, ...rest]);
const told = (change: (manifest: CaseManifest) => object): Entries => resealed(entries, change);

/** Bytes at a place of a file that zips are made of, changed. */
function patched(bytes: Buffer, find: string, change: (at: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(find);
  if (at < 0) throw new Error(`no ${find}`);
  change(copy.subarray(at));
  return copy;
}

type Made = Entries | Buffer | Promise<Buffer>;
const damages: readonly (readonly [what: string, error: ErrorName, name: string, make: () => Made])[] = [
  ['a file with another byte', 'caseArchiveChanged', PHOTO, () => text(PHOTO, (bytes) => `X${bytes.slice(1)}`)],
  ['a file of another size', 'caseArchiveChanged', PHOTO, () => text(PHOTO, (bytes) => `${bytes}!`)],
  [
    'a part with another word',
    'caseArchiveChanged',
    'case.json',
    () => text('case.json', (t) => t.replace('Testa', 'Tesla')),
  ],
  [
    'a byte that was lost on the way',
    'caseArchiveChanged',
    PHOTO,
    () => patched(archive, 'photo archway/pt', (at) => at.writeUInt8(0)),
  ],
  [
    'a manifest that was touched',
    'caseArchiveChanged',
    CASE_MANIFEST,
    () => text(CASE_MANIFEST, (json) => json.replace('"by":"', '"by":"Not ')),
  ],
  ['a file less', 'caseArchiveMissing', PHOTO, () => without(PHOTO)],
  ['a file less that the manifest does not name either', 'caseArchiveMissing', PHOTO, () => dropped(PHOTO)],
  ['no case', 'caseArchiveMissing', 'case.json', () => dropped('case.json')],
  ['a file more', 'caseArchiveExtra', 'photos/v1/009.jpg', () => withEntry('photos/v1/009.jpg')],
  ['a file that no part knows', 'caseArchiveExtra', 'photos/v1/009.jpg', () => added('photos/v1/009.jpg', PHOTO)],
  ['a way out', 'caseArchiveName', '../../evil.jpg', () => withEntry('../../evil.jpg')],
  ['a way out in between', 'caseArchiveName', 'photos/../../evil.jpg', () => withEntry('photos/../../evil.jpg')],
  ['a name from the root', 'caseArchiveName', '/etc/passwd', () => withEntry('/etc/passwd')],
  ['a name of another system', 'caseArchiveName', 'photos\\evil.jpg', () => withEntry('photos\\evil.jpg')],
  ['a name of nobody knows what', 'caseArchiveName', 'a?.jpg', () => withEntry('a\u0001.jpg')],
  ['a folder', 'caseArchiveName', 'photos/', () => withEntry('photos/')],
  ['a bomb', 'caseArchiveTooLarge', 'zeros.bin', () => withEntry('zeros.bin', Buffer.alloc(140 * 2 ** 20))],
  [
    'endless JSON',
    'caseArchiveTooLarge',
    'photos.json',
    () => withEntry('photos.json', Buffer.alloc(65 * 2 ** 20, ' ')),
  ],
  [
    'an entry that is larger than it says',
    'caseArchiveChanged',
    'case.json',
    async () =>
      patched(await zipped(entries), 'PK\u0001\u0002', (at) => {
        // 24 bytes into the first row of the directory stands the size of its entry.
        expect(at.subarray(46, 46 + 'case.json'.length).toString()).toBe('case.json');
        at.writeUInt32LE(at.readUInt32LE(24) - 1, 24);
      }),
  ],
  ['a newer format', 'caseArchiveNewer', newer, () => told((m) => ({ ...m, schema: newer, more: 1 }))],
  [
    'a part of a newer installation',
    'caseArchiveNewer',
    'teeth',
    () =>
      told((m) => ({
        ...m,
        entries: m.entries.map((e) => (e.kind === 'part' && e.part === 'photos' ? { ...e, part: 'teeth' } : e)),
      })),
  ],
  ['no manifest', 'caseArchiveUnknown', CASE_MANIFEST, () => without(CASE_MANIFEST)],
  ['another manifest', 'caseArchiveUnknown', CASE_MANIFEST, () => text(CASE_MANIFEST, () => '{"name":"app"}')],
  ['a manifest that is no JSON', 'caseArchiveUnknown', CASE_MANIFEST, () => text(CASE_MANIFEST, () => '{')],
  ['a field that no case has', 'caseArchiveUnknown', 'photos.json', () => photo({ owner: 'me' })],
  ['a version that the case has not', 'caseArchiveUnknown', 'photos.json', () => photo({ version: 2 })],
  ['two photos at one place', 'caseArchiveUnknown', 'photos.json', () => photo({ position: 'frontOcc' })],
  ['a text that no database keeps', 'caseArchiveUnknown', 'photos.json', () => photo({ fileName: 'a\0b' })],
  ['half a character', 'caseArchiveUnknown', 'photos.json', () => photo({ fileName: 'a\ud800' })],
  ['a number that no column holds', 'caseArchiveUnknown', '22003', () => photo({ width: 3_000_000_000 })],
  [
    'a part that is no JSON',
    'caseArchiveUnknown',
    'photos.json',
    () => rewritten(entries, 'photos.json', Buffer.from('[')),
  ],
  ['a file that was cut off', 'caseArchiveCut', '', () => archive.subarray(0, archive.length - 40)],
  ['half a file', 'caseArchiveCut', '', () => archive.subarray(0, archive.length >> 1)],
  ['no ZIP at all', 'caseArchiveCut', '', () => Buffer.from('Dear colleague,')],
  ['nothing', 'caseArchiveCut', '', () => Buffer.alloc(0)],
];

test.each(damages)('%s is refused as %s, and nothing is stored', async (_what, error, name, make) => {
  const before = await left();
  const made = make();
  const bytes = made instanceof Buffer ? made : made instanceof Map ? await zipped(made) : await made;
  const job = await imported(server, creator, bytes, to);
  expect(job).toMatchObject({ state: 'failed', caseId: null, problem: { code: errors[error].code } });
  expect(job.problem?.text).toContain(name);
  expect(await left()).toEqual(before);
});

test('the same archive undamaged, also packed anew, makes a case', async () => {
  expect(await imported(server, creator, await zipped(entries), to)).toMatchObject({ state: 'done', problem: null });
  expect(jsonIn(entries, CASE_MANIFEST)).toMatchObject({ schema: `archway-case/${CASE_ARCHIVE_VERSION}` });
});
