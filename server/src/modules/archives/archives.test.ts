import {
  ARCHIVE_LIMIT,
  type Archive,
  type ArchiveContents,
  caseStatus,
  endpoints,
  treatStatus,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { callerOf } from '../cases/cases.fixture.ts';
import { caseVersions } from '../cases/schema.ts';
import { type Visit, libraryRecord, treatedCase, uploadedPicture, visit } from './archives.fixture.ts';
import { caseArchives } from './schema.ts';

const { archives } = endpoints;
const names = ['demodoctor', 'democreator', 'demoassistant', 'demodesigner', 'demomaker', 'demooutsider'] as const;
type Name = (typeof names)[number];

let server: TestServer;
let caseId: string;
const people = new Map<Name, TestClient>();
const as = (name: Name): TestClient => people.get(name) as TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of names) people.set(name, await server.login(name));
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await treatedCase(server, as('demodoctor'));
});

const add = (contents: ArchiveContents = visit(), name: Name = 'demodoctor') =>
  as(name).call(archives.add, { body: { caseId, version: 1, contents } });
const refusedAdd = (contents: ArchiveContents = visit(), name: Name = 'demodoctor', version = 1) =>
  as(name).refused(archives.add, { body: { caseId, version, contents } });
const change = ({ archivesId, revision }: Archive, contents: ArchiveContents, name: Name = 'demodoctor') =>
  as(name).call(archives.update, { body: { archivesId, revision, contents } });
const refusedChange = ({ archivesId, revision }: Archive, contents: ArchiveContents, name: Name = 'demodoctor') =>
  as(name).refused(archives.update, { body: { archivesId, revision, contents } });
const removal = ({ archivesId, revision }: Archive) => ({ body: { archivesId, revision } });
const listed = (name: Name = 'demodoctor', kind?: 'record' | 'followUp') =>
  as(name).call(archives.list, { query: { caseId, version: 1, ...(kind && { kind }) } });
const treat = (status: (typeof treatStatus)[keyof typeof treatStatus]) =>
  server.ctx.db.update(caseVersions).set({ treatStatus: status }).where(eq(caseVersions.caseId, caseId));

test('records and visits are kept as they were sent, and listed with the newest day first', async () => {
  const first = await add(visit({ visitDate: '2026-01-05', nextVisit: null, lowerStep: null, findings: [] }));
  const record = await add(libraryRecord());
  const second = await add();
  expect(second).toMatchObject({ caseId, version: 1, contents: visit(), revision: 1, pictureCount: 0, thumbNames: [] });
  expect(second.createdBy).not.toBe('');
  expect(second.updatedBy).toBe(second.createdBy);
  expect(record.contents).toEqual(libraryRecord());
  const { rows, ...may } = await listed();
  expect(may).toEqual({ canAddDataBase: true, canAddFollowUp: true });
  // A record counts by the day on which it was made.
  expect(rows).toEqual([record, second, first]);
  expect((await listed('demodoctor', 'record')).rows).toEqual([record]);
  expect((await listed('demodoctor', 'followUp')).rows).toEqual([second, first]);
});

test('a change counts, and says who made it', async () => {
  const made = await add();
  const contents = visit({ remarks: 'Fits again.', findings: [], upperStep: 7 });
  const changed = await change(made, contents, 'demoassistant');
  expect(changed).toMatchObject({ contents, revision: 2, createdBy: made.createdBy });
  expect(changed.updatedBy).not.toBe(made.updatedBy);
  expect((await listed()).rows).toEqual([changed]);
});

test('open pages hear of it', async () => {
  const { userId } = await callerOf(server, as('democreator'));
  const heard: string[] = [];
  const end = await server.ctx.events.subscribe({ userId, groupIds: [] }, null, (event) => {
    if (event.type === 'case.changed') heard.push(event.data.caseId);
  });
  await add();
  await until(() => heard.includes(caseId));
  end();
});

describe('who', () => {
  test('the people of the practice write, whoever designs reads alone', async () => {
    const made = await add();
    await change(made, visit({ remarks: '' }), 'democreator');
    await add(libraryRecord(), 'demoassistant');
    const { rows, ...may } = await listed('demodesigner');
    expect(rows).toHaveLength(2);
    expect(may).toEqual({ canAddDataBase: false, canAddFollowUp: false });
    expect(await refusedAdd(visit(), 'demodesigner')).toBe('noPermission');
    expect(await refusedChange({ ...made, revision: 2 }, visit(), 'demodesigner')).toBe('noPermission');
    expect(await as('demodesigner').refused(archives.remove, removal({ ...made, revision: 2 }))).toBe('noPermission');
    expect(await as('demodesigner').call(archives.listPic, { body: { archivesId: made.archivesId } })).toEqual([]);
  });

  test('production sees the case, and is told that its library is closed', async () => {
    const { archivesId } = await add();
    const maker = as('demomaker');
    const of = { query: { caseId, version: 1 } };
    await maker.call(endpoints.cases.detail, { params: { caseId, version: 1 } });
    expect(await maker.refused(archives.list, of)).toBe('archivesClosed');
    expect(await maker.refused(archives.versions, { query: { caseId } })).toBe('archivesClosed');
    expect(await maker.refused(archives.listPic, { body: { archivesId } })).toBe('archivesClosed');
    expect(await maker.refused(archives.compare, { query: { caseId, position: 'frontOcc' } })).toBe('archivesClosed');
    expect(await refusedAdd(visit(), 'demomaker')).toBe('noPermission');
  });

  test('a stranger learns of nothing', async () => {
    const made = await add();
    const stranger = as('demooutsider');
    const { archivesId } = made;
    expect(await stranger.refused(archives.list, { query: { caseId, version: 1 } })).toBe('recordNotFound');
    expect(await stranger.refused(archives.versions, { query: { caseId } })).toBe('recordNotFound');
    expect(await stranger.refused(archives.listPic, { body: { archivesId } })).toBe('recordNotFound');
    expect(await stranger.refused(archives.compare, { query: { caseId, position: 'other' } })).toBe('recordNotFound');
    expect(await refusedAdd(visit(), 'demooutsider')).toBe('recordNotFound');
    expect(await refusedChange(made, visit(), 'demooutsider')).toBe('recordNotFound');
    expect(await stranger.refused(archives.remove, removal(made))).toBe('recordNotFound');
    const pictures = [await uploadedPicture(server, caseId, 'stranger')];
    expect(await stranger.refused(archives.addPtPic, { body: { archivesId, pictures } })).toBe('recordNotFound');
    expect(await refusedAdd(visit(), 'demodoctor', 2)).toBe('recordNotFound');
  });
});

test('of a treatment that is over records are written, and no visits', async () => {
  const [made, record] = [await add(), await add(libraryRecord())];
  await treat(treatStatus.ended);
  expect(await refusedAdd()).toBe('treatmentOver');
  expect(await refusedChange(made, visit({ remarks: '' }))).toBe('treatmentOver');
  expect(await as('demodoctor').refused(archives.remove, removal(made))).toBe('treatmentOver');
  const pictures = [await uploadedPicture(server, caseId, 'late')];
  const body = { archivesId: made.archivesId, pictures };
  expect(await as('demodoctor').refused(archives.addPtPic, { body })).toBe('treatmentOver');
  await add(libraryRecord({ name: 'Retention' }));
  await change(record, libraryRecord({ name: 'Letter' }));
  await as('demodoctor').call(archives.addPtPic, { body: { archivesId: record.archivesId, pictures } });
  expect(await listed()).toMatchObject({ canAddDataBase: true, canAddFollowUp: false });
});

test.each([caseStatus.unsubmitted, caseStatus.designing, caseStatus.completed, caseStatus.obsolete])(
  'whatever the status of the case (%s), its library is written',
  async (status) => {
    caseId = await treatedCase(server, as('demodoctor'), { status, treat: treatStatus.ready });
    await change(await add(), visit({ remarks: '' }));
    await add(libraryRecord());
  },
);

describe('what somebody else changed meanwhile', () => {
  test('is not overwritten, and not removed', async () => {
    const made = await add();
    const theirs = await change(made, visit({ remarks: 'theirs' }), 'democreator');
    expect(await refusedChange(made, visit({ remarks: 'mine' }))).toBe('archiveChanged');
    expect(await refusedChange({ ...made, revision: 3 }, visit({ remarks: 'mine' }))).toBe('archiveChanged');
    expect(await as('demodoctor').refused(archives.remove, removal(made))).toBe('archiveChanged');
    expect((await listed()).rows).toEqual([theirs]);
  });

  test('of two who save at once one is refused', async () => {
    const made = await add();
    const both = [change(made, visit({ remarks: 'a' })), change(made, visit({ remarks: 'b' }), 'democreator')];
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listed()).rows[0]?.revision).toBe(2);
  });
});

describe('what cannot be', () => {
  const birthday = '1999-04-12';
  test.each<[string, Partial<Visit>, string]>([
    ['a visit before the birth', { visitDate: '1999-04-11', nextVisit: null }, 'visitDateImpossible'],
    ['a visit of tomorrow', { visitDate: '2999-01-01', nextVisit: null }, 'visitDateImpossible'],
    ['a next visit before this one', { nextVisit: '2026-03-02' }, 'nextVisitTooEarly'],
    ['a day that there is not', { visitDate: '2026-02-30' }, 'paramsError'],
    ['no day', { visitDate: '' }, 'paramsError'],
    ['a step before the first', { upperStep: -1 }, 'paramsError'],
    ['a step beyond the last', { lowerStep: 200 }, 'paramsError'],
    ['half a step', { lowerStep: 1.5 }, 'paramsError'],
    ['a finding twice', { findings: ['gap', 'gap'] }, 'paramsError'],
    ['a finding of no table', { findings: ['caries' as never] }, 'paramsError'],
    ['too many words', { remarks: 'x'.repeat(1501) }, 'paramsError'],
    ['a visit with a name', { name: 'Visit' } as never, 'paramsError'],
  ])('%s', async (_what, changes, answer) => {
    expect(await refusedAdd(visit(changes))).toBe(answer);
    const made = await add();
    expect(await refusedChange(made, visit(changes))).toBe(answer);
    expect((await listed()).rows).toEqual([made]);
  });

  test('what lies on the edge can be', async () => {
    await add(visit({ visitDate: birthday, nextVisit: birthday, upperStep: 199, lowerStep: 0 }));
    await add(libraryRecord({ name: 'x'.repeat(100) }));
    for (const name of ['', '  ', 'x'.repeat(101)])
      expect(await refusedAdd(libraryRecord({ name }))).toBe('paramsError');
  });

  test('a record that becomes a visit', async () => {
    expect(await refusedChange(await add(), libraryRecord())).toBe('archiveKindFixed');
    expect(await refusedChange(await add(libraryRecord()), visit())).toBe('archiveKindFixed');
  });

  test('more than a library holds', async () => {
    const { userId } = await callerOf(server, as('demodoctor'));
    const row = {
      caseId,
      version: 1,
      kind: 'record',
      name: 'x',
      remarks: '',
      createdBy: userId,
      updatedBy: userId,
    } as const;
    await server.ctx.db.insert(caseArchives).values(Array.from({ length: ARCHIVE_LIMIT - 1 }, () => row));
    const last = await add();
    expect(await refusedAdd()).toBe('archiveLimit');
    await as('demodoctor').call(archives.remove, removal(last));
    await add();
  });
});

test('what was removed is gone for everybody, and stays with who did it', async () => {
  const made = await add();
  const { archivesId } = made;
  await as('demoassistant').call(archives.remove, removal(made));
  expect((await listed()).rows).toEqual([]);
  expect(await as('demodoctor').refused(archives.listPic, { body: { archivesId } })).toBe('recordNotFound');
  expect(await refusedChange({ ...made, revision: 2 }, visit())).toBe('recordNotFound');
  const [row] = await server.ctx.db.select().from(caseArchives).where(eq(caseArchives.archivesId, archivesId));
  expect(row).toMatchObject({
    remarks: visit().remarks,
    removedBy: (await callerOf(server, as('demoassistant'))).userId,
  });
});
