import {
  type CaseStatus,
  type Entrust,
  type TaskKind,
  type TaskAction,
  caseStatus,
  designDays,
  endpoints,
  entrustTo,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { everyCheck } from '../audit/audit.fixture.ts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { hashPassword } from '../../access/passwords.ts';
import { insertUser } from '../../access/repository.ts';
import { openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { designedBarely } from '../document/document.fixture.ts';

const { plans, cases } = endpoints;

let server: TestServer;
let caseId: string;
let practice: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
const clients = new Map<string, TestClient>();
const ids = new Map<string, string>();
const as = (name: string): TestClient => clients.get(name)!;
const idOf = (name: string): string => ids.get(name)!;
const key = () => ({ caseId, version: 1 });

/** Beside the demonstration's designer: two more of the team, one of another center, one of another practice's team. */
const more = ['second', 'third', 'other_center', 'other_team'];

beforeAll(async () => {
  server = await startTestServer();
  practice = await practiceId(server, 'P10001');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await server.ctx.db.transaction(async (tx) => {
    for (const userName of more)
      ids.set(userName, await insertUser(tx, { userName, passwordHash, expiresOn: '2036-12-31' }));
    await tx.execute(sql`insert into design_team_members (team_id, user_id, role)
      select t.id, u.id, r.role from design_teams t, users u, (values ('target_design'), ('step_design')) r(role)
      where t.practice_id = ${practice} and u.user_name in ('second', 'third')`);
    await tx.execute(sql`insert into design_centers (number, name) values ('D39999', 'Elsewhere')`);
    await tx.execute(sql`insert into design_center_staff (center_id, user_id)
      select c.id, u.id from design_centers c, users u where c.number = 'D39999' and u.user_name = 'other_center'`);
    await tx.execute(sql`insert into practice_design_centers (practice_id, center_id)
      select ${practice}, c.id from design_centers c where c.number = 'D39999'`);
    await tx.execute(sql`insert into design_teams (practice_id, name, number)
      select p.id, 'Lakeside', 'T29999' from practices p where p.number = 'P10002'`);
    await tx.execute(sql`insert into design_team_members (team_id, user_id, role)
      select t.id, u.id, 'target_design' from design_teams t, users u
      where t.number = 'T29999' and u.user_name = 'other_team'`);
  });
  for (const name of ['demodoctor', 'demodesigner', 'demoauditor', 'democreator', 'demoadmin', 'democenter', ...more]) {
    clients.set(name, await server.login(name));
    if (!ids.has(name)) ids.set(name, (await as(name).call(endpoints.access.personalData)).userId);
  }
  place = await casePlacer(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  caseId = await openCase(as('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
  await stand();
});

const stand = (entrust: Entrust = entrustTo.team, status: CaseStatus = caseStatus.designing) =>
  server.ctx.db.transaction((tx) => place(tx, caseId, status, entrust));
const acting = (action: TaskAction, to?: string, taskKind: TaskKind = 'target', note: string | null = null) => ({
  body: { ...key(), taskKind, action, assignUserId: to === undefined ? null : idOf(to), note },
});
const act = (who: string, ...how: Parameters<typeof acting>) => as(who).call(plans.actOnTask, acting(...how));
const refused = (who: string, ...how: Parameters<typeof acting>) => as(who).refused(plans.actOnTask, acting(...how));
const task = async (who = 'demodesigner') => (await as(who).call(plans.task, { query: key() })).task;
const rows = async (who: string, query: object) =>
  (await as(who).call(plans.tasks, { query: { pageSize: 100, ...query } })).rows;
const has = async (who: string, query: object) => (await rows(who, query)).some((row) => row.caseId === caseId);
const target = (who: string, name = 'Goal') => as(who).call(plans.create, { body: { ...key(), name, remarks: null } });
const refusedTarget = (who: string) =>
  as(who).refused(plans.create, { body: { ...key(), name: 'Goal', remarks: null } });
const planned = (who: string, planId: string, action: 'submit' | 'withdraw' | 'passAudit' | 'freeze') =>
  as(who).call(plans.act, { body: { ...key(), planId, action, reason: null } });
const told = async (who: string) =>
  (await as(who).call(endpoints.account.notices, { query: { pageNum: 1, pageSize: 100 } })).rows.filter(({ link }) =>
    link?.includes(`/${caseId}/`),
  );
const trail = async () =>
  (
    await server.ctx.db.execute<{ subject: string; user_name: string }>(
      sql`select subject, user_name from case_audit where pt_id = ${caseId} and subject like '%Task' order by seq`,
    )
  ).rows.map(({ subject }) => subject);
const enable = (name: string, enabled: boolean) =>
  server.ctx.db.execute(sql`update design_team_members set enabled = ${enabled} where user_id = ${idOf(name)}`);

describe('the pool', () => {
  test('holds what nobody holds, and whoever takes it is found with it', async () => {
    expect(await task()).toMatchObject({ taskKind: 'target', assignUser: null, actions: ['take'] });
    await expect(has('second', { taskView: 'pool' })).resolves.toBe(true);
    await act('second', 'take');
    expect(await task()).toMatchObject({ assignUser: { userId: idOf('second'), status: '1' }, actions: [] });
    await expect(has('second', { taskView: 'pool' })).resolves.toBe(false);
    await expect(has('second', { taskView: 'mine' })).resolves.toBe(true);
    await expect(has('third', { taskView: 'mine' })).resolves.toBe(false);
    await expect(has('third', { assignUserId: idOf('second') })).resolves.toBe(true);
    await expect(has('third', { assignUserId: idOf('third') })).resolves.toBe(false);
    await act('second', 'putBack');
    await expect(has('third', { taskView: 'pool' })).resolves.toBe(true);
    await expect(trail()).resolves.toEqual(['takeTask', 'putBackTask']);
  });

  test('of two who take it at once one holds it', async () => {
    const answers = await Promise.allSettled([
      act('second', 'take'),
      act('third', 'take'),
      act('demodesigner', 'take'),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(trail()).resolves.toEqual(['takeTask']);
    const holder = (await task())?.assignUser?.userId;
    expect([idOf('second'), idOf('third'), idOf('demodesigner')]).toContain(holder);
    const loser = holder === idOf('second') ? 'third' : 'second';
    await expect(act(loser, 'take')).rejects.toMatchObject({
      ...{ errorName: 'taskHeld', text: expect.not.stringContaining('{name}') },
    });
  });

  test('is for those who design it: auditors, doctors and operators take nothing', async () => {
    for (const who of ['demoauditor', 'demodoctor', 'demoadmin'])
      await expect(refused(who, 'take')).resolves.toBe('noPermission');
    await expect(has('demoauditor', { taskView: 'pool' })).resolves.toBe(false);
    await expect(has('demoauditor', { taskView: 'all' })).resolves.toBe(true);
    for (const status of [caseStatus.inspecting, caseStatus.feasibilityAnswered, caseStatus.pendingApproval]) {
      await stand(entrustTo.team, status);
      await expect(refused('second', 'take')).resolves.toBe('transitionRefused');
      await expect(task()).resolves.toBeNull();
    }
  });

  test('lets go of nothing while the doctor is asked', async () => {
    await act('second', 'take');
    await stand(entrustTo.team, caseStatus.pendingApproval);
    await expect(has('second', { taskView: 'mine' })).resolves.toBe(true);
    await act('second', 'handOver', 'third');
    await stand(entrustTo.team, caseStatus.planConfirmed);
    await expect(task('third')).resolves.toBeNull();
    await expect(refused('third', 'putBack')).resolves.toBe('transitionRefused');
  });

  test('is counted as it is listed, also with a keyword', async () => {
    await act('second', 'take');
    const { ptNo } = (await rows('second', { taskView: 'mine' })).find((row) => row.caseId === caseId)!;
    for (const keyword of [undefined, ptNo]) {
      const counts = await as('second').call(plans.taskCounts, { query: { keyword } });
      for (const taskView of ['mine', 'pool', 'all'] as const) {
        const { total } = await as('second').call(plans.tasks, { query: { taskView, keyword } });
        expect([taskView, keyword, counts[taskView]]).toEqual([taskView, keyword, total]);
      }
    }
    expect(await as('second').call(plans.taskCounts, { query: { keyword: ptNo } })).toMatchObject({ mine: 1, pool: 0 });
  });

  test('a doctor who designs alone has no task, and designs', async () => {
    await stand(entrustTo.self);
    await expect(task('demodoctor')).resolves.toBeNull();
    await expect(refused('demodesigner', 'take')).resolves.toBe('transitionRefused');
    await target('demodoctor');
  });
});

describe('giving it to others', () => {
  test('a hand-over goes with a note to the one who designs it then', async () => {
    await act('second', 'take');
    await act('second', 'handOver', 'third', 'target', 'Away next week.');
    expect(await task('third')).toMatchObject({
      ...{ assignUser: { userId: idOf('third') }, assignNote: 'Away next week.' },
      actions: ['putBack', 'handOver'],
    });
    // Who designs is told to the practice, and not what designers tell each other.
    expect(await task('demodoctor')).toMatchObject({ assignUser: { userId: idOf('third') }, assignNote: null });
    expect(await task('democreator')).toMatchObject({ assignNote: 'Away next week.' });
    const [notice] = await told('third');
    expect(notice).toMatchObject({ type: 'targetTaskGiven' });
    expect(notice?.content).toContain('Away next week.');
    await expect(told('second')).resolves.toEqual([]);
    await expect(trail()).resolves.toEqual(['takeTask', 'handOverTask']);
    await expect(refused('second', 'handOver', 'second')).resolves.toBe('taskHeld');
    await expect(refused('second', 'putBack')).resolves.toBe('taskHeld');
  });

  test('goes to enabled designers of the case alone', async () => {
    await act('second', 'take');
    await enable('third', false);
    await expect(act('second', 'handOver', 'third')).rejects.toMatchObject({
      ...{ errorName: 'disabledDesigner', text: expect.stringContaining('third') },
    });
    expect((await task('second'))?.designers.map(({ userId }) => userId)).not.toContain(idOf('third'));
    await enable('third', true);
    for (const stranger of ['demoauditor', 'demodoctor', 'democenter', 'other_team'])
      await expect(refused('second', 'handOver', stranger)).resolves.toBe('recordNotFound');
    await expect(refused('second', 'handOver')).resolves.toBe('recordNotFound');
    expect((await task('second'))?.assignUser?.userId).toBe(idOf('second'));
  });

  test('the creator leads the team: assigns and reassigns, and whoever had it hears of it', async () => {
    const offered = await task('democreator');
    expect(offered?.actions).toEqual(['assign']);
    expect(offered?.designers.map(({ userId }) => userId).sort()).toEqual(
      [idOf('demodesigner'), idOf('second'), idOf('third')].sort(),
    );
    await act('democreator', 'assign', 'second');
    await act('democreator', 'assign', 'third', 'target', 'Urgent.');
    expect((await told('second')).map(({ type }) => type)).toEqual(['taskReassigned', 'targetTaskGiven']);
    expect((await told('third')).map(({ type }) => type)).toEqual(['targetTaskGiven']);
    await expect(trail()).resolves.toEqual(['assignTask', 'assignTask']);
  });

  test('nobody else assigns', async () => {
    for (const who of ['demodesigner', 'second', 'demoauditor', 'demodoctor'])
      await expect(refused(who, 'assign', 'second')).resolves.toBe('noPermission');
    expect((await task('demoauditor'))?.designers).toEqual([]);
    await act('demoadmin', 'assign', 'second');
    expect((await task())?.assignUser?.userId).toBe(idOf('second'));
  });

  test('who belongs elsewhere does not come to it', async () => {
    for (const who of ['other_team', 'other_center', 'democenter'])
      for (const action of ['take', 'assign', 'handOver', 'putBack'] as const)
        await expect(refused(who, action, 'second')).resolves.toBe('recordNotFound');
    await expect(as('other_team').refused(plans.task, { query: key() })).resolves.toBe('recordNotFound');
    await expect(has('other_team', { taskView: 'all' })).resolves.toBe(false);
    expect(await as('other_team').call(plans.taskLoads)).toMatchObject([{ userId: idOf('other_team'), openCount: 0 }]);
  });

  test('in a design center whoever works there assigns, among those of that center', async () => {
    await stand(entrustTo.center);
    await expect(refused('democenter', 'assign', 'other_center')).resolves.toBe('recordNotFound');
    await expect(refused('democreator', 'assign', 'democenter')).resolves.toBe('noPermission');
    await act('democenter', 'assign', 'democenter');
    expect((await task('democenter'))?.assignUser?.userId).toBe(idOf('democenter'));
    expect((await task('democreator'))?.designers).toEqual([]);
  });
});

describe('whoever holds it designs', () => {
  test('and nobody else starts, copies, renames, submits, withdraws, freezes or deletes', async () => {
    await act('second', 'take');
    await expect(refusedTarget('third')).resolves.toBe('taskHeld');
    const goal = await target('second');
    const named = { body: { ...key(), planId: goal.planId, name: 'Other', remarks: null } };
    await expect(as('third').refused(plans.copy, named)).resolves.toBe('taskHeld');
    await expect(as('third').refused(plans.rename, named)).resolves.toBe('taskHeld');
    for (const action of ['submit', 'freeze', 'delete'] as const)
      await expect(
        as('third').refused(plans.act, { body: { ...key(), planId: goal.planId, action, reason: null } }),
      ).resolves.toBe('taskHeld');
    const [listed] = await as('third').call(plans.list, { query: key() });
    expect(listed?.actions).toEqual([]);
    await designedBarely(as('second'), goal);
    await planned('second', goal.planId, 'submit');
    await expect(
      as('third').refused(plans.act, { body: { ...key(), planId: goal.planId, action: 'withdraw', reason: null } }),
    ).resolves.toBe('taskHeld');
    await planned('second', goal.planId, 'withdraw');
  });

  test('an operator acts for whoever holds it, and holds nothing', async () => {
    await act('second', 'take');
    await target('demoadmin');
    expect((await task())?.assignUser?.userId).toBe(idOf('second'));
    await act('second', 'putBack');
    await target('demoadmin', 'Another');
    expect((await task())?.assignUser).toBeNull();
  });

  test('whoever begins what lies in the pool holds it from then on', async () => {
    await target('third');
    expect((await task())?.assignUser?.userId).toBe(idOf('third'));
    await expect(refusedTarget('second')).resolves.toBe('taskHeld');
    await expect(trail()).resolves.toEqual(['takeTask']);
  });

  test('one who was disabled blocks it by name until a lead gives it to somebody else', async () => {
    await act('third', 'take');
    await enable('third', false);
    await expect(target('second')).rejects.toMatchObject({
      ...{ errorName: 'disabledDesigner', text: expect.stringContaining('third') },
    });
    const seen = await task('democreator');
    expect(seen?.assignUser).toMatchObject({ userId: idOf('third'), status: '0' });
    // As the present one selectable, and no way on.
    expect(seen?.designers.find(({ userId }) => userId === idOf('third'))).toMatchObject({ status: '0' });
    await expect(refused('democreator', 'assign', 'third')).resolves.toBe('disabledDesigner');
    await act('democreator', 'assign', 'second');
    await enable('third', true);
    await target('second');
  });
});

describe('when its turn comes', () => {
  const startDesign = async () => {
    await stand(entrustTo.team, caseStatus.inspectionPassed);
    await as('second').call(cases.act, { body: { ...key(), action: 'startDesign' } });
  };

  test('it is the default member’s, who hears of it', async () => {
    await startDesign();
    expect((await task())?.assignUser?.userId).toBe(idOf('demodesigner'));
    expect((await told('demodesigner')).map(({ type }) => type)).toContain('targetTaskYours');
    await expect(trail()).resolves.toEqual(['assignTask']);
  });

  test('it stays theirs who hold it, and lies in the pool where the default member is disabled', async () => {
    await act('second', 'take');
    await startDesign();
    expect((await task())?.assignUser?.userId).toBe(idOf('second'));
    await enable('second', false);
    await enable('demodesigner', false);
    await stand(entrustTo.team, caseStatus.inspectionPassed);
    await as('third').call(cases.act, { body: { ...key(), action: 'startDesign' } });
    expect((await task('third'))?.assignUser).toBeNull();
    await enable('second', true);
    await enable('demodesigner', true);
  });

  test('stages have a task of their own once the target has passed', async () => {
    const goal = await target('second');
    await designedBarely(as('second'), goal);
    await planned('second', goal.planId, 'submit');
    expect(await task()).toMatchObject({ taskKind: 'target' });
    await as('demoauditor').call(plans.saveAudit, {
      body: { ...key(), planId: goal.planId, findings: everyCheck('target') },
    });
    await planned('demoauditor', goal.planId, 'passAudit');
    expect(await task('demodesigner')).toMatchObject({
      taskKind: 'step',
      assignUser: { userId: idOf('demodesigner') },
      actions: ['putBack', 'handOver'],
    });
    const begin = { body: { ...key(), planId: goal.planId, name: 'Stages', remarks: null } };
    await expect(as('second').refused(plans.createStep, begin)).resolves.toBe('taskHeld');
    await as('demodesigner').call(plans.createStep, begin);
    // The target stays whose it was, and is not given on any more.
    await expect(refused('second', 'handOver', 'third')).resolves.toBe('transitionRefused');
    await expect(refusedTarget('demodesigner')).resolves.toBe('taskHeld');
    const row = (await rows('demodesigner', { taskView: 'mine' })).find((each) => each.caseId === caseId);
    expect(row?.task).toMatchObject({ taskKind: 'step', actions: ['putBack', 'handOver'] });
  });
});

describe('until when', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const due = (dueTime: string | null) =>
    server.ctx.db.execute(sql`update design_tasks set due_at = ${dueTime} where pt_id = ${caseId}`);
  const assigned = (who: string, dueTime: string, action: 'assign' | 'handOver' = 'assign') =>
    as(who).call(plans.actOnTask, { body: { ...acting(action, 'second').body, dueTime } });
  const next = async (who: string) => (await as(who).call(plans.takeNextTask)).taken;

  test('it is promised when its turn comes, by a lead for another day, and by nobody for yesterday', async () => {
    await stand(entrustTo.team, caseStatus.inspectionPassed);
    await as('second').call(cases.act, { body: { ...key(), action: 'startDesign' } });
    const promised = new Date((await task())!.dueTime!).getTime() - Date.now();
    expect(Math.round(promised / 86_400_000)).toBe(designDays.target);
    const later = inDays(9);
    await assigned('democreator', later);
    expect((await task())?.dueTime).toBe(later);
    // Whoever hands it over gives no more time than there is.
    await as('second').call(plans.actOnTask, { body: { ...acting('handOver', 'third').body, dueTime: inDays(30) } });
    await act('third', 'putBack');
    expect((await task())?.dueTime).toBe(later);
    const past = { body: { ...acting('assign', 'second').body, dueTime: inDays(-1) } };
    await expect(as('democreator').refused(plans.actOnTask, past)).resolves.toBe('taskDuePast');
    // While the doctor is asked nobody is late.
    await act('second', 'take');
    await stand(entrustTo.team, caseStatus.pendingApproval);
    expect((await task())?.dueTime).toBeNull();
    const [row] = (await rows('second', { taskView: 'mine' })).filter((each) => each.caseId === caseId);
    expect(row?.task?.dueTime).toBeNull();
  });

  test('what is due first stands first and is taken first, and nobody gets what another one took', async () => {
    const mine = caseId;
    caseId = await openCase(as('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
    await stand();
    await act('second', 'take');
    await act('second', 'putBack');
    await due(inDays(-2));
    const [late, pool] = [caseId, (await rows('second', { taskView: 'pool' })).map((row) => row.caseId)];
    expect(pool[0]).toBe(late);
    expect(pool).toContain(mine);
    const taken = await Promise.all(['second', 'third', 'demodesigner', 'second'].map(next));
    const ids = taken.flatMap((each) => each?.caseId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(late);
    // Everything is taken in the end, and then nothing is left; whoever only leads takes nothing.
    for (let left = pool.length; left > 0 && (await next('third')); left -= 1);
    await expect(next('third')).resolves.toBeNull();
    await act('demoadmin', 'assign', 'third');
    const loads = await as('third').call(plans.taskLoads);
    expect(loads.find(({ userId }) => userId === idOf('third'))?.overdueCount).toBe(1);
    for (const who of ['democreator', 'demoauditor', 'demodoctor'])
      await expect(as(who).refused(plans.takeNextTask)).resolves.toBe('noPermission');
  });

  test('the creator sees what is designed for the practice, and gives what nobody holds', async () => {
    const row = async (view: string) =>
      (await rows('democreator', { taskView: view })).find((each) => each.caseId === caseId);
    expect((await row('pool'))?.task).toMatchObject({ assignUser: null, actions: ['assign'] });
    await act('democreator', 'assign', 'second', 'target', 'For Monday.');
    expect(await row('pool')).toBeUndefined();
    const given = (await row('all'))?.task;
    expect([given?.assignUser?.userId, given?.assignNote]).toEqual([idOf('second'), 'For Monday.']);
    expect((await as('democreator').call(plans.taskLoads)).map(({ userId }) => userId)).toContain(idOf('second'));
    // What a design center says among itself stays there.
    await stand(entrustTo.center);
    await act('democenter', 'assign', 'democenter', 'target', 'Among us.');
    expect((await row('all'))?.task).toMatchObject({ assignNote: null, actions: [] });
    await expect(rows('demodoctor', {})).rejects.toMatchObject({ errorName: 'noPermission' });
  });
});

test('the workload tells how many open tasks everybody of the team holds', async () => {
  const load = async () =>
    (await as('second').call(plans.taskLoads)).find(({ userId }) => userId === idOf('third'))?.openCount;
  const before = await load();
  await act('third', 'take');
  await expect(load()).resolves.toBe((before ?? 0) + 1);
  const people = (await as('second').call(plans.taskLoads)).map(({ userId }) => userId);
  expect(people).toEqual(expect.arrayContaining([idOf('demodesigner'), idOf('second'), idOf('third')]));
  for (const outside of ['demoauditor', 'democenter', 'other_team']) expect(people).not.toContain(idOf(outside));
  await stand(entrustTo.team, caseStatus.planConfirmed);
  await expect(load()).resolves.toBe(before);
});
