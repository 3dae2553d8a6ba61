import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type Plan,
  type PlanStatus,
  type Received,
  caseStatus,
  endpoints,
  entrustTo,
} from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, givePhotos, openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { designed } from '../document/document.fixture.ts';
import { plans as planRows, shares as shareRows } from '../schema.ts';

const { plans, shares, shareVisit, account } = endpoints;
type Wanted = Received<typeof shares.key>['body'];
export type Made = Answer<typeof shares.key>;

export const secret = (): string => randomBytes(32).toString('base64url');
export const CARD = { title: 'Orthodontist', phone: '0551 6360 7018', email: 'smile@example.com', words: 'Call me.' };

/** A target that passed the internal audit, of a doctor with a business card, before each test; calls about shares of it. */
export function useShares() {
  let server: TestServer;
  let caseId: string;
  let practice: string;
  let plan: Plan;
  /** A patient: nobody is logged in there. */
  let nobody: TestClient;
  const clients = new Map<string, TestClient>();
  const as = (name: string): TestClient => clients.get(name)!;
  const key = () => ({ caseId, version: 1 });

  beforeAll(async () => {
    server = await startTestServer();
    const names = ['demodoctor', 'demodesigner', 'demoauditor', 'democreator', 'demoadmin', 'demooutsider'];
    for (const name of [...names, 'demoassistant']) clients.set(name, await server.login(name));
    nobody = server.api();
    practice = await practiceId(server, 'P10001');
    const { userId: doctorId } = await callerOf(server, as('demodoctor'));
    await as('demodoctor').call(account.addSetting, {
      body: {
        ...{ doctorId, settingType: 'preferenceSetting' },
        settingContent: JSON.stringify({ businessCard: CARD }),
      },
    });
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    const info = validInfo(practice, { entrust: entrustTo.team, patientName: 'Testa Proband' });
    caseId = await openCase(as('demodoctor'), info);
    await givePhotos(server, caseId, (await callerOf(server, as('demodoctor'))).userId);
    const place = await casePlacer(server);
    await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
    plan = await as('demodesigner').call(plans.create, { body: { ...key(), name: 'Goal', remarks: 'Only for us' } });
    await designed(server, as('demodesigner'), plan, samplePlan(1, { kind: 'target' }));
    await stand(3);
  });

  /** Puts the plan there, whoever would have to decide so. */
  const stand = (status: PlanStatus) =>
    server.ctx.db.update(planRows).set({ status }).where(eq(planRows.planId, plan.planId));
  const list = (who = 'demodoctor') => as(who).call(shares.list, { query: key() });
  const descFilePath = async (): Promise<string> => (await list()).shareable[0]!.descFilePath;
  const wanted = async (changes: Partial<Wanted> = {}) => ({
    body: { descFilePath: await descFilePath(), requestType: 1 as const, ...changes },
  });
  const make = async (changes: Partial<Wanted> = {}, who = 'demodoctor'): Promise<Made> =>
    as(who).call(shares.key, await wanted(changes));
  const opened = (token: string, device = secret()) => nobody.call(shareVisit.open, { body: { token, device } });
  const open = async (token: string, device?: string) => {
    const told = await opened(token, device);
    if (told.subject !== 'plan') throw new Error(`a ${told.subject} was shown`);
    return told;
  };
  const refusedOpen = (token: string, device = secret()) =>
    nobody.refused(shareVisit.open, { body: { token, device } });
  const storage = (token: string, device: string) => nobody.call(shareVisit.storage, { body: { token, device } });
  const refusedStorage = (token: string, device: string) =>
    nobody.refused(shareVisit.storage, { body: { token, device } });
  const byId = ({ shareId }: Pick<Made, 'shareId'>) => ({ params: { shareId } });
  const overdue = ({ shareId }: Pick<Made, 'shareId'>) =>
    server.ctx.db
      .update(shareRows)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shareRows.shareId, shareId));
  /** The address of a link as the practice hands it out. */
  const addressOf = (token: string, origin = server.url): string => `${origin}/ortho#${token}`;

  return {
    opened,
    ...{ as, key, stand, list, descFilePath, wanted, make, open, refusedOpen, storage, refusedStorage, byId, overdue },
    addressOf,
    server: () => server,
    db: () => server.ctx.db,
    plan: () => plan,
    caseId: () => caseId,
    nobody: () => nobody,
  };
}
