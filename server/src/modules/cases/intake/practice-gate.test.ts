import { type BasicInfoInput, endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { users } from '../../access/schema.ts';
import { designCenters, practiceMembers, practices } from '../../practices/schema.ts';
import { callerOf, practiceId, validInfo } from '../cases.fixture.ts';

const { access, cases } = endpoints;

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let main: string;
let doctorId: string;
beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor] = [await server.login('democreator'), await server.login('demodoctor')];
  main = await practiceId(server, 'P10001');
  doctorId = (await callerOf(server, doctor)).userId;
});
afterAll(() => server.stop());

/** What somebody who opens a case is told, in English and in Chinese. */
async function told(client: TestClient, changes: Partial<BasicInfoInput> = {}): Promise<string[]> {
  const create = (lang: 'en-US' | 'zh-CN') =>
    client.call(cases.create, { body: validInfo(main, changes) }, lang).then(
      () => 'opened',
      (refusal: { text: string }) => refusal.text,
    );
  return [await create('en-US'), await create('zh-CN')];
}

const practice = (values: Partial<typeof practices.$inferInsert>) =>
  server.ctx.db.update(practices).set(values).where(eq(practices.id, main));
const account = (expiresOn: string | null) =>
  server.ctx.db.update(users).set({ expiresOn }).where(eq(users.id, doctorId));
const place = (enabled: boolean) =>
  server.ctx.db.update(practiceMembers).set({ enabled }).where(eq(practiceMembers.userId, doctorId));

const DISABLED = [
  'Your current account has been disabled. Please contact the practice creator.',
  '您的账号已被停用，请联系诊所创建者。',
];

test('an open practice lets cases be opened', async () => {
  expect(await told(doctor)).toEqual(['opened', 'opened']);
});

test('whoever belongs to none is sent to join or create one', async () => {
  expect(await told(await server.login('demoadmin'))).toEqual([
    'Please join a practice or create a practice first.',
    '请先加入或创建诊所。',
  ]);
});

test('one whose service is over says since when', async () => {
  await practice({ expiresOn: '2025-06-30', available: false });
  expect(await told(creator)).toEqual([
    'The current practice service access has expired. Please contact sales to renew it. Expired on 30 Jun 2025',
    '当前诊所的服务权限已过期，请联系销售人员续期。到期日：2025-06-30',
  ]);
  await practice({ expiresOn: null, available: true });
});

test('a disabled practice, and a disabled member, are told alike; who created it stays known', async () => {
  await practice({ available: false });
  expect(await told(doctor)).toEqual(DISABLED);
  await practice({ available: true });
  await place(false);
  expect(await told(doctor)).toEqual(DISABLED);
  const [own] = await creator.call(access.practices);
  expect(await doctor.call(access.practices)).toMatchObject([
    { available: false, creator: false, name: own!.name, creatorName: '林静 Lin Jing' },
  ]);
  expect(own).toMatchObject({ creator: true, creatorName: '林静 Lin Jing' });
  await place(true);
});

test('an account that is over, or has no day, opens nothing', async () => {
  for (const day of ['2020-01-01', null]) {
    await account(day);
    expect(await told(doctor)).toEqual([
      'Account has expired. Cannot create new cases. Please contact sales to renew it.',
      '账号已过期，无法新建病例。请联系销售人员续期。',
    ]);
  }
  await account('2036-12-31');
});

test('lab design without a center: the creator may bind one, a member asks the creator', async () => {
  await server.ctx.db.update(designCenters).set({ enabled: false });
  expect(await told(creator, { entrust: 1 })).toEqual([
    'No design center assigned. Please bind one before submitting a lab design order.',
    '未指定设计中心，请先绑定设计中心，再提交设计中心设计的病例。',
  ]);
  expect(await told(doctor, { entrust: 1 })).toEqual([
    "No design center assigned. Please contact the clinic's creator.",
    '未指定设计中心，请联系诊所创建者。',
  ]);
  await server.ctx.db.update(designCenters).set({ enabled: true });
});
