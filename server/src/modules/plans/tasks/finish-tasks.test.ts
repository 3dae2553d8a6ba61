import {
  type CaseStatus,
  type Entrust,
  type TaskAction,
  caseStatus,
  endpoints,
  entrustTo,
  planStatus,
} from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { hashPassword } from '../../access/passwords.ts';
import { insertUser } from '../../access/repository.ts';
import { practiceId } from '../../cases/cases.fixture.ts';
import { type WalkedCase, caseToWalk } from '../../cases/machine/case-people.fixture.ts';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { giveDocument } from '../document/document.fixture.ts';
import { sampleFinish } from '@archway/dental/testing/finish';
import { plans as planTable } from '../schema.ts';

const { plans, cases, finishes } = endpoints;

let server: TestServer;
let walked: WalkedCase;
let key: { caseId: string; version: number };
let planId: string;
let design: string;
const clients = new Map<string, TestClient>();
const ids = new Map<string, string>();
const as = (name: string): TestClient => clients.get(name)!;
const idOf = (name: string): string => ids.get(name)!;

/** Beside the demonstration's people: one who finishes, and one who designs targets and finishes nothing. */
const more = { finisher: 'post_process', targeter: 'target_design' } as const;

beforeAll(async () => {
  server = await startTestServer();
  const practice = await practiceId(server, 'P10001');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await server.ctx.db.transaction(async (tx) => {
    for (const [userName, role] of Object.entries(more)) {
      await insertUser(tx, { userName, passwordHash, expiresOn: '2036-12-31' });
      await tx.execute(sql`insert into design_team_members (team_id, user_id, role)
        select t.id, u.id, ${role} from design_teams t, users u
        where t.practice_id = ${practice} and u.user_name = ${userName}`);
    }
  });
  const demo = ['demodoctor', 'demodesigner', 'demoauditor', 'democreator', 'democenter', 'demooutsider'];
  for (const name of [...demo, ...Object.keys(more)]) {
    clients.set(name, await server.login(name));
    ids.set(name, (await as(name).call(endpoints.access.personalData)).userId);
  }
});
afterAll(() => server.stop());

// Stages that are before the doctor.
beforeEach(async () => {
  walked = await caseToWalk(server);
  key = { caseId: walked.caseId, version: 1 };
  const steps = { name: 'V1', planType: 'step', kind: 'auditPlan', status: 8, upperSteps: 12, lowerSteps: 12 } as const;
  const [added] = await server.ctx.db
    .insert(planTable)
    .values({ ...key, ...steps })
    .returning();
  planId = added!.planId;
  design = await giveDocument(server, { ...key, planId }, samplePlan(1, { kind: 'step' }));
  await stand(caseStatus.pendingApproval);
});

const stand = (status: CaseStatus, entrust: Entrust = entrustTo.team) =>
  server.ctx.db.transaction((tx) => walked.put(tx, status, entrust));
/** Before the doctor again, with what was made of it so far. */
async function asSent(entrust: Entrust = entrustTo.team): Promise<void> {
  await server.ctx.db.update(planTable).set({ status: planStatus.auditPlan }).where(eq(planTable.planId, planId));
  await stand(caseStatus.pendingApproval, entrust);
}
const approve = () => as('demodoctor').call(cases.act, { body: { ...key, action: 'approve' } });
const task = async (who = 'demodesigner') => (await as(who).call(plans.task, { query: key })).task;
const acting = (action: TaskAction, to?: string) => ({
  body: { ...key, taskKind: 'finish' as const, action, assignUserId: to === undefined ? null : idOf(to), note: null },
});
const act = (who: string, ...how: Parameters<typeof acting>) => as(who).call(plans.actOnTask, acting(...how));
const refused = (who: string, ...how: Parameters<typeof acting>) => as(who).refused(plans.actOnTask, acting(...how));
const finishing = (action: 'start' | 'complete' | 'reopen') => ({
  body: { ...key, planId, kind: 'postProcess' as const, action },
});
const finish = (who: string, action: 'start' | 'complete' | 'reopen') => as(who).call(finishes.act, finishing(action));
const save = (who: string) =>
  as(who).call(finishes.save, { body: { ...key, planId, content: sampleFinish('postProcess', design), base: null } });
const row = async (who: string, query: object) =>
  (await as(who).call(plans.tasks, { query: { pageSize: 100, ...query } })).rows.find(
    ({ caseId }) => caseId === key.caseId,
  );
const told = async (who: string) =>
  (await as(who).call(endpoints.account.notices, { query: { pageNum: 1, pageSize: 100 } })).rows.filter(({ link }) =>
    link?.includes(`/${key.caseId}/`),
  );
const makeDefault = (name: string | null) =>
  server.ctx.db.execute(sql`update design_team_members set is_default = (user_id = ${name ? idOf(name) : 0})
    where role = 'post_process'`);

test('what the doctor approves is the default member’s to finish, until it is completed', async () => {
  await makeDefault('finisher');
  expect(await row('finisher', { taskKind: 'finish' })).toBeUndefined();
  await approve();
  expect(await task('finisher')).toMatchObject({
    ...{ taskKind: 'finish', planId, assignUser: { userId: idOf('finisher') }, actions: ['putBack', 'handOver'] },
    dueTime: expect.any(String),
  });
  expect((await told('finisher')).map(({ type }) => type)).toContain('finishTaskYours');
  expect((await row('finisher', { taskView: 'mine', taskKind: 'finish' }))?.task).toMatchObject({ planId });
  expect(await row('finisher', { taskView: 'mine', taskKind: 'step' })).toBeUndefined();
  const counts = () => as('finisher').call(plans.taskCounts, { query: { taskKind: 'finish' } });
  const before = await counts();
  await finish('finisher', 'start');
  await save('finisher');
  await finish('finisher', 'complete');
  expect(await task('finisher')).toBeNull();
  expect((await row('finisher', { taskView: 'all' }))?.task).toBeNull();
  expect((await counts()).mine).toBe(before.mine - 1);
  await expect(refused('finisher', 'putBack')).resolves.toBe('transitionRefused');
  // Opened again it is as if it had never been completed, and still theirs.
  await finish('finisher', 'reopen');
  expect(await task()).toMatchObject({ assignUser: { userId: idOf('finisher') }, taskKind: 'finish' });
});

test('the pool is for those who finish, and only whoever holds it goes on', async () => {
  await makeDefault(null);
  await approve();
  expect(await task()).toMatchObject({ assignUser: null, taskKind: 'finish' });
  for (const who of ['targeter', 'demoauditor', 'demodoctor'])
    await expect(refused(who, 'take')).resolves.toBe('noPermission');
  for (const who of ['democenter', 'demooutsider']) await expect(refused(who, 'take')).resolves.toBe('recordNotFound');
  expect(await row('targeter', { taskView: 'pool' })).toBeUndefined();
  expect(await row('finisher', { taskView: 'pool' })).toBeDefined();
  await act('finisher', 'take');
  await expect(as('demodesigner').refused(finishes.act, finishing('start'))).resolves.toBe('taskHeld');
  await expect(refused('finisher', 'handOver', 'targeter')).resolves.toBe('recordNotFound');
  await act('democreator', 'assign', 'demodesigner');
  expect((await told('demodesigner')).map(({ type }) => type)).toContain('finishTaskGiven');
  await finish('demodesigner', 'start');
  const saving = { body: { ...key, planId, content: sampleFinish('postProcess', design), base: null } };
  await expect(as('finisher').refused(finishes.save, saving)).resolves.toBe('taskHeld');
});

test('whoever begins what lies in the pool holds it; what was finished before the approval is no task', async () => {
  await makeDefault('finisher');
  await finish('demodesigner', 'start');
  await approve();
  expect(await task()).toMatchObject({ assignUser: { userId: idOf('demodesigner') } });
  await save('demodesigner');
  await finish('demodesigner', 'complete');
  await expect(task()).resolves.toBeNull();
  await asSent();
  await approve();
  await expect(task()).resolves.toBeNull();
});

test('in a design center whoever works there takes it; a doctor who designs alone has no task', async () => {
  await stand(caseStatus.pendingApproval, entrustTo.center);
  await approve();
  expect((await task('democenter'))?.actions).toEqual(['take', 'assign']);
  await expect(refused('finisher', 'take')).resolves.toBe('recordNotFound');
  await act('democenter', 'take');
  await finish('democenter', 'start');
  await asSent(entrustTo.self);
  await approve();
  await expect(task('demodoctor')).resolves.toBeNull();
});

test('until it is finished the case waits for whoever finishes it, and the doctor is offered nothing', async () => {
  const detail = (who: string) => as(who).call(cases.detail, { params: key });
  const listed = async () =>
    (await as('demodoctor').call(cases.page, { query: { pageSize: 100 } })).rows.find(
      ({ caseId }) => caseId === key.caseId,
    );
  await makeDefault(null);
  await approve();
  expect(await detail('demodoctor')).toMatchObject({ unfinished: true, turn: 'team', actions: [] });
  expect(await listed()).toMatchObject({ unfinished: true, actions: [] });
  expect(await as('demodoctor').call(plans.confirmation, { query: key })).toMatchObject({
    ...{ finished: false, mayConfirm: true },
  });
  await finish('demodesigner', 'start');
  await save('demodesigner');
  await finish('demodesigner', 'complete');
  expect(await detail('demodoctor')).toMatchObject({ unfinished: false, turn: 'doctor', actions: ['confirmPlan'] });
  expect(await listed()).toMatchObject({ unfinished: false, actions: ['confirmPlan'] });
});
