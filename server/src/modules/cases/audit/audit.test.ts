import { type CallInput, type Endpoint, auditedCalls, endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, fullPrescription, giveFiles, newLabel, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { caseAudit } from '../schema.ts';
import { auditChange } from './append.ts';

const { audit, cases, files, labels, models, photos, prescription } = endpoints;
const names = ['democreator', 'demodoctor', 'demoassistant', 'democenter', 'demooutsider', 'demoadmin'] as const;
type Account = (typeof names)[number];

let server: TestServer;
let main: string;
const people = new Map<Account, TestClient>();
const as = (name: Account): TestClient => people.get(name) as TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of names) people.set(name, await server.login(name));
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const keyOf = (caseId: string) => ({ caseId, version: 1 });
const trailOf = (caseId: string, kind?: 'seen' | 'changed') =>
  as('democreator').call(audit.page, { query: { caseId, pageSize: 100, ...(kind && { kind }) } });
const open = (changes = {}) => openCase(as('demodoctor'), validInfo(main, changes));
const entriesOf = (caseId: string) =>
  server.ctx.db.select().from(caseAudit).where(eq(caseAudit.caseId, caseId)).orderBy(caseAudit.seq);

/** Makes a call and expects that it leaves just what the contract says of it. */
async function leaving<E extends Endpoint>(caseId: string, client: TestClient, endpoint: E, input: CallInput<E>) {
  const before = (await entriesOf(caseId)).length;
  await client.call(endpoint, input);
  const left = (await entriesOf(caseId)).slice(before).filter(({ kind }) => kind === 'changed');
  expect(left.length).toBeGreaterThan(0);
  for (const { subject } of left) expect(auditedCalls[endpoint.id]).toContain(subject);
  return left;
}

/** Does what the trigger refuses everybody. */
async function behindTheTrigger(statement: string): Promise<void> {
  const { db } = server.ctx;
  await db.execute(sql.raw('alter table case_audit disable trigger case_audit_stands'));
  await db.execute(sql.raw(statement));
  await db.execute(sql.raw('alter table case_audit enable trigger case_audit_stands'));
}

test('what is done to a case stands in its trail: by whom, as what, which fields, and no value of them', async () => {
  const caseId = await open();
  const { revision } = await as('demodoctor').call(cases.detail, { params: keyOf(caseId) });
  const info = { ...validInfo(main, { patientName: 'Somebody Else', phone: '13800000000' }), revision };
  await leaving(caseId, as('demodoctor'), cases.update, { params: keyOf(caseId), body: info });
  const saved = { prescription: fullPrescription, revision: 0 } as CallInput<typeof prescription.save>['body'];
  await leaving(caseId, as('demodoctor'), prescription.save, { params: keyOf(caseId), body: saved });
  const label = await newLabel(as('demodoctor'), main, `audit ${caseId}`);
  const ofCase = await newLabel(as('demodoctor'), main, `audited ${caseId}`, label);
  await leaving(caseId, as('demoassistant'), labels.set, { body: { caseIds: [caseId], add: [ofCase], remove: [] } });
  await giveFiles(server, caseId, (await callerOf(server, as('demodoctor'))).userId);
  const [photo] = await as('demodoctor').call(photos.list, { query: keyOf(caseId) });
  const move = { ...keyOf(caseId), moves: [{ photoId: photo!.photoId, position: null }] };
  await leaving(caseId, as('demodoctor'), photos.place, { body: move });
  await leaving(caseId, as('demodoctor'), photos.place, {
    body: { ...move, moves: [{ photoId: photo!.photoId, position: photo!.position }] },
  });
  await leaving(caseId, as('demodoctor'), models.swapJaws, { body: keyOf(caseId) });
  await leaving(caseId, as('demodoctor'), cases.submit, { body: keyOf(caseId) });

  const { rows, total, chain } = await trailOf(caseId, 'changed');
  const subjects = rows.map(({ subject }) => subject).reverse();
  expect(subjects.slice(0, 7)).toEqual([
    ...['create', 'saveInfo', 'savePrescription', 'setLabels', 'placePhotos', 'placePhotos', 'swapJaws'],
  ]);
  expect(subjects).toContain('submit');
  expect(total).toBe(rows.length);
  expect(chain).toMatchObject({ brokenAt: null });
  const byName = new Map(rows.map((row) => [row.subject, row]));
  expect(byName.get('saveInfo')).toMatchObject({ fields: ['patientName', 'phone'], roles: ['doctor'], version: 1 });
  expect(byName.get('saveInfo')?.by).not.toBe('');
  expect(byName.get('savePrescription')?.fields).toContain('objectives');
  expect(byName.get('setLabels')?.roles).toEqual(['assistant']);
  expect(JSON.stringify(await entriesOf(caseId))).not.toMatch(/Somebody|Testa|13800000000|Align both|audited/);
});

test('a look is written down once for a while, per person and thing', async () => {
  const caseId = await open();
  const look = (name: Account) => as(name).call(cases.detail, { params: keyOf(caseId) });
  await Promise.all([look('demodoctor'), look('demodoctor'), look('democreator')]);
  await look('demodoctor');
  await as('demodoctor').call(prescription.read, { query: keyOf(caseId) });
  await giveFiles(server, caseId, (await callerOf(server, as('demodoctor'))).userId);
  const [photo] = await as('demodoctor').call(photos.list, { query: keyOf(caseId) });
  const { rows: before } = await trailOf(caseId, 'seen');
  expect(before.map(({ subject }) => subject).sort()).toEqual(['detail', 'detail', 'prescription']);
  // The small picture of a list is no opened photo.
  await as('demoassistant').call(files.accessUrls, { body: { objectNameList: [photo!.thumbName] } });
  await as('demoassistant').call(files.accessUrls, { body: { objectNameList: [photo!.objectName] } });
  await as('demoassistant').call(files.tmpUrl, { body: { objectName: photo!.objectName } });
  await as('demoassistant').call(files.token, { body: { ...keyOf(caseId), dataType: 3, actions: ['get'] } });
  const { rows: after } = await trailOf(caseId, 'seen');
  expect(after.slice(0, 2)).toMatchObject([
    { subject: 'cbct', roles: ['assistant'] },
    { subject: 'photos', roles: ['assistant'] },
  ]);
  expect(after).toHaveLength(5);

  await behindTheTrigger(`update case_audit set at = at - interval '16 minutes' where pt_id = ${caseId}`);
  await look('demodoctor');
  expect((await trailOf(caseId, 'seen')).total).toBe(6);
});

test('who answers for the practice reads it, and the platform; a colleague, the design side, strangers do not', async () => {
  const caseId = await open({ entrust: 1 });
  await giveFiles(server, caseId, (await callerOf(server, as('demodoctor'))).userId);
  await as('demodoctor').call(cases.submit, { body: keyOf(caseId) });
  const asked = { query: { caseId } };
  for (const name of ['demodoctor', 'demoassistant', 'democenter'] as const)
    await expect(as(name).refused(audit.page, asked)).resolves.toBe('auditForOwner');
  await expect(as('demooutsider').refused(audit.page, asked)).resolves.toBe('recordNotFound');
  await expect(as('democreator').refused(audit.verify, {})).resolves.toBe('noPermission');
  for (const name of ['democreator', 'demoadmin'] as const)
    await expect(as(name).call(audit.page, asked)).resolves.toMatchObject({ chain: { brokenAt: null } });
});

test('writers at the same moment make one chain', async () => {
  const caseId = await open();
  const category = await newLabel(as('demodoctor'), main, `together ${caseId}`);
  const label = await newLabel(as('demodoctor'), main, `one ${caseId}`, category);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      as(index % 2 ? 'demodoctor' : 'democreator').call(labels.set, {
        body: { caseIds: [caseId], ...(index % 3 ? { add: [label], remove: [] } : { add: [], remove: [label] }) },
      }),
    ),
  );
  const entries = await entriesOf(caseId);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  expect(entries.filter(({ subject }) => subject === 'setLabels')).toHaveLength(12);
  expect((await trailOf(caseId)).chain).toEqual({
    ...{ entries: entries.length, brokenAt: null, head: entries.at(-1)?.hash },
  });
});

test('what was not done leaves nothing', async () => {
  const caseId = await open();
  const before = await entriesOf(caseId);
  await expect(as('demodoctor').refused(cases.submit, { body: keyOf(caseId) })).resolves.toBeDefined();
  const by = { userId: null, roles: ['system'] as const };
  const undone = server.ctx.db.transaction(async (tx) => {
    await auditChange(tx, keyOf(caseId), by, 'saveInfo');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await expect(entriesOf(caseId)).resolves.toEqual(before);
});

test('no statement changes an entry, and one that was changed all the same is found', async () => {
  const { db } = server.ctx;
  for (const statement of [`update case_audit set user_name = ''`, 'delete from case_audit', 'truncate case_audit'])
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('an audit trail stands') as string },
    });

  const [one, other, third] = [await open(), await open(), await open()];
  for (const caseId of [one, other, third])
    for (const name of ['demodoctor', 'democreator'] as const)
      await as(name).call(cases.detail, { params: keyOf(caseId) });
  await behindTheTrigger(`update case_audit set user_name = 'x' where pt_id = ${one} and seq = 2`);
  await behindTheTrigger(`delete from case_audit where pt_id = ${other} and seq = 2`);
  await behindTheTrigger(`update case_audit set previous_hash = hash where pt_id = ${third} and seq = 3`);
  expect((await trailOf(one)).chain).toMatchObject({ entries: 3, brokenAt: 2 });
  const walk = await as('demoadmin').call(audit.verify);
  expect(walk.broken.filter(({ caseId }) => [one, other, third].includes(caseId))).toEqual([
    { caseId: one, seq: 2, fault: 'contents' },
    { caseId: other, seq: 3, fault: 'gap' },
    { caseId: third, seq: 3, fault: 'link' },
  ]);
  await expect(as('demoadmin').call(audit.verify, { query: { caseId: third } })).resolves.toMatchObject({
    ...{ cases: 1, entries: 3, broken: [{ seq: 3 }] },
  });
});
