import { caseStatus, entrustTo } from '@archway/contracts';
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
