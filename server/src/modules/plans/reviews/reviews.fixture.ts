import { randomBytes } from 'node:crypto';
import { type Answer, type Plan, type Received, caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import OSS from 'ali-oss';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { loginAttempts, verificationCodes } from '../../access/schema.ts';
import { openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { outboundMessages } from '../../messaging/schema.ts';
import { designed } from '../document/document.fixture.ts';
import { planReviews } from '../schema.ts';

const { plans, reviews, reviewVisit } = endpoints;
export type Asked = Received<typeof reviews.ask>['body'];
export type Link = Answer<typeof reviews.ask>;

export const MAIL = 'w52@example.com';
export const QUESTION = 'Is the rotation of 23 possible in 14 stages?';
export const secret = (): string => randomBytes(32).toString('base64url');

/** The name of what a call is refused with; null when it is not. */
export const refusedOrNull = async (run: () => Promise<unknown>): Promise<string | null> =>
  run().then(
    () => null,
    (error: { errorName: string }) => error.errorName,
  );

/** A submitted target of a case that a team designs, before each test, and calls about reviews of it. */
export function useReviews() {
  let server: TestServer;
  let caseId: string;
  let practice: string;
  let place: Awaited<ReturnType<typeof casePlacer>>;
  let plan: Plan;
  /** A reviewer: nobody is logged in there. */
  let nobody: TestClient;
  const clients = new Map<string, TestClient>();
  const as = (name: string): TestClient => clients.get(name)!;
  const key = () => ({ caseId, version: 1 });

  beforeAll(async () => {
    server = await startTestServer();
    for (const name of ['demodoctor', 'demodesigner', 'demoauditor', 'democreator', 'demoadmin', 'demooutsider'])
      clients.set(name, await server.login(name));
    nobody = server.api();
    practice = await practiceId(server, 'P10001');
    place = await casePlacer(server);
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    const info = validInfo(practice, { entrust: entrustTo.team, patientName: 'Testa Proband' });
    caseId = await openCase(as('demodoctor'), info);
    await stand(caseStatus.designing);
    for (const table of [loginAttempts, verificationCodes, outboundMessages]) await server.ctx.db.delete(table);
    plan = await as('demodesigner').call(plans.create, { body: { ...key(), name: 'Goal', remarks: null } });
    await designed(server, as('demodesigner'), plan, samplePlan(1, { kind: 'target' }));
    await act('demodesigner', 'submit');
  });

  const stand = (status: (typeof caseStatus)[keyof typeof caseStatus]) =>
    server.ctx.db.transaction((tx) => place(tx, caseId, status, entrustTo.team));
  const act = (who: string, action: 'submit' | 'withdraw' | 'passAudit') =>
    as(who).call(plans.act, { body: { ...key(), planId: plan.planId, action, reason: null } });
  const asking = (changes: Partial<Asked> = {}) => ({
    body: {
      ...{ ...key(), planId: plan.planId, kind: 'external', recipientName: 'Dr W-52', recipientMail: MAIL },
      ...{ lang: 'en-US', question: QUESTION, protection: 'none', days: 3, views: 3, showPatient: false },
      ...changes,
    } as Asked,
  });
  const ask = (changes: Partial<Asked> = {}, who = 'demodesigner'): Promise<Link> =>
    as(who).call(reviews.ask, asking(changes));
  const enter = (link: Link, device = secret(), more: object = {}) =>
    nobody.call(reviewVisit.enter, { body: { token: link.token, device, ...more } });
  const refusedEnter = (link: Pick<Link, 'token'>, more: object = {}, device = secret()) =>
    nobody.refused(reviewVisit.enter, { body: { token: link.token, device, ...more } });
  const read = (link: Link, device: string) =>
    nobody.refused(reviewVisit.read, { body: { token: link.token, device } });
  const deciding = (link: Link, device: string, verdict: 'pass' | 'reject', reason: string | null = null) => ({
    body: { token: link.token, device, verdict, reason },
  });
  const byId = ({ reviewId }: Pick<Link, 'reviewId'>) => ({ params: { reviewId } });
  const list = async (who = 'demodesigner') => (await as(who).call(reviews.list, { query: key() })).reviews;
  const askable = async (who = 'demodesigner') => (await as(who).call(reviews.list, { query: key() })).askable;
  const planNow = async () =>
    (await as('demodesigner').call(plans.list, { query: key() })).find(({ planId }) => planId === plan.planId)!;
  const change = (link: Pick<Link, 'reviewId'>, changes: Partial<typeof planReviews.$inferInsert>) =>
    server.ctx.db.update(planReviews).set(changes).where(eq(planReviews.reviewId, link.reviewId));
  const overdue = (link: Pick<Link, 'reviewId'>) => change(link, { expiresAt: new Date(Date.now() - 1000) });

  /** Mails of a kind to the reviewer, once everything that was asked for has left. */
  async function mails(kind: string, target = MAIL): Promise<{ subject: string; body: string; lang: string }[]> {
    await until(async () => {
      const { rows } = await server.ctx.db.execute<{ left: number }>(
        sql`select count(*)::int as left from pgboss.job where name in ('access-send-code', 'messaging-deliver') and state < 'completed'`,
      );
      return rows[0]?.left === 0;
    });
    const { rows } = await as('demoadmin').call(endpoints.messaging.outbox);
    return rows.filter((row) => row.kind === kind && row.target === target);
  }

  /** A storage client with what the link lends. */
  async function storageOf(link: Link, device: string): Promise<OSS> {
    const { bucketName, accessKeyId, accessKeySecret, stsToken } = await nobody.call(reviewVisit.storage, {
      body: { token: link.token, device },
    });
    const keys = { accessKeyId, accessKeySecret, stsToken };
    return new OSS({
      ...{
        ...keys,
        endpoint: server.url,
        region: 'oss-cn-hangzhou',
        bucket: bucketName,
        sldEnable: true,
        secure: false,
      },
      ...{ authorizationV4: true, retryMax: 0, refreshSTSToken: async () => keys, refreshSTSTokenInterval: 3_600_000 },
    });
  }

  async function decided(verdict: 'pass' | 'reject', reason: string | null = null, changes: Partial<Asked> = {}) {
    const [link, device] = [await ask(changes), secret()];
    await enter(link, device);
    await nobody.call(reviewVisit.decide, deciding(link, device, verdict, reason));
    return link;
  }

  return {
    ...{ as, key, stand, act, asking, ask, enter, refusedEnter, read, deciding, byId, list, askable, planNow },
    ...{ overdue, mails, storageOf, decided },
    server: () => server,
    db: () => server.ctx.db,
    plan: () => plan,
    caseId: () => caseId,
    nobody: () => nobody,
  };
}
