import {
  type CaseStatus,
  type Entrust,
  type PlanStatus,
  caseStatus,
  designFlowOf,
  endpoints,
  entrustTo,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { designTeamMembers } from '../../practices/schema.ts';
import { plans as planRows } from '../schema.ts';

const { plans, cases } = endpoints;

let server: TestServer;
let practice: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
let caseId: string;
const clients = new Map<string, TestClient>();
const ids = new Map<string, string>();
const as = (name: string): TestClient => clients.get(name)!;
const idOf = (name: string): string => ids.get(name)!;
const key = () => ({ caseId, version: 1 });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of [
    'democreator',
    'demodoctor',
    'demodesigner',
    'demoauditor',
    'democenter',
    'demooutsider',
    'demoadmin',
  ]) {
    clients.set(name, await server.login(name));
    ids.set(name, (await callerOf(server, as(name))).userId);
  }
  practice = await practiceId(server, 'P10001');
  place = await casePlacer(server);
});
afterAll(() => server.stop());

const stand = (entrust: Entrust = entrustTo.team, status: CaseStatus = caseStatus.designing) =>
  server.ctx.db.transaction((tx) => place(tx, caseId, status, entrust));
beforeEach(async () => {
  caseId = await openCase(as('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
  await stand();
});

const list = (who: string, tab: 'mine' | 'pool' | 'all') =>
  as(who).call(plans.tasks, { query: { tab, pageNum: 1, pageSize: 100 } });
const has = async (who: string, tab: 'mine' | 'pool' | 'all') =>
  (await list(who, tab)).rows.some((row) => row.caseId === caseId);
const taking = (stage: 'target' | 'step' = 'target') => ({ body: { ...key(), stage } });
const assigning = (userId: string | null, note: string | null = null) => ({
  body: { ...key(), stage: 'target' as const, userId, note },
});
const newTarget = () => ({ body: { ...key(), name: 'Goal', remarks: null } });

test('what nobody holds is in the pool, and then with whoever took it', async () => {
  expect(await has('demodesigner', 'pool')).toBe(true);
  expect(await has('demodesigner', 'mine')).toBe(false);
  const before = await as('demodesigner').call(plans.taskCounts);
  await as('demodesigner').call(plans.take, taking());
  expect(await has('demodesigner', 'pool')).toBe(false);
  const mine = (await list('demodesigner', 'mine')).rows.find((row) => row.caseId === caseId);
  expect(mine).toMatchObject({
    flow: 'targetDesigning',
    stage: 'target',
    holderId: idOf('demodesigner'),
    takeable: false,
  });
  expect(mine?.holderName).toContain('Xu Nuo');
  const after = await as('demodesigner').call(plans.taskCounts);
  expect(after).toEqual({ ...before, mine: before.mine + 1, pool: before.pool - 1 });
});

test('an auditor designs nothing: the pool is empty, and nothing can be taken', async () => {
  expect((await list('demoauditor', 'pool')).rows).toEqual([]);
  await expect(as('demoauditor').refused(plans.take, taking())).resolves.toBe('noPermission');
  expect(await has('demoauditor', 'all')).toBe(true);
});

test('only what is being designed can be taken, and not what its doctor designs', async () => {
  await stand(entrustTo.team, caseStatus.pendingApproval);
  await expect(as('demodesigner').refused(plans.take, taking())).resolves.toBe('transitionRefused');
  await stand(entrustTo.self);
  await expect(as('demodoctor').refused(plans.take, taking())).resolves.toBe('noPermission');
  await expect(as('demooutsider').refused(plans.take, taking())).resolves.toBe('noPermission');
});

test('whoever holds a stage designs it alone, until it is handed over or given back', async () => {
  await as('democreator').call(plans.assign, assigning(idOf('demodesigner'), 'Before Monday.'));
  await stand(entrustTo.center);
  // Held by somebody else, as seen from the center.
  await expect(as('democenter').refused(plans.create, newTarget())).resolves.toBe('taskOfAnother');
  await expect(as('democenter').call(plans.actions, { query: key() })).resolves.toEqual({ actions: [] });
  await expect(as('democenter').refused(plans.take, taking())).resolves.toBe('taskOfAnother');
  await as('democenter').call(plans.assign, assigning(null));
  await expect(as('democenter').call(plans.create, newTarget())).resolves.toMatchObject({ status: 0 });
});

test('it is given by who leads or holds it, to who may design it; they are told with the note', async () => {
  await expect(as('demodesigner').refused(plans.assign, assigning(idOf('demodesigner')))).resolves.toBe('noPermission');
  await expect(as('democreator').refused(plans.assign, assigning(idOf('demoauditor')))).resolves.toBe(
    'disabledDesigner',
  );
  await expect(as('democreator').refused(plans.assign, assigning('999999'))).resolves.toBe('recordNotFound');
  await as('democreator').call(plans.assign, assigning(idOf('demodesigner'), 'Before Monday.'));
  const told = await as('demodesigner').call(endpoints.account.notices, { query: { pageNum: 1, pageSize: 10 } });
  const notice = told.rows.find(({ link }) => link?.includes(`/${caseId}/`));
  expect(notice).toMatchObject({ type: 'taskAssigned' });
  expect(notice?.content).toContain('Before Monday.');
  await as('demodesigner').call(plans.assign, assigning(null));
  expect(await has('demodesigner', 'pool')).toBe(true);
});

test('who may hold it is listed with what they hold, and whether the reader may say', async () => {
  const query = { ...key(), stage: 'target' as const };
  const seen = await as('democreator').call(plans.designers, { query });
  expect(seen).toMatchObject({ holderId: null, mayAssign: true });
  expect(seen.designers.map(({ userId }) => userId)).toContain(idOf('demodesigner'));
  expect(seen.designers.map(({ userId }) => userId)).not.toContain(idOf('demoauditor'));
  await expect(as('demodesigner').call(plans.designers, { query })).resolves.toMatchObject({ mayAssign: false });
  await as('demodesigner').call(plans.take, taking());
  const open = ({ designers }: typeof seen) => designers.find(({ userId }) => userId === idOf('demodesigner'))!.open;
  const taken = await as('demodesigner').call(plans.designers, { query });
  expect(taken).toMatchObject({ mayAssign: true, holderId: idOf('demodesigner') });
  expect(open(taken)).toBe(open(seen) + 1);
  await expect(as('demooutsider').refused(plans.designers, { query })).resolves.toBe('recordNotFound');
});

test('a case that comes to a team goes to its default members', async () => {
  const designer = eq(designTeamMembers.userId, idOf('demodesigner'));
  const given = async () => {
    await stand(entrustTo.team, caseStatus.inspectionPassed);
    await as('demodesigner').call(cases.act, { body: { ...key(), action: 'startDesign' } });
    return has('demodesigner', 'mine');
  };
  await server.ctx.db.update(designTeamMembers).set({ isDefault: false }).where(designer);
  expect(await given()).toBe(false);
  await server.ctx.db.update(designTeamMembers).set({ isDefault: true }).where(designer);
  expect(await given()).toBe(true);
});

test('how far a design is is the same to a list and to the contract', async () => {
  const statuses = [
    caseStatus.designing,
    caseStatus.pendingApproval,
    caseStatus.clinicallyRejected,
    caseStatus.inspecting,
  ];
  const ways: [type: 'target' | 'step', status: PlanStatus][][] = [
    [],
    [['target', 0]],
    [['target', 4]],
    [
      ['target', 2],
      ['target', 4],
    ],
    [
      ['target', 3],
      ['target', 0],
    ],
    [
      ['step', 0],
      ['target', 3],
    ],
    [
      ['step', 2],
      ['target', 3],
    ],
    [
      ['step', 3],
      ['step', 4],
      ['target', 3],
    ],
    [
      ['step', 7],
      ['target', 3],
    ],
  ];
  for (const way of ways) {
    await server.ctx.db.delete(planRows).where(eq(planRows.caseId, caseId));
    for (const [planType, status] of [...way].reverse())
      await server.ctx.db.insert(planRows).values({ ...key(), name: 'A plan', planType, kind: 'auditPlan', status });
    for (const status of statuses) {
      await stand(entrustTo.team, status);
      const row = (await list('demodesigner', 'all')).rows.find((each) => each.caseId === caseId);
      const flow = designFlowOf(
        status,
        way.map(([planType, planStatus]) => ({ planType, status: planStatus })),
      );
      expect({ way, status, flow: row?.flow }).toEqual({ way, status, flow });
    }
  }
});
