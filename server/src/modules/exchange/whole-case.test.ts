import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArchivedModel, type ArchivedShare, CASE_ARCHIVE_VERSION, endpoints } from '@archway/contracts';
import { type Table, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { serverModules } from '../../modules.ts';
import { partsInOrder } from '../cases/api.ts';
import { callerOf, practiceId } from '../cases/cases.fixture.ts';
import {
  comparable,
  entriesOf,
  exported,
  imported,
  jsonIn,
  manifestIn,
  resealed,
  retold,
  zipped,
} from './exchange.fixture.ts';
import { wholeCase } from './whole-case.fixture.ts';

const { archives, comments, labels, messages, models, photos, prescription } = endpoints;

let server: TestServer;
let creator: TestClient;
let stranger: TestClient;
let travelled: string;
let to: { practiceId: string; doctorId: string };

beforeAll(async () => {
  server = await startTestServer();
  [creator, stranger] = [await server.login('democreator'), await server.login('demooutsider')];
  to = { practiceId: await practiceId(server, 'P10002'), doctorId: (await callerOf(server, stranger)).userId };
});
afterAll(() => server.stop());

/** What is of a case and stays behind, and why. */
const staysBehind: Readonly<Record<string, string>> = {
  case_archive_jobs: 'is how a case comes and goes',
  case_focus: 'is what somebody there follows',
  case_message_reads: 'is how far somebody there has read',
  api_files: 'is what a program there has still to send, or has sent: the files themselves are in it',
  case_openings: 'is what a page there called the case that it asked for',
  case_sendings: 'is what the service of somebody there was sent',
  design_tasks: 'say who of this installation designs it now',
  case_presence: 'are pages that are open there',
  scheme_pens: 'are pages that are open there',
  credit_entries: 'is booked on an account there',
  credit_transactions: 'is booked on an account there',
  frontend_logs: 'is what went wrong in a browser there',
  scheme_designs: 'is what the machine is at there, or was',
  scheme_review_visits: 'is who opened a link there',
  share_visits: 'is who opened a link there',
  phone_links: 'opens the case to a phone there',
  production_orders: 'is an agreement with a maker there',
  production_sub_orders: 'is part of an order there',
  production_packages: 'is part of an order there',
  production_files: 'is part of an order there',
  production_file_makings: 'is what is made for an order there, or was',
  production_order_records: 'is part of an order there',
  production_batch_items: 'is part of an order there',
  production_device_reports: 'is what a machine there has said of an order',
  production_codes: 'is part of an order there',
};

const allTables = (): PgTable[] =>
  serverModules().flatMap(({ schema }) => Object.values(schema ?? {}).filter((value) => is(value, PgTable)));

/** Tables that name a case, or refer to a row of one that does. */
function tablesOfCases(): PgTable[] {
  const all = allTables();
  const found = new Set(all.filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'pt_id')));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const table of all)
      if (getTableConfig(table).foreignKeys.some((key) => found.has(key.reference().foreignTable))) found.add(table);
  }
  return [...found];
}

const exportedTables = (): Table[] => partsInOrder().flatMap(({ tables }) => tables);

test('every table that tells of a case is in an archive, or stays behind for a reason', () => {
  const packed = exportedTables().map(getTableName);
  const lost = tablesOfCases().map(getTableName);
  expect(lost.filter((name) => !packed.includes(name) && !(name in staysBehind))).toEqual([]);
  expect(Object.keys(staysBehind).filter((name) => packed.includes(name) || !lost.includes(name))).toEqual([]);
  expect(new Set(packed).size).toBe(packed.length);
});

/** Columns that speak of the installation, besides those that are keys; all others are the same after an import. */
const own: Readonly<Record<string, string>> = {
  pt_id: 'is another case',
  object_name: 'where a file lies',
  thumb_name: 'where a file lies',
  quick_look_name: 'where a file lies',
  origin_object_name: 'where a file lies',
  repaired_object_name: 'where a file lies',
  tooth_labels_name: 'where a file lies',
  corrected_labels_name: 'where a file lies',
  token_hash: 'opens a link there',
  key_hash: 'opens a link there',
  short_hash: 'opens a link there',
  password_hash: 'opens a link there',
  pt_no: 'a practice has each number once',
  search_text: 'is made of the number',
  search_grams: 'is made of the number',
  design_center_id: 'is bound to a practice there',
  order_names: 'orders stay behind',
  analysis_run: 'counts analyses that were asked for there',
  client_key: 'is what a browser there made up',
  sent_hash: 'is what a browser there sent',
  key: 'names rows',
  finding: 'names rows',
  findings: 'names rows, and is compared in the archive',
  presentation_id: 'names rows, and is compared in the archive',
  slides: 'names rows, and is compared in the archive',
};
/** What an import does not write as rows. */
const notAsRows: Readonly<Record<string, string>> = {
  case_audit: 'is kept as evidence: the case begins a trail of its own',
  case_imports: 'tells of the import',
  case_message_mentions: 'people of elsewhere are names',
  scheme_comment_mentions: 'people of elsewhere are names',
};

/** Rows of a case without what is an installation's own, in an order that both have. */
async function bareRows(table: PgTable, caseId: string): Promise<string[]> {
  const { foreignKeys } = getTableConfig(table);
  const referring = new Set(foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)));
  const columns = Object.entries(getTableColumns(table));
  const told = columns.filter(
    ([, { name, primary }]) => name === 'version' || !(primary || referring.has(name) || name in own),
  );
  const place = columns.find(([, { name }]) => name === 'pt_id')?.[1];
  if (!place) throw new Error(`${getTableName(table)} names no case`);
  const rows: Record<string, unknown>[] = await server.ctx.db.select().from(table).where(eq(place, caseId));
  return rows.map((row) => JSON.stringify(told.map(([key]) => [key, row[key]]))).sort();
}

test('a case with everything is the same after an import: in its archive, and in every row and column', async () => {
  const { caseId } = await wholeCase(server, creator);
  const archive = await exported(creator, caseId);
  const job = await imported(server, stranger, archive, to);
  expect(job).toMatchObject({ state: 'done', problem: null });
  const fresh = job.caseId!;
  expect([...(await entriesOf(archive)).keys()].some((path) => path.endsWith('-repaired.drc'))).toBe(true);
  travelled = fresh;

  const [first, again] = [await entriesOf(archive), await entriesOf(await exported(stranger, fresh))];
  expect(comparable(again)).toEqual(comparable(first));
  expect(manifestIn(first).schema).toBe(`archway-case/${CASE_ARCHIVE_VERSION}`);
  for (const { path, kind } of manifestIn(first).entries)
    if (kind === 'part' && path !== 'case.json' && path !== 'audit.json')
      expect([path, (jsonIn(first, path) as unknown[]).length]).not.toEqual([path, 0]);

  const told = jsonIn(again, 'shares.json') as ArchivedShare[];
  // Places, counted from 1: a plan, and the later one of two presentations.
  expect(told.map(({ plan, presentation, protection }) => [plan, presentation, protection])).toEqual([
    [expect.any(Number), null, 'password'],
    [null, 2, 'password'],
  ]);

  for (const table of exportedTables().filter((each) => !(getTableName(each) in notAsRows))) {
    const name = getTableName(table);
    const [was, is] = [await bareRows(table as PgTable, caseId), await bareRows(table as PgTable, fresh)];
    expect([name, is]).toEqual([name, was]);
    expect([name, was.length]).not.toEqual([name, 0]);
  }
});

test('people of elsewhere are told by name, and their words are nobody here', async () => {
  const caseId = travelled;
  const page = await stranger.call(messages.page, { query: { caseId } });
  expect(page).toMatchObject({ unread: 0 });
  const spoken = page.rows.find(({ mentions }) => mentions.length > 0);
  expect(spoken).toMatchObject({
    author: { userId: null, name: expect.stringMatching(/\S/) },
    text: 'Look at 13.',
    own: false,
    mentions: [{ userId: null, name: expect.stringMatching(/\S/) }],
    attachments: [{ fileName: 'Note 1.pdf' }],
  });
  expect(await stranger.refused(messages.withdraw, { params: { messageId: spoken!.messageId } })).toBe('messageNotOwn');
  const plans = await stranger.call(endpoints.plans.list, { query: { caseId, version: page.rows[0]!.version } });
  const said = await Promise.all(
    plans.map(({ planId, version }) => stranger.call(comments.list, { query: { caseId, version, planId } })),
  );
  expect(said.flatMap((of) => of.comments).find(({ text }) => text === 'Extrude 13 less.')).toMatchObject({
    author: { userId: null, name: expect.stringMatching(/\S/) },
    mentions: [{ userId: null, name: expect.stringMatching(/\S/) }],
    attachments: [{ fileName: 'Tooth 13.pdf' }],
    resolved: { by: expect.stringMatching(/\S/) },
    replies: [{ text: 'Done.', own: false, removable: false }],
  });
  const records = (await stranger.call(archives.list, { query: { caseId, version: 1 } })).rows;
  expect(records.length).toBeGreaterThan(0);
  expect(new Set(records.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]))).toEqual(
    new Set([spoken!.author.name]),
  );
  const categories = await stranger.call(labels.list, { query: { practiceId: to.practiceId } });
  expect(categories.find(({ categoryName }) => categoryName === 'Journeys')).toMatchObject({
    categoryLabels: [{ categoryName: 'Travels' }],
  });
});

test('an archive of the first version of the format is imported, with what it has', async () => {
  const old = readFileSync(join(__dirname, 'older/archway-case-1.zip'));
  expect(manifestIn(await entriesOf(old)).schema).toBe('archway-case/1');
  const { state, caseId, problem } = await imported(server, stranger, old, to);
  expect([state, problem]).toEqual(['done', null]);
  const key = { caseId: caseId!, version: 1 };
  expect(await stranger.call(photos.list, { query: key })).toHaveLength(3);
  expect((await stranger.call(prescription.read, { query: key })).saved?.by).toMatch(/\S/);
  const now = await entriesOf(await exported(stranger, key.caseId));
  expect(jsonIn(now, 'case.json')).toMatchObject({ labels: [{ name: 'Of old', category: null }] });
});

test('an archive of the second version is imported, with nothing made of its models', async () => {
  const now = await entriesOf(await exported(stranger, travelled));
  const repaired = [...now.keys()].filter((path) => /-(repaired(-teeth)?|corrected-teeth)\.\w+$/.test(path));
  expect(repaired).not.toEqual([]);
  for (const path of repaired) now.delete(path);
  const untold = retold(now, 'models.json', (all: ArchivedModel[]) =>
    all.map(({ repaired: _file, toothLabels: _teeth, corrected: _put, preparation: _found, ...model }) => ({
      ...{ ...model, analyseFlag: 2 },
    })),
  );
  const old = resealed(untold, (manifest) => ({
    ...{ ...manifest, schema: 'archway-case/2' },
    entries: manifest.entries.filter(({ path }) => !repaired.includes(path)),
  }));
  const { state, caseId, problem } = await imported(server, stranger, await zipped(old), { ...to, again: true });
  expect([state, problem]).toEqual(['done', null]);
  const [model] = await stranger.call(models.list, { query: { caseId: caseId!, version: 1 } });
  expect(model).toMatchObject({ analyseFlag: 2, preparation: null });
});
