import { type InspectionReason, MOST_FINDINGS, type PlainCaseAction, endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, validInfo } from '../../cases.fixture.ts';
import { caseModels, inspectionFindings } from '../../schema.ts';

const { account, cases, inspection } = endpoints;
const names = ['demodoctor', 'demodesigner', 'democenter', 'demooutsider'] as const;
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
const act = (name: Account, caseId: string, action: PlainCaseAction, reason?: string) =>
  as(name).call(cases.act, { body: { ...keyOf(caseId), action, ...(reason && { reason }) } });
const refusedAct = (name: Account, caseId: string, action: PlainCaseAction) =>
  as(name).refused(cases.act, { body: { ...keyOf(caseId), action } });
const reportOf = (name: Account, caseId: string) => as(name).call(inspection.report, { query: keyOf(caseId) });
const submit = (caseId: string) => as('demodoctor').call(cases.submit, { body: keyOf(caseId) });

/** A case that the center inspects. */
async function inspecting(): Promise<string> {
  const caseId = await openCase(as('demodoctor'), validInfo(main, { entrust: 1 }));
  await giveFiles(server, caseId, (await callerOf(server, as('demodoctor'))).userId);
  await submit(caseId);
  await act('democenter', caseId, 'startInspection');
  return caseId;
}

type Given = { reason?: InspectionReason; weight?: 'supply' | 'note'; words?: string };
const about = (caseId: string, object: { kind: 'model' | 'photo' | 'cbct'; id: string } | null, given: Given = {}) => ({
  body: { ...keyOf(caseId), object, reason: 'remark' as const, weight: 'supply' as const, words: 'Look.', ...given },
});
const modelIn = async (caseId: string) => {
  const found = (await reportOf('democenter', caseId)).objects.find(({ kind }) => kind === 'model');
  if (!found) throw new Error('no model');
  return { kind: 'model' as const, id: found.id };
};
const photoIn = async (caseId: string) => {
  const found = (await reportOf('democenter', caseId)).objects.find(({ kind }) => kind === 'photo');
  if (!found) throw new Error('no photo');
  return { kind: 'photo' as const, id: found.id };
};

test('what is found is written down, hidden from the practice until the end, and then told with notice and record', async () => {
  const caseId = await inspecting();
  const center = as('democenter');
  const model = await modelIn(caseId);
  await center.call(inspection.add, about(caseId, model, { reason: 'holeInCrown', words: 'Tooth 26' }));
  await center.call(inspection.add, about(caseId, null, { reason: 'biteMissing', words: '' }));
  expect(await reportOf('democenter', caseId)).toMatchObject({
    mayInspect: true,
    rounds: [{ round: 1, result: null, findings: [] }],
    open: [
      { reason: 'holeInCrown', weight: 'supply', words: 'Tooth 26', objects: [{ kind: 'model', id: model.id }] },
      { reason: 'biteMissing', objects: [] },
    ],
  });
  expect(await reportOf('demodoctor', caseId)).toMatchObject({ mayInspect: false, open: [], proposals: [] });

  await act('democenter', caseId, 'failInspection');
  const told = await reportOf('demodoctor', caseId);
  expect(told.rounds).toMatchObject([
    {
      result: 'failed',
      words: null,
      findings: [{ reason: 'holeInCrown', words: 'Tooth 26' }, { reason: 'biteMissing' }],
    },
  ]);
  const { rows } = await as('demodoctor').call(account.notices, { query: { pageNum: 1, pageSize: 5 } });
  expect(rows[0]).toMatchObject({
    type: 'inspectionFindings',
    link: `/patient-detail/${caseId}/1?section=quality`,
    content: expect.stringContaining('points to settle: 2') as string,
  });
  const [last] = await as('demodoctor').call(cases.progress, { query: { caseId } });
  expect(last).toMatchObject({
    action: 'failInspection',
    findings: [{ words: 'Tooth 26' }, { reason: 'biteMissing' }],
  });

  // The next inspection begins with nothing.
  await submit(caseId);
  await act('democenter', caseId, 'startInspection');
  expect(await reportOf('democenter', caseId)).toMatchObject({ open: [], rounds: [{ round: 2 }, { round: 1 }] });
});

test('nothing fails without a reason, and nothing passes while other data is asked for; remarks pass', async () => {
  const caseId = await inspecting();
  const center = as('democenter');
  expect(await refusedAct('democenter', caseId, 'failInspection')).toBe('reasonRequired');
  const { findingId } = await center.call(inspection.add, about(caseId, null));
  expect(await refusedAct('democenter', caseId, 'passInspection')).toBe('findingsToSupply');
  const note = { ...keyOf(caseId), weight: 'note' as const, words: 'Seen.' };
  await center.call(inspection.change, { params: { findingId }, body: note });
  expect(await refusedAct('democenter', caseId, 'failInspection')).toBe('reasonRequired');
  expect((await act('democenter', caseId, 'passInspection')).status).toBe(6);
  expect((await reportOf('demodoctor', caseId)).rounds).toMatchObject([
    { result: 'passed', findings: [{ weight: 'note', words: 'Seen.' }] },
  ]);
  const { rows } = await as('demodoctor').call(account.notices, { query: { pageNum: 1, pageSize: 5 } });
  expect(rows[0]).toMatchObject({ type: 'inspectionNotes' });
});

test('a finding fits what it is about, is about a file that is there, and says something', async () => {
  const caseId = await inspecting();
  const center = as('democenter');
  const [model, photo] = [await modelIn(caseId), await photoIn(caseId)];
  const refused = (object: Parameters<typeof about>[1], given: Given) =>
    center.refused(inspection.add, about(caseId, object, given));
  expect(await refused(photo, { reason: 'holeInCrown' })).toBe('findingNotFitting');
  expect(await refused(null, { reason: 'blurred' })).toBe('findingNotFitting');
  expect(await refused(model, { words: '  ' })).toBe('findingWordsRequired');
  expect(await refused({ kind: 'model', id: '99' }, { reason: 'holeInCrown' })).toBe('caseChanged');
  expect(await refused({ kind: 'photo', id: model.id }, { reason: 'blurred' })).toBe('caseChanged');
  const { findingId } = await center.call(inspection.add, about(caseId, model));
  const empty = { ...keyOf(caseId), weight: 'supply' as const, words: '' };
  expect(await center.refused(inspection.change, { params: { findingId }, body: empty })).toBe('findingWordsRequired');
  await center.call(inspection.remove, { params: { findingId }, query: keyOf(caseId) });
  expect(await center.refused(inspection.remove, { params: { findingId }, query: keyOf(caseId) })).toBe(
    'recordNotFound',
  );
});

test('a report is as long as it may be', async () => {
  const caseId = await inspecting();
  const { userId } = await callerOf(server, as('democenter'));
  const finding = { reason: 'remark' as const, objects: [], values: {}, words: 'x' };
  await server.ctx.db
    .insert(inspectionFindings)
    .values(Array.from({ length: MOST_FINDINGS }, () => ({ ...keyOf(caseId), finding, userId })));
  expect(await as('democenter').refused(inspection.add, about(caseId, null))).toBe('findingLimit');
});

test('what the machine doubts is proposed, with what the practice said to it, and becomes a finding', async () => {
  const caseId = await inspecting();
  const { db } = server.ctx;
  await db.update(caseModels).set({ analyseFlag: 3, analysisError: 'corrupt' }).where(eq(caseModels.caseId, caseId));
  const [proposal] = (await reportOf('democenter', caseId)).proposals;
  expect(proposal).toMatchObject({ reason: 'analysisFailed', answer: null });
  const key = proposal?.key ?? '';
  const body = { ...keyOf(caseId), key, weight: 'supply' as const };
  await as('democenter').call(inspection.adopt, { body });
  const { proposals, open } = await reportOf('democenter', caseId);
  expect(proposals.map((each) => each.key)).not.toContain(key);
  expect(open).toMatchObject([{ reason: 'analysisFailed', values: { error: 'corrupt' } }]);
  expect(await as('democenter').refused(inspection.adopt, { body: { ...body, key: 'gone' } })).toBe('caseChanged');
});

test('only whoever inspects writes, only while the case is inspected, and nobody in the case of another practice', async () => {
  const caseId = await inspecting();
  const add = (name: Account, id = caseId) => as(name).refused(inspection.add, about(id, null));
  expect(await add('demodoctor')).toBe('noPermission');
  expect(await add('demodesigner')).toBe('recordNotFound');
  expect(await add('demooutsider')).toBe('recordNotFound');
  expect(await as('demooutsider').refused(inspection.report, { query: keyOf(caseId) })).toBe('recordNotFound');

  const other = await inspecting();
  const { findingId } = await as('democenter').call(inspection.add, about(other, null));
  const elsewhere = { params: { findingId }, query: keyOf(caseId) };
  expect(await as('democenter').refused(inspection.remove, elsewhere)).toBe('recordNotFound');

  await as('democenter').call(inspection.add, about(caseId, null, { weight: 'note' }));
  await act('democenter', caseId, 'passInspection');
  expect(await add('democenter')).toBe('notInspecting');
});
