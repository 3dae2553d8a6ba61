import { type RoleKey, endpoints, roleKeys } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../src/modules/access/passwords.ts';
import { insertUser } from '../../src/modules/access/repository.ts';
import { validInfo } from '../../src/modules/cases/cases.fixture.ts';
import { caseSendings } from '../../src/modules/integration/schema.ts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import {
  assistantPractices,
  designCenterStaff,
  designTeamMembers,
  practiceMakers,
  practiceMembers,
} from '../../src/modules/practices/schema.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { type Trespass, trespasses } from './trespass.ts';

/** Stands in everything that is somebody's own. */
const OWN = 'nobody-elses';
/** The name of a patient whose case its doctor designs alone, and has not submitted. */
const PATIENT = 'Patient Unsubmitted';

let server: TestServer;
let records: Record<string, unknown>;

beforeAll(async () => {
  server = await startTestServer();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { db } = server.ctx;
  const practiceId = await idOf("select id::text as id from practices where number = 'P10001'");
  const teamId = await idOf(`select id::text as id from design_teams where practice_id = ${practiceId} limit 1`);
  const centerId = await idOf(
    `select center_id::text as id from practice_design_centers where practice_id = ${practiceId} and is_default`,
  );
  await db.transaction(async (tx) => {
    const account = (name: string, more: object = {}) =>
      insertUser(tx, { userName: name, passwordHash, expiresOn: '2036-12-31', ...more });
    const owner = await account('own_doctor', { certification: 'authed', services: [0] });
    await tx.insert(practiceMembers).values({ practiceId, userId: owner, identity: 'doctor', isDefault: true });
    for (const role of roleKeys) {
      if (role === 'creator' || role === 'admin') continue;
      const userId = await account(`colleague_${role}`);
      if (role === 'doctor') await tx.insert(practiceMembers).values({ practiceId, userId, identity: 'doctor' });
      else if (role === 'assistant') await tx.insert(assistantPractices).values({ practiceId, userId });
      else if (role === 'modelmaker') await tx.insert(practiceMakers).values({ practiceId, userId });
      else if (role === 'design_center') await tx.insert(designCenterStaff).values({ centerId, userId });
      else await tx.insert(designTeamMembers).values({ teamId, userId, role });
    }
  });
  records = { practiceId, ...(await thingsOf(practiceId)) };
});
afterAll(() => server.stop());

async function idOf(statement: string): Promise<string> {
  const { rows } = await server.ctx.db.execute<{ id: string }>(sql.raw(statement));
  if (!rows[0]) throw new Error(`nothing is found by ${statement}`);
  return rows[0].id;
}

/** What a doctor of the practice has of his own: settings, an address, a session, a case that he treats, and its sending. */
async function thingsOf(practiceId: string): Promise<Record<string, unknown>> {
  const owner = await server.login('own_doctor');
  const { userId } = await owner.call(endpoints.access.personalData);
  await owner.call(endpoints.account.updateInfo, { body: { notificationEmail1: `${OWN}@example.com` } });
  const setting = await owner.call(endpoints.account.addSetting, {
    body: { doctorId: userId, settingType: 'orderSetting', settingContent: `{"private":"${OWN}"}` },
  });
  const place = { region: 'CN', province: '31', city: '3101', area: '310101', address: OWN };
  const { addressId } = await owner.call(endpoints.addresses.add, {
    body: { recipient: OWN, phone: '13800138000', ...place },
  });
  const [session] = await owner.call(endpoints.security.sessions);
  const { caseId } = await owner.call(endpoints.cases.create, {
    body: validInfo(practiceId, { patientName: PATIENT, entrust: 0 }),
  });
  const [sending] = await server.ctx.db
    .insert(caseSendings)
    .values({ userId, caseId, version: 1, confirmedTime: new Date(), eventId: OWN, lastAnswer: OWN, state: 'failed' })
    .returning();
  return {
    ...{ userId, doctorId: userId, id: setting.id, addressId, sessionId: session?.sessionId, caseId, version: 1 },
    sendingId: sending?.sendingId,
  };
}

/** Everybody chooses where they work; what is named by it is their own. */
const own = ['practices.setDefault'];
/** Labels belong to the practice, and everybody who treats its patients makes them. */
const ofLabels = ['labels.add'];
/** Whoever sees all cases of the practice, and opens them for its doctors. */
const ofCases = [
  ...['cases.transfer', 'cases.create', 'cases.detail', 'cases.file', 'cases.focus', 'cases.focusAll', 'cases.page'],
  ...['files.token', 'archives.add', 'messages.add', 'messages.read', 'messages.send', 'phone.open', 'photos.clear'],
];

/**
 * What people of a practice may do with a case of its other doctors, with the doctors themselves and with the practice:
 * section by section what the specification gives to a role. Settings, addresses, logins and notification addresses are
 * nobody's but their owner's.
 */
const may: Readonly<Record<Exclude<RoleKey, 'admin'>, readonly string[]>> = {
  creator: [
    ...own,
    ...ofCases,
    ...ofLabels,
    // The whole case, and what can be ordered of it, for whoever answers for it.
    ...['caseArchive.export', 'production.offer'],
    ...['access.selfInspection', 'certification.keepTexts', 'credits.requestRecharge', 'teams.create'],
    ...['practices.memberAvailable', 'practices.updateMember', 'apiKeys.create', 'apiKeys.revoke'],
  ],
  doctor: [...own, ...ofLabels],
  assistant: [...own, ...ofCases, ...ofLabels],
  target_design: [],
  step_design: [],
  post_process: [],
  target_internal_audit: [],
  step_internal_audit: [],
  internal_audit: [],
  design_center: [],
  // Machines of the practice are for those who make.
  modelmaker: ['devices.add'],
};

test('the owner reads it all, so that the test below asks for something', async () => {
  const owner = await server.login('own_doctor');
  const { doctorId, caseId } = records as { doctorId: string; caseId: string };
  const told = [
    await owner.call(endpoints.access.personalData),
    await owner.call(endpoints.account.settings, { query: { doctorId } }),
    await owner.call(endpoints.addresses.list),
    await owner.call(endpoints.cases.page, {}),
    await owner.call(endpoints.cases.detail, { params: { caseId, version: 1 } }),
  ].map((answer) => JSON.stringify(answer));
  expect(told.map((text) => [text.includes(OWN), text.includes(PATIENT)])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});

const named = (all: readonly Trespass[]): string[] => [...new Set(all.map(({ endpoint }) => endpoint))].sort();

// Whoever may do most comes last: what is done to the case is seen by those who follow.
const order = (Object.keys(may) as (keyof typeof may)[]).reverse();

test.each(order)(
  'a colleague with the role %s does with what is a doctor’s own what the table says, and nothing else',
  async (role) => {
    const { token } = await server.login(role === 'creator' ? 'democreator' : `colleague_${role}`);
    const asked = { role, token: token ?? '', records };
    const found = await trespasses(server.url, { ...asked, secrets: [OWN, PATIENT] });
    // Whether a made-up input is taken is chance; what is told of a case is not.
    expect(named(found).filter((endpoint) => !may[role].includes(endpoint))).toEqual([]);
    const told = named(found).filter((endpoint) => ['cases.page', 'cases.detail'].includes(endpoint));
    expect(told).toEqual(may[role].includes('cases.page') ? ['cases.detail', 'cases.page'] : []);
  },
);
