import { type ArchivedAudit, type ArchivedPlan, type CaseDoubt, endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { importPlans } from '../plans/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { ChainWalk } from '../cases/audit/chain.ts';
import { callerOf, newLabel, practiceId } from '../cases/cases.fixture.ts';
import { comparable, entriesOf, exported, imported, jsonIn, manifestIn } from './exchange.fixture.ts';

const { audit, caseArchive, cases, doubts, labels, models, photos, prescription, tracing } = endpoints;

let here: TestServer;
let there: TestServer;
let creator: TestClient;
let stranger: TestClient;
let to: { practiceId: string; doctorId: string };

beforeAll(async () => {
  [here, there] = await Promise.all([startTestServer(), startTestServer()]);
  creator = await here.login('democreator');
  stranger = await there.login('demooutsider');
  to = { practiceId: await practiceId(there, 'P10002'), doctorId: (await callerOf(there, stranger)).userId };
});
afterAll(() => Promise.all([here.stop(), there.stop()]));

/** A case of the demonstration that has as much as possible of everything. */
async function richCase(): Promise<{ caseId: string; version: number }> {
  const { rows } = await here.ctx.db.execute<{ caseId: string; version: number }>(sql`
    select c.pt_id::text as "caseId", c.version from cases c join practices p on p.id = c.practice_id
    where p.number = 'P10001' and exists (select from case_cbct b where b.pt_id = c.pt_id)
      and exists (select from case_models m where m.pt_id = c.pt_id)
      and exists (select from case_photos f where f.pt_id = c.pt_id and f.position = 'lateral')
    order by (select count(*) from schemes s where s.pt_id = c.pt_id) desc, c.version desc limit 1`);
  const found = rows[0];
  if (!found) throw new Error('no case of the demonstration has everything');
  return found;
}

test('a case goes to another installation and is the same there, file by file and word by word', async () => {
  const key = await richCase();
  const { caseId } = key;
  const practice = await practiceId(here, 'P10001');
  const label = await newLabel(creator, practice, 'Travels', await newLabel(creator, practice, 'Journeys'));
  await creator.call(labels.set, { body: { caseIds: [caseId], add: [label] } });
  const [film] = await creator.call(tracing.films, { query: key });
  if (!film) throw new Error('no film');
  await creator.call(tracing.save, {
    body: {
      ...{ caseId, version: film.version, photoId: film.photoId, objectName: film.objectName, revision: 0 },
      ...{ filmDate: '2026-03-03', calibration: { kind: 'dpi', dpi: 254 }, finished: false },
      marks: { S: { x: 1, y: 2, confirmed: true } },
    },
  });

  const { userId: designerId } = await callerOf(here, await here.login('demodesigner'));
  const plan = { ...key, kind: 'auditPlan', designerId, status: 0 } as const;
  await here.ctx.db.transaction(async (tx) => {
    const [targetPlanId] = await importPlans(tx, [{ ...plan, name: 'Target', planType: 'target' }]);
    await importPlans(tx, [{ ...plan, name: 'Stages', planType: 'step', targetPlanId: targetPlanId!, upperSteps: 12 }]);
  });

  const first = await entriesOf(await exported(creator, caseId));
  const job = await imported(there, stranger, await exported(creator, caseId), to);
  expect(job).toMatchObject({ state: 'done', problem: null });
  const again = await entriesOf(await exported(stranger, job.caseId!));
  expect(comparable(again)).toEqual(comparable(first));
  for (const path of ['case.json', 'models.json', 'photos.json', 'cbct.json', 'tracings.json', 'plans.json'])
    expect((jsonIn(first, path) as unknown[]).length).not.toBe(0);
  expect(jsonIn(first, 'case.json')).toMatchObject({
    labels: expect.arrayContaining([{ category: 'Journeys', name: 'Travels', color: 'gray' }]),
  });
  expect((jsonIn(first, 'plans.json') as ArchivedPlan[]).at(-1)).toMatchObject({
    target: expect.any(Number),
    designer: { id: designerId, name: '许诺 Xu Nuo' },
  });
  expect([...first.keys()].filter((path) => path.startsWith('photos/')).length).toBeGreaterThan(10);
});

describe('in the other installation', () => {
  let old: { caseId: string; version: number };
  let fresh: { caseId: string; version: number };
  let archive: Buffer;

  beforeAll(async () => {
    old = await richCase();
    archive = await exported(creator, old.caseId);
    const { caseId } = await imported(there, stranger, archive, to);
    fresh = { caseId: caseId!, version: old.version };
  });

  test('the case is seen like any other, with its files', async () => {
    const [was, is] = [
      await creator.call(cases.detail, { params: old }),
      await stranger.call(cases.detail, { params: fresh }),
    ];
    const { patientName, birthday, status, stage, modelCount, photoCount, statusTime } = was;
    expect(is).toMatchObject({ patientName, birthday, status, stage, modelCount, photoCount, statusTime });
    expect(is).toMatchObject({ doctorId: to.doctorId, practiceId: to.practiceId });
    const [one] = await stranger.call(models.list, { query: fresh });
    const [picture] = await stranger.call(photos.list, { query: fresh });
    const names = [one!.objectName, picture!.objectName, picture!.thumbName];
    for (const url of await stranger.call(endpoints.files.accessUrls, { body: { objectNameList: names } }))
      expect((await fetch(url)).status).toBe(200);
  });

  test('who did what before is told by name, and is no account here', async () => {
    const [was, is] = [
      await creator.call(cases.progress, { query: { caseId: old.caseId } }),
      await stranger.call(cases.progress, { query: { caseId: fresh.caseId } }),
    ];
    expect(is.map(({ by, action, at }) => ({ by, action, at }))).toEqual(
      was.map(({ by, action, at }) => ({ by, action, at })),
    );
    const { rows } = await there.ctx.db.execute(
      sql`select 1 from case_records where pt_id = ${fresh.caseId} and user_id is not null`,
    );
    expect(rows).toEqual([]);
    const saved = await creator.call(prescription.read, { query: old });
    expect(await stranger.call(prescription.read, { query: fresh })).toEqual(saved);
  });

  test('the trail of before is kept as evidence that still holds, and the new one begins with the import', async () => {
    const page = await stranger.call(audit.page, { query: { caseId: fresh.caseId } });
    expect(page.rows.at(-1)).toMatchObject({ seq: 1, subject: 'importCase' });
    expect(page.chain.brokenAt).toBeNull();
    const first = await entriesOf(archive);
    const again = await entriesOf(await exported(stranger, fresh.caseId));
    const { earlier } = jsonIn(again, 'audit.json') as ArchivedAudit;
    const { seal, exported: when, source } = manifestIn(first);
    expect(earlier).toMatchObject([{ seal, exported: when, source }]);
    expect(earlier[0]?.trail).toEqual((jsonIn(first, 'audit.json') as ArchivedAudit).trail);
    const walk = new ChainWalk();
    for (const entry of earlier[0]!.trail) walk.step({ ...entry, at: new Date(entry.at) });
    expect(walk).toMatchObject({ cases: 1, broken: [] });
    expect(walk.entries).toBeGreaterThan(0);
  });

  test('what was called what is kept', async () => {
    const { rows } = await there.ctx.db.execute<{ ids: Record<string, Record<string, string>> }>(
      sql`select ids from case_imports where pt_id = ${fresh.caseId}`,
    );
    const ids = rows[0]?.ids ?? {};
    expect(ids['case']).toEqual({ [old.caseId]: fresh.caseId });
    const list = await creator.call(photos.list, { query: old });
    const made = await stranger.call(photos.list, { query: fresh });
    expect(list.map(({ photoId }) => ids['photos']?.[photoId]).sort()).toEqual(
      made.map(({ photoId }) => photoId).sort(),
    );
  });

  test('the same archive is not imported a second time unless that is wished', async () => {
    const refused = await imported(there, stranger, archive, to);
    expect(refused).toMatchObject({ state: 'failed', caseId: null, problem: { code: 202138 } });
    const twice = await imported(there, stranger, archive, { ...to, again: true });
    expect(twice.state).toBe('done');
    expect(twice.caseId).not.toBe(fresh.caseId);
    // Two cases of a practice have no number in common.
    const numbers = await Promise.all(
      [fresh, { ...fresh, caseId: twice.caseId! }].map(
        async (params) => (await stranger.call(cases.detail, { params })).ptNo,
      ),
    );
    expect(new Set(numbers).size).toBe(2);
  });

  test('a case that has travelled twice still tells of its first installation', async () => {
    const home = await here.login('democreator');
    const { userId } = await callerOf(here, home);
    const back = await imported(here, home, await exported(stranger, fresh.caseId), {
      practiceId: await practiceId(here, 'P10001'),
      doctorId: userId,
    });
    expect(back.state).toBe('done');
    const last = await entriesOf(await exported(home, back.caseId!));
    expect(comparable(last)).toEqual(comparable(await entriesOf(archive)));
    expect((jsonIn(last, 'audit.json') as ArchivedAudit).earlier).toHaveLength(2);
  });
});

test('what somebody has said to a doubt of the machine stays said about the same files', async () => {
  const { rows } = await here.ctx.db.execute<{ caseId: string }>(sql`
    select c.pt_id::text as "caseId" from cases c join practices p on p.id = c.practice_id
    where p.number = 'P10001' and c.status = 0 and exists (select from case_models m where m.pt_id = c.pt_id)
    order by (select count(*) from case_photos f where f.pt_id = c.pt_id) desc`);
  let asked: { readonly key: CaseKey; readonly found: readonly CaseDoubt[] } | null = null;
  for (const { caseId } of rows) {
    const key = { caseId, version: 1 };
    const { doubts: found } = await creator.call(doubts.list, { query: key });
    if (found.length > (asked?.found.length ?? 0)) asked = { key, found };
  }
  if (!asked) throw new Error('nothing is doubtful');
  const { key, found } = asked;
  for (const { key: doubt } of found) await creator.call(doubts.answer, { body: { ...key, key: doubt, right: true } });
  const job = await imported(there, stranger, await exported(creator, key.caseId), to);
  const fresh = { caseId: job.caseId!, version: 1 };
  const told = (await creator.call(doubts.list, { query: key })).doubts;
  const kept = (await stranger.call(doubts.list, { query: fresh })).doubts;
  const bare = (list: typeof told) =>
    list.map(({ reason, values, answer, objects }) => ({
      ...{ reason, values, at: answer?.at },
      objects: objects.map(({ kind, place, fileName }) => ({ kind, place, fileName })),
    }));
  expect(kept.every(({ answer }) => answer !== null)).toBe(true);
  expect(bare(kept)).toEqual(bare(told));
  // The log shows the small pictures of the files that are there now.
  const [line] = await stranger.call(cases.progress, { query: { caseId: fresh.caseId } });
  const names = new Set((await stranger.call(photos.list, { query: fresh })).map(({ thumbName }) => thumbName));
  const shown = line!.findings.flatMap(({ objects }) => objects.flatMap(({ thumbName }) => thumbName ?? []));
  expect(shown.every((name) => names.has(name))).toBe(true);
  expect(comparable(await entriesOf(await exported(stranger, fresh.caseId)))).toEqual(
    comparable(await entriesOf(await exported(creator, key.caseId))),
  );
});

test('each export stands in the audit trail', async () => {
  const { caseId } = await richCase();
  const before = (await creator.call(audit.page, { query: { caseId } })).total;
  await exported(creator, caseId);
  const { rows, total } = await creator.call(audit.page, { query: { caseId } });
  expect(total).toBe(before + 1);
  expect(rows[0]).toMatchObject({ subject: 'exportCase', kind: 'changed' });
  expect(await creator.refused(caseArchive.job, { query: { jobId: '424242' } })).toBe('recordNotFound');
});
