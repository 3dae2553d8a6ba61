import { randomBytes } from 'node:crypto';
import { PEN_GONE_SECONDS, type Plan, caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { barePlan } from '@archway/dental/testing';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { callerOf, openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { planPens } from '../schema.ts';

const { plans } = endpoints;

let server: TestServer;
let designer: TestClient;
let admin: TestClient;
let plan: Plan;

beforeAll(async () => {
  server = await startTestServer();
  designer = await server.login('demodesigner');
  admin = await server.login('demoadmin');
  const doctor = await server.login('demodoctor');
  const practice = await practiceId(server, 'P10001');
  const caseId = await openCase(doctor, validInfo(practice, { entrust: entrustTo.team }));
  const place = await casePlacer(server);
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
  plan = await designer.call(plans.create, { body: { caseId, version: 1, name: 'Goal', remarks: null } });
});
afterAll(() => server.stop());
beforeEach(() => server.ctx.db.delete(planPens));

const key = () => ({ caseId: plan.caseId, version: 1, planId: plan.planId });
const page = () => randomBytes(16).toString('hex');
type Wish = 'look' | 'keep' | 'over';
const wishes = async (client: TestClient, pageId: string, wish: Wish = 'keep') =>
  (await client.call(plans.takePen, { body: { ...key(), pageId, wish } })).holder;
const laysDown = (client: TestClient, pageId: string) => client.call(plans.releasePen, { body: { ...key(), pageId } });
const save = async (client: TestClient) => {
  const body = { ...key(), document: barePlan('target'), base: null };
  return client.refused(plans.saveDocument, { body });
};
/** As if its page had said nothing for longer than one that is there does. */
const silent = () =>
  server.ctx.db
    .update(planPens)
    .set({ seen: sql`now() - make_interval(secs => ${PEN_GONE_SECONDS + 5})` })
    .where(eq(planPens.planId, plan.planId));

test('one holds the pen, the other is told who, reads, and cannot save; of one that is gone it is taken over', async () => {
  const [one, other] = [page(), page()];
  await expect(wishes(designer, one, 'look')).resolves.toBeNull();
  await expect(wishes(designer, one)).resolves.toMatchObject({ self: true, here: true, gone: false });
  const seen = await wishes(admin, other);
  expect(seen).toMatchObject({ self: false, here: false, gone: false });
  expect(seen?.name).toBeTruthy();
  // Nobody takes it from somebody who is there.
  await expect(wishes(admin, other, 'over')).resolves.toMatchObject({ self: false });
  await expect(save(admin)).resolves.toBe('penHeld');
  await silent();
  await expect(wishes(admin, other, 'look')).resolves.toMatchObject({ self: false, gone: true });
  // It is asked for: a page that only keeps its own does not take that of somebody else.
  await expect(wishes(admin, other)).resolves.toMatchObject({ self: false, gone: true });
  await expect(wishes(admin, other, 'over')).resolves.toMatchObject({ self: true, here: true, gone: false });
  await expect(wishes(designer, one)).resolves.toMatchObject({ self: false });
  await expect(save(designer)).resolves.toBe('penHeld');
  // What somebody else holds is not laid down.
  await laysDown(designer, one);
  await expect(wishes(designer, one, 'look')).resolves.toMatchObject({ self: false });
  await laysDown(admin, other);
  await expect(wishes(designer, one)).resolves.toMatchObject({ here: true });
  await designer.call(plans.saveDocument, { body: { ...key(), document: barePlan('target'), base: null } });
});

test('a beat keeps it and is no news; on another page of one’s own it is asked for, and may be had at once', async () => {
  const [one, other] = [page(), page()];
  const { userId } = await callerOf(server, designer);
  let told = 0;
  const end = await server.ctx.events.subscribe({ userId, groupIds: [] }, null, (event) => {
    if (event.type === 'plan.pen' && event.data.planId === plan.planId) told++;
  });
  await wishes(designer, one);
  await until(() => told === 1);
  await wishes(designer, one);
  await expect(wishes(designer, other)).resolves.toMatchObject({ self: true, here: false });
  await expect(wishes(designer, other, 'over')).resolves.toMatchObject({ self: true, here: true });
  await until(() => told === 2);
  // Of a page of one's own that has gone nobody has to ask.
  await silent();
  await expect(wishes(designer, one)).resolves.toMatchObject({ here: true });
  await until(() => told === 3);
  end();
  expect(told).toBe(3);
});

test('of those who come at the same moment one has it; who may not design does not learn of it', async () => {
  const pages = [page(), page(), page()];
  const holders = await Promise.all(pages.map((each, at) => wishes(at === 0 ? admin : designer, each)));
  expect(holders.filter((holder) => holder?.here)).toHaveLength(1);
  const body = { ...key(), pageId: page(), wish: 'over' } as const;
  for (const [who, name] of [
    ['demodoctor', 'noPermission'],
    ['demoauditor', 'noPermission'],
    ['demooutsider', 'recordNotFound'],
  ] as const) {
    const client = await server.login(who);
    await expect(client.refused(plans.takePen, { body })).resolves.toBe(name);
  }
  const outsider = await server.login('demooutsider');
  const released = { body: { ...key(), pageId: page() } };
  await expect(outsider.refused(plans.releasePen, released)).resolves.toBe('recordNotFound');
});
