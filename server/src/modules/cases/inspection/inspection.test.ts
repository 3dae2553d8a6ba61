import { type CaseStatus, type Notice, type PlainCaseAction, endpoints } from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { plans } from '../../plans/schema.ts';
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

const keyOf = (caseId: string) => ({ caseId, version: 1 });
const detailOf = (caseId: string, name: Account = 'demodoctor') =>
  as(name).call(cases.detail, { params: keyOf(caseId) });
const act = (name: Account, caseId: string, action: PlainCaseAction, reason?: string) =>
  as(name).call(cases.act, { body: { ...keyOf(caseId), action, ...(reason && { reason }) } });
const logOf = (caseId: string) => as('demodoctor').call(cases.progress, { query: { caseId } });

async function whole(entrust: 0 | 1 | 2): Promise<string> {
  const caseId = await openCase(as('demodoctor'), validInfo(main, { entrust }));
  await giveFiles(server, caseId, (await callerOf(server, as('demodoctor'))).userId);
  return caseId;
}

const submit = (caseId: string) => as('demodoctor').call(cases.submit, { body: keyOf(caseId) });

/** Waits for the job. */
const comesTo = (caseId: string, status: CaseStatus): Promise<void> =>
  until(async () => (await detailOf(caseId)).status === status);

/** What somebody was told of a case, oldest first. */
async function toldOf(name: Account, caseId: string): Promise<Notice[]> {
  const { rows } = await as(name).call(account.notices, { query: { pageNum: 1, pageSize: 100 } });
  return rows.filter(({ link }) => link?.includes(`/patient-detail/${caseId}/`)).reverse();
}
const types = async (name: Account, caseId: string) => (await toldOf(name, caseId)).map(({ type }) => type);

/** Stages as a design would leave them. */
const giveStages = (caseId: string) =>
  server.ctx.db.insert(plans).values({
    ...keyOf(caseId),
    name: 'Stages',
    planType: 'step',
    kind: 'auditPlan',
    status: 3,
    result: 'stagePassed',
  });

describe('a case that its doctor designs', () => {
  test('walks through the inspection by itself, says so, and tells the doctor', async () => {
    const caseId = await whole(0);
    await submit(caseId);
    await comesTo(caseId, 10);
    const walked = (await logOf(caseId))
      .reverse()
      .flatMap(({ action, from, to, by }) => (from === to ? [] : [[action, to, by]]));
    const doctor = expect.stringContaining('Zhou Ming') as string;
    expect(walked.slice(-4)).toEqual([
      ['submit', 1, doctor],
      ['startInspection', 2, ''],
      ['passInspection', 6, ''],
      ['startDesign', 10, ''],
    ]);
    expect(await types('demodoctor', caseId)).toEqual(['readyToDesign']);
    expect(await types('demoassistant', caseId)).toEqual(['readyToDesign']);
    expect(await detailOf(caseId)).toMatchObject({ turn: 'doctor', actions: ['withdraw'] });
  });

  test('waits for an analysis that is under way, and stops at what that found', async () => {
    const caseId = await whole(0);
    const model = and(eq(caseModels.caseId, caseId), eq(caseModels.jaw, 1));
    const { db } = server.ctx;
    await db.update(caseModels).set({ analyseFlag: 1 }).where(model);
    await submit(caseId);
    await inspectByMachine(server.ctx, keyOf(caseId));
    expect(await detailOf(caseId)).toMatchObject({ status: 1, turn: 'machine', actions: ['withdraw', 'discard'] });
    await db.update(caseModels).set({ analyseFlag: 3, analysisError: 'corrupt' }).where(model);
    await db.transaction((tx) => inspectIfWaiting(server.ctx, tx, caseId));
    await comesTo(caseId, 5);
    const [last] = await logOf(caseId);
    expect(last).toMatchObject({
      action: 'failInspection',
      by: '',
      findings: [{ reason: 'analysisFailed', values: { error: 'corrupt' }, objects: [{ kind: 'model', place: '1' }] }],
    });
    const [notice] = await toldOf('demodoctor', caseId);
    expect(notice).toMatchObject({ type: 'machineFindings', link: `/patient-detail/${caseId}/1?section=quality` });
    expect(await detailOf(caseId)).toMatchObject({ turn: 'practice', editable: true });
  });

  test('is withdrawn as long as nobody has begun a plan, and not after', async () => {
    const caseId = await whole(0);
    await submit(caseId);
    await comesTo(caseId, 10);
    await act('demodoctor', caseId, 'withdraw');
    expect(await detailOf(caseId)).toMatchObject({ status: 0, editable: true, submitTime: null });
    await submit(caseId);
    await comesTo(caseId, 10);
    await as('demodoctor').call(endpoints.plans.create, { body: { ...keyOf(caseId), name: 'Target' } });
    expect(await as('demodoctor').refused(cases.act, { body: { ...keyOf(caseId), action: 'withdraw' } })).toBe(
      'planStarted',
    );
    expect((await detailOf(caseId)).actions).toEqual([]);
  });

  test('is inspected by the team of a practice that asked for it, and by the machine again when it no longer does', async () => {
    const creator = as('democreator');
    const inspects = (byTeam: boolean) => creator.call(access.selfInspection, { body: { practiceId: main, byTeam } });
    const doctor = as('demodoctor');
    expect(await doctor.refused(access.selfInspection, { body: { practiceId: main, byTeam: true } })).toBe(
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
    expect(tasks.rows.map(({ caseId }) => caseId)).toContain(first);
    await act('demoauditor', first, 'startInspection');
    expect((await act('demoauditor', first, 'passInspection')).status).toBe(10);
    expect((await detailOf(second)).status).toBe(1);
    await inspects(false);
    await comesTo(second, 10);
    expect(await as('demoauditor').refused(cases.detail, { params: keyOf(second) })).toBe('recordNotFound');
  });

  test('a case that was left in an inspection nobody could do is taken up when the server starts', async () => {
    const caseId = await whole(0);
    await putInto(server, await callerOf(server, as('demodoctor')), caseId, 2);
    await server.ctx.db.transaction((tx) => inspectIfWaiting(server.ctx, tx, caseId));
    await comesTo(caseId, 10);
  });
});

describe.each([
  [1, 'democenter'],
  [2, 'demodesigner'],
] as const)('an entrusted case, design by %i', (entrust, designer) => {
  test('comes from the doctor to the approved plan by calls that exist, and everybody hears of the others', async () => {
    const caseId = await whole(entrust);
    await submit(caseId);
    await act(designer, caseId, 'startInspection');
    await act(designer, caseId, 'passInspection');
    await act(designer, caseId, 'askFeasibility', 'May 14 be extracted?');
    expect((await detailOf(caseId)).turn).toBe('doctor');
    await act('demodoctor', caseId, 'answerFeasibility', 'Yes.');
    await act(designer, caseId, 'startDesign');
    expect((await detailOf(caseId, designer)).actions).toEqual(['askFeasibility']);
    expect(await as(designer).refused(cases.act, { body: { ...keyOf(caseId), action: 'sendForApproval' } })).toBe(
      'noPlan',
    );
    await giveStages(caseId);
    await act(designer, caseId, 'sendForApproval');
    await act('demodoctor', caseId, 'reject', 'Too fast.');
    const [rejected] = await as('demodoctor').call(endpoints.plans.list, { query: keyOf(caseId) });
    expect(rejected).toMatchObject({ status: 4, result: 'refuseStep', clinicalMessage: 'Too fast.' });
    await act(designer, caseId, 'resumeDesign');
    await giveStages(caseId);
    await act(designer, caseId, 'sendForApproval');
    await act('demodoctor', caseId, 'approve');
    expect(await detailOf(caseId)).toMatchObject({ status: 13, turn: 'doctor', actions: ['confirmPlan'] });

    const path = `/patient-detail/${caseId}/1`;
    expect((await toldOf('demodoctor', caseId)).map(({ type, link }) => [type, link])).toEqual([
      ['inspectionStarted', path],
      ['inspectionPassed', path],
      ['feasibilityAsked', `${path}?section=feasibility`],
      ['designStarted', path],
      ['planAwaitsReview', `${path}?section=plans`],
      ['designStarted', path],
      ['planAwaitsReview', `${path}?section=plans`],
    ]);
    expect(await types(designer, caseId)).toEqual([
      'caseSubmitted',
      'feasibilityAnswered',
      'planRejected',
      'planApproved',
    ]);
    const asked = (await toldOf('demodoctor', caseId))[2];
    expect(asked?.content).toContain('May 14 be extracted?');
    const chinese = await as('demodoctor').call(account.notices, { query: { pageNum: 1, pageSize: 100 } }, 'zh-CN');
    expect(chinese.rows.find(({ id }) => id === asked?.id)?.typeStr).toBe('可行性问题');
  });

  test('is withdrawn until somebody inspects it; the design side is told and sees it no longer', async () => {
    const caseId = await whole(entrust);
    await submit(caseId);
    expect((await detailOf(caseId, 'demoassistant')).actions).toContain('withdraw');
    await act('demoassistant', caseId, 'withdraw');
    const { rows } = await as(designer).call(account.notices, { query: { pageNum: 1, pageSize: 1 } });
    expect(rows[0]).toMatchObject({ type: 'caseWithdrawn', link: '/plan-tasks' });
    expect(await as(designer).refused(cases.detail, { params: keyOf(caseId) })).toBe('recordNotFound');
    await submit(caseId);
    await act(designer, caseId, 'startInspection');
    expect(await as('demodoctor').refused(cases.act, { body: { ...keyOf(caseId), action: 'withdraw' } })).toBe(
      'transitionRefused',
    );
  });

  test('what is to be supplied reaches the practice in the words of whoever inspected', async () => {
    const caseId = await whole(entrust);
    await submit(caseId);
    await act(designer, caseId, 'startInspection');
    expect(await as(designer).refused(cases.act, { body: { ...keyOf(caseId), action: 'failInspection' } })).toBe(
      'reasonRequired',
    );
    await act(designer, caseId, 'failInspection', 'No second molars.');
    const notices = await toldOf('demodoctor', caseId);
    expect(notices.at(-1)).toMatchObject({ type: 'inspectionFailed' });
    expect(notices.at(-1)?.content).toContain('No second molars.');
    expect((await submit(caseId)).status).toBe(1);
  });
});

test('what an administrator does is marked, and told to every party', async () => {
  const caseId = await whole(2);
  await submit(caseId);
  await act('demoadmin', caseId, 'startInspection');
  await act('demoadmin', caseId, 'passInspection');
  const [last] = await logOf(caseId);
  expect(last).toMatchObject({ action: 'passInspection', asAdmin: true });
  expect(await types('demodoctor', caseId)).toEqual(['inspectionStarted', 'inspectionPassed']);
});

test('a discarded case is told to those who design it', async () => {
  const caseId = await whole(2);
  await submit(caseId);
  await act('demodoctor', caseId, 'discard');
  expect(await types('demoauditor', caseId)).toEqual(['caseSubmitted', 'caseObsolete']);
});
