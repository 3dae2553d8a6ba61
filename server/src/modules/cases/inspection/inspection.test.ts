import { type CaseStatus, type Notice, type PlainCaseAction, endpoints } from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { schemes } from '../../plans/schema.ts';
import { callerOf, giveFiles, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';
import { caseModels } from '../schema.ts';
import { inspectIfWaiting } from './ask-inspection.ts';
import { inspectByMachine } from './machine-inspection.ts';

const { access, account, cases } = endpoints;
type Account =
  'democreator' | 'demodoctor' | 'demoassistant' | 'demodesigner' | 'demoauditor' | 'democenter' | 'demoadmin';

let server: TestServer;
let main: string;
const people = new Map<Account, TestClient>();
const as = (name: Account): TestClient => people.get(name) as TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of [
    'democreator',
    'demodoctor',
    'demoassistant',
    'demodesigner',
    'demoauditor',
    'democenter',
    'demoadmin',
  ] as const) {
    people.set(name, await server.login(name));
  }
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const keyOf = (ptId: string) => ({ ptId, version: 1 });
const detailOf = (ptId: string, name: Account = 'demodoctor') => as(name).call(cases.detail, { params: keyOf(ptId) });
const act = (name: Account, ptId: string, action: PlainCaseAction, reason?: string) =>
  as(name).call(cases.act, { body: { ...keyOf(ptId), action, ...(reason && { reason }) } });
const logOf = (ptId: string) => as('demodoctor').call(cases.progress, { query: { ptId } });

async function whole(entrust: 0 | 1 | 2): Promise<string> {
  const ptId = await openCase(as('demodoctor'), validInfo(main, { entrust }));
  await giveFiles(server, ptId, (await callerOf(server, as('demodoctor'))).userId);
  return ptId;
}

const submit = (ptId: string) => as('demodoctor').call(cases.submit, { body: keyOf(ptId) });

/** Waits for the job. */
const comesTo = (ptId: string, status: CaseStatus): Promise<void> =>
  until(async () => (await detailOf(ptId)).status === status);

/** What somebody was told of a case, oldest first. */
async function toldOf(name: Account, ptId: string): Promise<Notice[]> {
  const { rows } = await as(name).call(account.notices, { query: { pageNum: 1, pageSize: 100 } });
  return rows.filter(({ link }) => link?.includes(`/patient-detail/${ptId}/`)).reverse();
}
const types = async (name: Account, ptId: string) => (await toldOf(name, ptId)).map(({ type }) => type);

/** Stages as a design would leave them. */
const giveStages = (ptId: string) =>
  server.ctx.db
    .insert(schemes)
    .values({ ...keyOf(ptId), name: 'Stages', schemeType: 'step', kind: 'auditPlan', status: 0 });

describe('a case that its doctor designs', () => {
  test('walks through the inspection by itself, says so, and tells the doctor', async () => {
    const ptId = await whole(0);
    await submit(ptId);
    await comesTo(ptId, 10);
    const walked = (await logOf(ptId))
      .reverse()
      .flatMap(({ action, from, to, by }) => (from === to ? [] : [[action, to, by]]));
    const doctor = expect.stringContaining('Zhou Ming') as string;
    expect(walked.slice(-4)).toEqual([
      ['submit', 1, doctor],
      ['startInspection', 2, ''],
      ['passInspection', 6, ''],
      ['startDesign', 10, ''],
    ]);
    expect(await types('demodoctor', ptId)).toEqual(['readyToDesign']);
    expect(await types('demoassistant', ptId)).toEqual(['readyToDesign']);
    expect(await detailOf(ptId)).toMatchObject({ turn: 'doctor', actions: ['withdraw'] });
  });

  test('waits for an analysis that is under way, and stops at what that found', async () => {
    const ptId = await whole(0);
    const model = and(eq(caseModels.ptId, ptId), eq(caseModels.jaw, 1));
    const { db } = server.ctx;
    await db.update(caseModels).set({ analyseFlag: 1 }).where(model);
    await submit(ptId);
    await inspectByMachine(server.ctx, keyOf(ptId));
    expect(await detailOf(ptId)).toMatchObject({ status: 1, turn: 'machine', actions: ['withdraw', 'discard'] });
    await db.update(caseModels).set({ analyseFlag: 3, analysisError: 'corrupt' }).where(model);
    await db.transaction((tx) => inspectIfWaiting(server.ctx, tx, ptId));
    await comesTo(ptId, 5);
    const [last] = await logOf(ptId);
    expect(last).toMatchObject({
      action: 'failInspection',
      by: '',
      findings: [{ reason: 'analysisFailed', values: { error: 'corrupt' }, objects: [{ kind: 'model', place: '1' }] }],
    });
    const [notice] = await toldOf('demodoctor', ptId);
    expect(notice).toMatchObject({ type: 'machineFindings', link: `/patient-detail/${ptId}/1?section=progress` });
    expect(await detailOf(ptId)).toMatchObject({ turn: 'practice', editable: true });
  });

  test('is withdrawn as long as nobody has begun a plan, and not after', async () => {
    const ptId = await whole(0);
    await submit(ptId);
    await comesTo(ptId, 10);
    await act('demodoctor', ptId, 'withdraw');
    expect(await detailOf(ptId)).toMatchObject({ status: 0, editable: true, submitTime: null });
    await submit(ptId);
    await comesTo(ptId, 10);
    await as('demodoctor').call(endpoints.plans.create, { body: { ...keyOf(ptId), name: 'Target' } });
    expect(await as('demodoctor').refused(cases.act, { body: { ...keyOf(ptId), action: 'withdraw' } })).toBe(
      'planStarted',
    );
    expect((await detailOf(ptId)).actions).toEqual([]);
  });

  test('is inspected by the team of a practice that asked for it, and by the machine again when it no longer does', async () => {
    const creator = as('democreator');
    const inspects = (byTeam: boolean) => creator.call(access.selfInspection, { body: { outpatientId: main, byTeam } });
    const doctor = as('demodoctor');
    expect(await doctor.refused(access.selfInspection, { body: { outpatientId: main, byTeam: true } })).toBe(
      'notPracticeOwner',
    );
    await inspects(true);
    const [first, second] = [await whole(0), await whole(0)];
    await submit(first);
    await submit(second);
    expect(await types('demoauditor', first)).toEqual(['caseSubmitted']);
    expect(await detailOf(first, 'demoauditor')).toMatchObject({
      status: 1,
      turn: 'team',
      actions: ['startInspection'],
    });
    const tasks = await as('demodesigner').call(endpoints.plans.tasks, { query: { pageNum: 1, pageSize: 100 } });
    expect(tasks.rows.map(({ ptId }) => ptId)).toContain(first);
    await act('demoauditor', first, 'startInspection');
    expect((await act('demoauditor', first, 'passInspection')).status).toBe(10);
    expect((await detailOf(second)).status).toBe(1);
    await inspects(false);
    await comesTo(second, 10);
    expect(await as('demoauditor').refused(cases.detail, { params: keyOf(second) })).toBe('recordNotFound');
  });

  test('a case that was left in an inspection nobody could do is taken up when the server starts', async () => {
    const ptId = await whole(0);
    await putInto(server, await callerOf(server, as('demodoctor')), ptId, 2);
    await server.ctx.db.transaction((tx) => inspectIfWaiting(server.ctx, tx, ptId));
    await comesTo(ptId, 10);
  });
});

describe.each([
  [1, 'democenter'],
  [2, 'demodesigner'],
] as const)('an entrusted case, design by %i', (entrust, designer) => {
  test('comes from the doctor to the approved plan by calls that exist, and everybody hears of the others', async () => {
    const ptId = await whole(entrust);
    await submit(ptId);
    await act(designer, ptId, 'startInspection');
    await act(designer, ptId, 'passInspection');
    await act(designer, ptId, 'askFeasibility', 'May 14 be extracted?');
    expect((await detailOf(ptId)).turn).toBe('doctor');
    await act('demodoctor', ptId, 'answerFeasibility', 'Yes.');
    await act(designer, ptId, 'startDesign');
    expect((await detailOf(ptId, designer)).actions).toEqual(['askFeasibility']);
    expect(await as(designer).refused(cases.act, { body: { ...keyOf(ptId), action: 'sendForApproval' } })).toBe(
      'noPlan',
    );
    await giveStages(ptId);
    await act(designer, ptId, 'sendForApproval');
    await act('demodoctor', ptId, 'reject', 'Too fast.');
    const [rejected] = await as('demodoctor').call(endpoints.plans.list, { query: keyOf(ptId) });
    expect(rejected).toMatchObject({ status: 4, remarks: 'Too fast.' });
    await act(designer, ptId, 'resumeDesign');
    await giveStages(ptId);
    await act(designer, ptId, 'sendForApproval');
    await act('demodoctor', ptId, 'approve');
    expect(await detailOf(ptId)).toMatchObject({ status: 13, turn: 'doctor', actions: [] });

    const path = `/patient-detail/${ptId}/1`;
    expect((await toldOf('demodoctor', ptId)).map(({ type, link }) => [type, link])).toEqual([
      ['inspectionStarted', path],
      ['inspectionPassed', path],
      ['feasibilityAsked', `${path}?section=progress`],
      ['designStarted', path],
      ['planAwaitsReview', `${path}?section=plans`],
      ['designStarted', path],
      ['planAwaitsReview', `${path}?section=plans`],
    ]);
    expect(await types(designer, ptId)).toEqual([
      'caseSubmitted',
      'feasibilityAnswered',
      'planRejected',
      'planApproved',
    ]);
    const asked = (await toldOf('demodoctor', ptId))[2];
    expect(asked?.content).toContain('May 14 be extracted?');
    const chinese = await as('demodoctor').call(account.notices, { query: { pageNum: 1, pageSize: 100 } }, 'zh-CN');
    expect(chinese.rows.find(({ id }) => id === asked?.id)?.typeStr).toBe('可行性问题');
  });

  test('is withdrawn until somebody inspects it; the design side is told and sees it no longer', async () => {
    const ptId = await whole(entrust);
    await submit(ptId);
    expect((await detailOf(ptId, 'demoassistant')).actions).toContain('withdraw');
    await act('demoassistant', ptId, 'withdraw');
    const { rows } = await as(designer).call(account.notices, { query: { pageNum: 1, pageSize: 1 } });
    expect(rows[0]).toMatchObject({ type: 'caseWithdrawn', link: '/plan-tasks' });
    expect(await as(designer).refused(cases.detail, { params: keyOf(ptId) })).toBe('recordNotFound');
    await submit(ptId);
    await act(designer, ptId, 'startInspection');
    expect(await as('demodoctor').refused(cases.act, { body: { ...keyOf(ptId), action: 'withdraw' } })).toBe(
      'transitionRefused',
    );
  });

  test('what is to be supplied reaches the practice in the words of whoever inspected', async () => {
    const ptId = await whole(entrust);
    await submit(ptId);
    await act(designer, ptId, 'startInspection');
    expect(await as(designer).refused(cases.act, { body: { ...keyOf(ptId), action: 'failInspection' } })).toBe(
      'reasonRequired',
    );
    await act(designer, ptId, 'failInspection', 'No second molars.');
    const notices = await toldOf('demodoctor', ptId);
    expect(notices.at(-1)).toMatchObject({ type: 'inspectionFailed' });
    expect(notices.at(-1)?.content).toContain('No second molars.');
    expect((await submit(ptId)).status).toBe(1);
  });
});

test('what an administrator does is marked, and told to every party', async () => {
  const ptId = await whole(2);
  await submit(ptId);
  await act('demoadmin', ptId, 'startInspection');
  await act('demoadmin', ptId, 'passInspection');
  const [last] = await logOf(ptId);
  expect(last).toMatchObject({ action: 'passInspection', asAdmin: true });
  expect(await types('demodoctor', ptId)).toEqual(['inspectionStarted', 'inspectionPassed']);
});

test('a discarded case is told to those who design it', async () => {
  const ptId = await whole(2);
  await submit(ptId);
  await act('demodoctor', ptId, 'discard');
  expect(await types('demoauditor', ptId)).toEqual(['caseSubmitted', 'caseObsolete']);
});
