import { endpoints, planStatuses } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';

const { plans } = endpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Found {
  caseId: string;
  version: number;
}

/** A demonstration case of the first practice that satisfies a condition on `cases c`. */
async function caseWhere(condition: string, practice = 'P10001'): Promise<Found> {
  const { rows } = await server.ctx.db.execute<{ pt_id: string; version: number }>(
    sql.raw(`select c.pt_id, c.version from cases c join practices p on p.id = c.practice_id
      where p.number = '${practice}' and ${condition} order by c.pt_id limit 1`),
  );
  const [row] = rows;
  if (!row) throw new Error(`no case with ${condition}`);
  return { caseId: row.pt_id, version: row.version };
}

const newTarget = (found: Found) => ({ body: { ...found, name: 'Target for a test' } });

describe('the plans of a case', () => {
  test('are listed newest first, with names and steps', async () => {
    const found = await caseWhere('c.status = 11 and c.entrust = 2');
    const list = await (await server.login('democreator')).call(plans.list, { query: found });
    expect(list.length).toBeGreaterThanOrEqual(2);
    const [newest] = list;
    expect(newest).toMatchObject({ planType: 'step', status: 8, kind: 'auditPlan' });
    const [target, source] = [newest?.targetPlanId, newest?.sourcePlanId].map((id) =>
      list.find(({ planId }) => planId === id),
    );
    // What it was copied from had been sent back.
    if (source) expect(source).toMatchObject({ planType: 'step', result: 'stageRejected' });
    expect(newest?.upperSteps).toBeGreaterThan(0);
    expect(newest?.designerName).toContain('Xu Nuo');
    expect(newest?.auditorName).toContain('Gao Yuan');
    expect(target).toMatchObject({ planType: 'target', status: 3 });
    const known = planStatuses.map((status) => status.value as number);
    for (const { status } of list) expect(known).toContain(status);
  });

  test('a case that is not designed yet has none', async () => {
    const found = await caseWhere('c.status = 1');
    await expect((await server.login('democreator')).call(plans.list, { query: found })).resolves.toEqual([]);
  });

  test.each(['democreator', 'demoassistant', 'demodesigner', 'demoauditor', 'demoadmin'])(
    '%s sees them',
    async (name) => {
      const found = await caseWhere('c.status = 11 and c.entrust = 2');
      await expect((await server.login(name)).call(plans.list, { query: found })).resolves.not.toHaveLength(0);
    },
  );

  test.each([
    ['democenter', 'recordNotFound'],
    ['demooutsider', 'recordNotFound'],
    ['demomaker', 'noPermission'],
  ])('%s, who has no part in a team case, gets %s', async (name, refusal) => {
    const found = await caseWhere('c.status = 11 and c.entrust = 2');
    await expect((await server.login(name)).refused(plans.list, { query: found })).resolves.toBe(refusal);
  });

  test('an unknown version is not found', async () => {
    const { caseId } = await caseWhere('c.status = 11');
    const query = { caseId, version: 99 };
    await expect((await server.login('democreator')).refused(plans.list, { query })).resolves.toBe('recordNotFound');
  });

  test('nobody sees them without a login', async () => {
    const query = await caseWhere('c.status = 11');
    await expect(server.api().refused(plans.list, { query })).resolves.toBe('logExpired');
  });
});

describe('starting a target', () => {
  test('the team’s target designer starts one, and it stands first as a draft', async () => {
    const found = await caseWhere('c.status = 10 and c.entrust = 2');
    const designer = await server.login('demodesigner');
    const made = await designer.call(plans.create, newTarget(found));
    expect(made).toMatchObject({
      ...found,
      name: 'Target for a test',
      planType: 'target',
      kind: 'auditPlan',
      status: 0,
    });
    expect(made.designerName).toContain('Xu Nuo');
    const [first] = await designer.call(plans.list, { query: found });
    expect(first?.planId).toBe(made.planId);
    const [latest] = await designer.call(endpoints.cases.progress, { query: { caseId: found.caseId } });
    expect(latest).toMatchObject({ action: 'createTarget', from: 10, to: 10 });
  });

  test('the design center does for its case, the doctor for a self-designed one', async () => {
    const lab = await caseWhere('c.status = 10 and c.entrust = 1');
    await expect((await server.login('democenter')).call(plans.create, newTarget(lab))).resolves.toMatchObject({
      kind: 'auditPlan',
    });
    const self = await caseWhere('c.status = 10 and c.entrust = 0');
    await expect((await server.login('democreator')).call(plans.create, newTarget(self))).resolves.toMatchObject({
      kind: 'doctorDraft',
    });
  });

  test.each([0, 1, 2])(
    'an administrator starts one for a case designed by %i, in the name of the platform',
    async (entrust) => {
      const found = await caseWhere(`c.status = 10 and c.entrust = ${entrust}`);
      const made = await (await server.login('demoadmin')).call(plans.create, newTarget(found));
      expect(made.kind).toBe(entrust === 0 ? 'doctorDraft' : 'auditPlan');
      const [latest] = await (
        await server.login('demoadmin')
      ).call(endpoints.cases.progress, { query: { caseId: found.caseId } });
      expect(latest).toMatchObject({ action: 'createTarget', asAdmin: true });
    },
  );

  test.each([
    ['democreator', 'c.status = 10 and c.entrust = 2', 'noPermission'],
    ['demodesigner', 'c.status = 10 and c.entrust = 1', 'recordNotFound'],
    ['democenter', 'c.status = 10 and c.entrust = 2', 'recordNotFound'],
    ['demooutsider', 'c.status = 10 and c.entrust = 0', 'recordNotFound'],
    ['demoauditor', 'c.status = 10 and c.entrust = 2', 'noPermission'],
    ['demoassistant', 'c.status = 10 and c.entrust = 2', 'noPermission'],
    ['demomaker', 'c.status = 10 and c.entrust = 2', 'noPermission'],
    ['demodesigner', 'c.status = 11 and c.entrust = 2', 'transitionRefused'],
    ['demodesigner', 'c.status = 31 and c.entrust = 2', 'transitionRefused'],
  ])('%s, on a case with %s, is refused with %s', async (name, condition, refusal) => {
    const found = await caseWhere(condition);
    await expect((await server.login(name)).refused(plans.create, newTarget(found))).resolves.toBe(refusal);
  });

  test.each([
    ['demodesigner', 'c.status = 10 and c.entrust = 2', ['startTarget']],
    ['demoauditor', 'c.status = 10 and c.entrust = 2', []],
    ['democreator', 'c.status = 10 and c.entrust = 2', []],
    ['democreator', 'c.status = 10 and c.entrust = 0', ['startTarget']],
    ['democenter', 'c.status = 10 and c.entrust = 1', ['startTarget']],
    ['demoadmin', 'c.status = 10 and c.entrust = 2', ['startTarget']],
    ['demodesigner', 'c.status = 11 and c.entrust = 2', []],
  ])('%s, on a case with %s, is offered %j', async (name, condition, actions) => {
    const query = await caseWhere(condition);
    await expect((await server.login(name)).call(plans.actions, { query })).resolves.toEqual({ actions });
  });

  test('what may be begun is told to nobody who does not see the case', async () => {
    const query = await caseWhere('c.status = 10 and c.entrust = 2');
    await expect((await server.login('demooutsider')).refused(plans.actions, { query })).resolves.toBe(
      'recordNotFound',
    );
  });

  test('a name is needed', async () => {
    const found = await caseWhere('c.status = 10 and c.entrust = 2');
    const designer = await server.login('demodesigner');
    await expect(designer.refused(plans.create, { body: { ...found, name: '  ' } })).resolves.toBe('paramsError');
  });
});

describe('design tasks', () => {
  const all = async (client: TestClient, keyword?: string) =>
    client.call(plans.tasks, { query: { pageNum: 1, pageSize: 100, ...(keyword && { keyword }) } });

  test('the team sees team cases that were handed over, the center its own', async () => {
    const team = await all(await server.login('demodesigner'));
    expect(team.total).toBeGreaterThan(5);
    expect(new Set(team.rows.map((row) => row.entrust))).toEqual(new Set([2]));
    const center = await all(await server.login('democenter'));
    expect(new Set(center.rows.map((row) => row.entrust))).toEqual(new Set([1]));
    for (const row of [...team.rows, ...center.rows]) expect([0, 31, 32, 33, 34]).not.toContain(row.status);
  });

  test('are those that are due first, then the last changed, page by page without a gap', async () => {
    const designer = await server.login('demodesigner');
    const { rows, total } = await all(designer);
    const due = rows.flatMap(({ task }) => task?.dueTime ?? []);
    expect(due).toEqual([...due].sort());
    const rest = rows.filter(({ task }) => !task).map((row) => row.updateTime);
    expect(rest).toEqual([...rest].sort().reverse());
    const second = await designer.call(plans.tasks, { query: { pageNum: 2, pageSize: 3 } });
    expect(second).toMatchObject({ total });
    expect(second.rows.map((row) => row.caseId)).toEqual(rows.slice(3, 6).map((row) => row.caseId));
  });

  test('are found by a part of the name or the case number', async () => {
    const designer = await server.login('demodesigner');
    const [first] = (await all(designer)).rows;
    const found = await all(designer, first?.ptNo.slice(2));
    expect(found.rows.map((row) => row.caseId)).toContain(first?.caseId);
    await expect(all(designer, 'nobody of this name')).resolves.toEqual({ rows: [], total: 0 });
  });

  test.each(['demodoctor', 'demoassistant', 'demomaker'])('%s has none to see', async (name) => {
    await expect((await server.login(name)).refused(plans.tasks)).resolves.toBe('noPermission');
  });

  test('whoever leads a practice sees its own, and nobody else’s', async () => {
    const led = new Set((await all(await server.login('democreator'))).rows.map((row) => row.caseId));
    const others = (await all(await server.login('demooutsider'))).rows;
    expect(led.size).toBeGreaterThan(5);
    expect(others.filter((row) => led.has(row.caseId))).toEqual([]);
  });
});
