import { type Entrust, type Plan, caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { post } from '../../credits/post.ts';
import { designCenterStaff, practiceDesignCenters } from '../../practices/schema.ts';
import { designed, giveDocument } from '../document/document.fixture.ts';
import { plans as planTable } from '../schema.ts';

const { plans, assists, credits, account, audit } = endpoints;

let server: TestServer;
let caseId: string;
let practice: string;
let plan: Plan;
let center: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
const clients = new Map<string, TestClient>();
const as = (name: string): TestClient => clients.get(name)!;
const key = () => ({ caseId, version: 1 });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['demodoctor', 'democreator', 'demoassistant', 'democenter', 'demoauditor', 'demoadmin'])
    clients.set(name, await server.login(name));
  clients.set('demooutsider', await server.login('demooutsider'));
  practice = await practiceId(server, 'P10001');
  place = await casePlacer(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  await give(3 - (await left()));
  caseId = await openCase(as('demodoctor'), validInfo(practice, { patientName: 'Testa Proband' }));
  await stand(entrustTo.self);
  plan = await as('demodoctor').call(plans.create, { body: { ...key(), name: 'Goal', remarks: null } });
  await designed(server, as('demodoctor'), plan, samplePlan(1, { kind: 'target' }));
  await as('demodoctor').call(plans.act, {
    body: { ...key(), planId: plan.planId, action: 'submit', reason: null },
  });
  center = (await list()).centers[0]?.designCenterId ?? '0';
});

const stand = (entrust: Entrust) => server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrust));
let given = 0;
const give = async (amount: number): Promise<void> => {
  if (amount === 0) return;
  await server.ctx.db.transaction((tx) =>
    post(tx, {
      ...{ key: `given:${(given += 1)}`, kind: 'freeRecharge', holder: { kind: 'practice', id: practice } },
      ...{ actorId: null, movements: [{ unit: 'assistAudits', amount }] },
    }),
  );
};
const left = async (): Promise<number> =>
  Number(
    (
      await server.ctx.db.execute<{ balance: string }>(
        sql`select coalesce(sum(balance), 0) as balance from credit_accounts where practice_id = ${practice} and unit = 'assistAudits'`,
      )
    ).rows[0]?.balance ?? 0,
  );
const list = (who = 'demodoctor') => as(who).call(assists.list, { query: key() });
const asking = (question: string | null = 'Is 23 possible?') => ({
  body: { ...key(), planId: plan.planId, designCenterId: center, question },
});
const ask = (who = 'demodoctor') => as(who).call(assists.ask, asking());
const acting = (assistId: string, action: 'take' | 'release' | 'withdraw') => ({
  params: { assistId },
  body: { action },
});
const act = (who: string, ...how: Parameters<typeof acting>) => as(who).call(assists.act, acting(...how));
const refusedAct = (who: string, ...how: Parameters<typeof acting>) => as(who).refused(assists.act, acting(...how));
const answering = (assistId: string, verdict: 'fine' | 'change', reason: string | null) => ({
  params: { assistId },
  body: { verdict, reason },
});
const waiting = async (who = 'democenter', query: object = {}) =>
  (await as(who).call(assists.page, { query: { pageSize: 100, ...query } })).rows.filter(
    ({ planId }) => planId === plan.planId,
  );
const notices = async (who: string) => (await as(who).call(account.notices, { query: {} })).rows;

describe('asking', () => {
  let kept: (typeof practiceDesignCenters.$inferInsert)[] = [];

  test('uses one of the quota, stands in the ledger, and is told to the design center', async () => {
    expect(await list()).toMatchObject({ askable: [plan.planId], remaining: 3, assists: [] });
    const assist = await ask();
    expect(assist).toMatchObject({ state: 'asked', question: 'Is 23 possible?', takenBy: null, outdated: false });
    expect(await list()).toMatchObject({ askable: [], remaining: 2, assists: [{ actions: ['withdraw'] }] });
    const { rows } = await as('democreator').call(credits.ledger, { query: { pageSize: 10, pageNum: 1 } });
    expect(rows[0]).toMatchObject({ kind: 'assistAuditUsage', planName: 'Goal' });
    expect((await notices('democenter'))[0]).toMatchObject({
      ...{ type: 'assistAsked', link: `/assist-audits/${assist.assistId}` },
      content: expect.not.stringContaining('Proband'),
    });
  });

  test('is refused when nothing is left, and books nothing', async () => {
    await give(0 - (await left()));
    await expect(as('demodoctor').refused(assists.ask, asking())).resolves.toBe('quotaUsedUp');
    expect(await list()).toMatchObject({ assists: [], remaining: 0, askable: [plan.planId] });
  });

  test('twenty times at once asks once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await left()).toBe(2);
    expect((await list()).assists).toHaveLength(1);
  });

  test('is for doctors of the practice, and for a center that it is bound to', async () => {
    for (const who of ['demoassistant', 'democenter', 'demoauditor'])
      await expect(as(who).refused(assists.ask, asking())).resolves.toMatch(/noPermission|recordNotFound/);
    await expect(as('demooutsider').refused(assists.ask, asking())).resolves.toBe('recordNotFound');
    const body = { ...asking().body, designCenterId: '99999' };
    await expect(as('demodoctor').refused(assists.ask, { body })).resolves.toBe('recordNotFound');
    expect(await left()).toBe(3);
  });

  test('needs a plan that was submitted, of a case that no center designs', async () => {
    await server.ctx.db.update(planTable).set({ status: 0 }).where(eq(planTable.planId, plan.planId));
    await expect(as('demodoctor').refused(assists.ask, asking())).resolves.toBe('reviewNotSubmitted');
    await server.ctx.db.update(planTable).set({ status: 3 }).where(eq(planTable.planId, plan.planId));
    await stand(entrustTo.center);
    await expect(as('demodoctor').refused(assists.ask, asking())).resolves.toBe('assistOfCenter');
    expect((await list()).askable).toEqual([]);
  });

  test('needs a design center', async () => {
    await server.ctx.db.transaction(async (tx) => {
      const bound = await tx
        .delete(practiceDesignCenters)
        .where(eq(practiceDesignCenters.practiceId, practice))
        .returning();
      expect(bound.length).toBeGreaterThan(0);
      // Put back below, whatever the test says.
      kept = bound;
    });
    try {
      await expect(as('demodoctor').refused(assists.ask, asking())).resolves.toBe('assistNoCenter');
    } finally {
      await server.ctx.db.insert(practiceDesignCenters).values(kept);
    }
  });
});

describe('helping', () => {
  test('shows the plan and nothing of the patient, as long as it is open', async () => {
    const { assistId } = await ask();
    const [row] = await waiting();
    expect(row).toMatchObject({ state: 'asked', planName: 'Goal', actions: expect.arrayContaining(['take']) });
    const read = await as('democenter').call(assists.read, { params: { assistId } });
    expect(read.plan.document.teeth.length).toBeGreaterThan(0);
    expect(JSON.stringify(read)).not.toContain('Proband');
    const { paths } = await as('democenter').call(assists.storage, { params: { assistId } });
    expect(paths.length).toBeGreaterThan(0);
    // The case itself stays what it was to the center: not there.
    await expect(as('democenter').refused(plans.list, { query: key() })).resolves.toBe('recordNotFound');
    await act('demodoctor', assistId, 'withdraw');
    await expect(as('democenter').refused(assists.read, { params: { assistId } })).resolves.toBe('assistOver');
    await expect(as('democenter').refused(assists.storage, { params: { assistId } })).resolves.toBe('assistOver');
  });

  test('is taken, put back, and answered; the answer reaches whoever asked, and ends it', async () => {
    const { assistId } = await ask();
    expect(await act('democenter', assistId, 'take')).toMatchObject({ state: 'taken', actions: expect.any(Array) });
    await expect(refusedAct('demodoctor', assistId, 'withdraw')).resolves.toBe('assistBegun');
    expect(await act('democenter', assistId, 'release')).toMatchObject({ state: 'asked', takenBy: null });
    await act('democenter', assistId, 'take');
    await expect(as('democenter').refused(assists.answer, answering(assistId, 'change', ' '))).resolves.toBe(
      'reasonRequired',
    );
    const answered = await as('democenter').call(assists.answer, answering(assistId, 'change', 'More IPR at 23.'));
    expect(answered).toMatchObject({ state: 'answered', verdict: 'change', answer: 'More IPR at 23.', actions: [] });
    expect((await list()).assists[0]).toMatchObject({ verdict: 'change', answer: 'More IPR at 23.' });
    expect((await notices('demodoctor'))[0]).toMatchObject({
      ...{ type: 'assistChange', content: expect.stringContaining('More IPR at 23.') },
    });
    await expect(as('democenter').refused(assists.answer, answering(assistId, 'fine', null))).resolves.toBe(
      'assistOver',
    );
    // What is advised changes no plan; help may be asked for again.
    expect(await list()).toMatchObject({ askable: [plan.planId], remaining: 2 });
    expect((await as('demodoctor').call(plans.list, { query: key() }))[0]).toMatchObject({ status: 3 });
  });

  test('that is declined gives back what it used, once, and says why', async () => {
    const { assistId } = await ask();
    const declining = (reason: string | null) => ({ params: { assistId }, body: { reason } });
    await expect(as('democenter').refused(assists.decline, declining(null))).resolves.toBe('reasonRequired');
    await as('democenter').call(assists.decline, declining('No molars scanned.'));
    await expect(as('democenter').refused(assists.decline, declining('Again.'))).resolves.toBe('assistOver');
    expect(await list()).toMatchObject({
      remaining: 3,
      assists: [{ state: 'declined', answer: 'No molars scanned.' }],
    });
    expect((await notices('demodoctor'))[0]).toMatchObject({ type: 'assistDeclined' });
    const { rows } = await as('democreator').call(credits.ledger, { query: { pageSize: 10, pageNum: 1 } });
    expect(rows.slice(0, 2).map(({ kind }) => kind)).toEqual(['assistAuditReturn', 'assistAuditUsage']);
  });

  test('is for the center that was asked, as long as one works there', async () => {
    const { assistId } = await ask();
    for (const who of ['demooutsider', 'demoauditor'])
      await expect(refusedAct(who, assistId, 'take')).resolves.toMatch(/recordNotFound|noPermission/);
    // An auditor of the practice's own team helps nobody else.
    await expect(as('demoauditor').refused(assists.read, { params: { assistId } })).resolves.toBe('noPermission');
    await expect(as('demoauditor').refused(assists.page, { query: {} })).resolves.toBe('noPermission');
    await act('democenter', assistId, 'take');
    await server.ctx.db.update(designCenterStaff).set({ enabled: false });
    try {
      for (const call of [assists.read, assists.storage] as const)
        await expect(as('democenter').refused(call, { params: { assistId } })).resolves.toMatch(
          /recordNotFound|noPermission/,
        );
      await expect(as('democenter').refused(assists.answer, answering(assistId, 'fine', null))).resolves.toMatch(
        /recordNotFound|noPermission/,
      );
    } finally {
      await server.ctx.db.update(designCenterStaff).set({ enabled: true });
    }
  });

  test('is found by number, plan and practice, counted, and not by the patient', async () => {
    const { assistId } = await ask();
    const [row] = await waiting();
    for (const keyword of [row!.ptNo, 'Goal', row!.practiceName])
      expect((await waiting('democenter', { keyword })).map((each) => each.assistId)).toEqual([assistId]);
    expect(await waiting('democenter', { keyword: 'Proband' })).toEqual([]);
    const before = await as('democenter').call(assists.counts);
    await act('democenter', assistId, 'take');
    const after = await as('democenter').call(assists.counts);
    expect([after.waiting, after.mine, after.all]).toEqual([before.waiting - 1, before.mine + 1, before.all]);
    expect(await waiting('democenter', { assistView: 'mine' })).toHaveLength(1);
  });
});

test('a plan that was designed further since says so, and the trail tells who did what', async () => {
  const { assistId } = await ask();
  await act('democenter', assistId, 'take');
  await giveDocument(server, plan, samplePlan(2, { kind: 'target' }));
  expect((await list()).assists[0]).toMatchObject({ outdated: true });
  await as('democenter').call(assists.answer, answering(assistId, 'fine', null));
  const { rows } = await as('democreator').call(audit.page, { query: { caseId, kind: 'changed' } });
  expect(
    rows
      .map(({ subject }) => subject)
      .filter((subject) => subject.endsWith('Assist'))
      .reverse(),
  ).toEqual(['askAssist', 'takeAssist', 'answerAssist']);
});
