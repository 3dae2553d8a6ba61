import { caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { caseToWalk } from '../cases/machine/case-people.fixture.ts';
import { caseAdapter } from '../cases/machine/case-adapter.ts';
import { caseVersions } from '../cases/schema.ts';
import { balancesOf } from './account-repository.ts';
import { leave, practiceHolder } from './credits.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a case is confirmed together with its charge, or not at all', async () => {
  const { db } = server.ctx;
  const practice = await practiceHolder(server, 'P10001');
  const { caseId, actorOf, put } = await caseToWalk(server);
  const key = { caseId, version: 1 };
  await db.transaction((tx) => put(tx, caseStatus.clinicallyApproved, entrustTo.team));
  const confirm = () =>
    db.transaction((tx) =>
      takeAction(caseAdapter, { context: server.ctx, tx, actor: actorOf('demodoctor') }, key, 'confirmPlan', {}),
    );
  const statusOf = async () => (await db.select().from(caseVersions).where(eq(caseVersions.caseId, caseId)))[0]?.status;

  await leave(server, practice, 100);
  await expect(confirm()).rejects.toMatchObject({ errorName: 'practiceCreditsInsufficient' });
  await expect(statusOf()).resolves.toBe(caseStatus.clinicallyApproved);

  await leave(server, practice, 500);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, confirm));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(statusOf()).resolves.toBe(caseStatus.planConfirmed);
  await expect(balancesOf(db, practice)).resolves.toMatchObject({ credits: 260 });
});

test('whoever pays hears of few credits when a charge leaves fewer than a thousand, and not at the next one', async () => {
  const { db } = server.ctx;
  const creator = await server.login('democreator');
  const low = async () => {
    const { rows } = await creator.call(endpoints.account.notices, { query: { pageSize: 100 } });
    return rows.filter(({ type }) => type === 'creditsLow').map(({ content, link }) => [content, link]);
  };
  await leave(server, await practiceHolder(server, 'P10001'), 1300);
  const confirmed = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const { caseId, actorOf, put } = await caseToWalk(server);
      await db.transaction((tx) => put(tx, caseStatus.clinicallyApproved, entrustTo.team));
      const work = { context: server.ctx, actor: actorOf('demodoctor') };
      await db.transaction((tx) => takeAction(caseAdapter, { ...work, tx }, { caseId, version: 1 }, 'confirmPlan', {}));
    }
    return low();
  };
  expect(await confirmed(1)).toEqual([]);
  const [practice] = await creator.call(endpoints.access.practices);
  const told = [[`[${practice?.name}] has only 820 credits left. Please recharge in time.`, '/account?key=7']];
  expect(await confirmed(1)).toEqual(told);
  expect(await confirmed(1)).toEqual(told);
});
