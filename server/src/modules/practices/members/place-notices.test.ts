import { randomUUID } from 'node:crypto';
import { type Lang, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { outboundMessages } from '../../messaging/schema.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';

const { access, account, assistants, centers, credits, practices, registry, security, teams, users } = endpoints;

let server: TestServer;
let admin: TestClient;
let creator: TestClient;
let doctor: TestClient & { readonly userId: string };
let practiceId: string;
let number: string;
/** The name of the practice, and its short one. */
let name: string;
let abbreviation: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, creator] = [await server.login('demoadmin'), await server.login('democreator')];
  practiceId = await practiceIdOf(creator);
  doctor = await newcomer(server, 'told-doctor', { email: 'told@example.com' });
  ({ number, name, abbreviation } = await creator.call(practices.profile, { query: { practiceId } }));
  const { applyId } = await doctor.call(practices.applyJoin, { body: { number } });
  await creator.call(practices.auditApplyJoin, { body: { applyId, pass: true } });
});
afterAll(() => server.stop());

/** What somebody has not read yet, the oldest first; read from then on. */
async function heard(client: TestClient, lang: Lang = 'en-US') {
  const { rows } = await client.call(account.notices, { query: { pageSize: 100, readFlag: 0 } }, lang);
  await client.call(account.readNotices, { query: {} });
  return rows.reverse().map(({ content, link }) => [content, link]);
}
const logged = async (client: TestClient) =>
  (await client.call(security.events, { query: {} })).rows.map(({ typeStr, content, actorName }) => [
    ...[typeStr, content, actorName],
  ]);
const OWN = '/account?key=5';

test('a member who is disabled and enabled hears of each once, also by mail, and finds it in the log', async () => {
  await heard(doctor);
  const set = (status: '0' | '1') =>
    creator.call(practices.memberAvailable, { body: { practiceId, userId: doctor.userId, status } });
  await server.ctx.db.delete(outboundMessages);
  await set('0');
  await set('0');
  expect(await heard(doctor, 'zh-CN')).toEqual([[`您在【${name}】的账号已被停用，请联系诊所创建者。`, OWN]]);
  const mails = await server.ctx.db.select().from(outboundMessages);
  expect(mails.map(({ target }) => target)).toEqual(['told@example.com']);
  await set('1');
  await set('1');
  expect(await heard(doctor)).toEqual([[`Your account at [${name}] is enabled again.`, OWN]]);
  const names = (await logged(doctor)).slice(0, 2);
  expect(names).toEqual([
    ['Enabled in a practice', name, expect.any(String)],
    ['Disabled in a practice', name, expect.any(String)],
  ]);
  // Nothing is told of what was refused.
  const refused = { body: { practiceId, userId: doctor.userId, status: '0' as const } };
  expect(await doctor.refused(practices.memberAvailable, refused)).toBe('notPracticeOwner');
  expect(await heard(doctor)).toEqual([]);
});

test('an assistant hears of another last day, of what ends and begins, and of nothing that stays', async () => {
  const { practiceId: second } = await creator.call(practices.create, { body: { name: 'Two', abbreviation: 'Two' } });
  const password = 'Assist-2026';
  const { userId } = await creator.call(assistants.add, {
    body: {
      ...{ nickName: '小叶', userName: 'told-assistant', email: 'a@example.com', password: wrapPassword(password) },
      practices: [{ practiceId }],
    },
  });
  const client = await server.login('told-assistant', password);
  const bind = (...given: { practiceId: string; expiredDay?: string }[]) =>
    creator.call(assistants.bindPractices, { body: { userId, practices: given } });
  await bind({ practiceId });
  expect(await heard(client)).toEqual([]);
  await bind({ practiceId, expiredDay: '2036-05-01' }, { practiceId: second });
  expect(await heard(client)).toEqual([
    [`Your service for [${name}] now ends: 2036-05-01.`, OWN],
    ['You now serve [Two]. Your service ends: no end.', OWN],
  ]);
  await bind({ practiceId, expiredDay: '2036-05-01' });
  expect(await heard(client)).toEqual([['You do not serve [Two] any more.', OWN]]);
  await creator.call(assistants.available, { body: { userId, status: '0' } });
  await creator.call(assistants.available, { body: { userId, status: '0' } });
  expect(await heard(client)).toHaveLength(1);
  expect((await logged(client)).map(([type, content]) => [type, content])).toEqual(
    expect.arrayContaining([
      ['Assistant account made by a practice creator', name],
      ['Service of an assistant changed', `${name}: ∞ → 2036-05-01`],
      ['Disabled in a practice', name],
    ]),
  );
});

test('a designer hears of a role, of being disabled and enabled, and of a team that is', async () => {
  const link = '/account?key=11&type=team';
  const [team] = await creator.call(teams.list);
  const { designTeamId, designTeamNo, teamName } = team!;
  const designer = await newcomer(server, 'told-designer');
  await designer.call(teams.join, { query: { designTeamNo } });
  const change = (body: object) =>
    creator.call(teams.updateMember, { body: { designTeamId, userId: designer.userId, ...body } });
  const roles = ['target_design', 'step_design'] as const;
  await change({ roles });
  await change({ roles });
  expect(await heard(designer, 'zh-CN')).toEqual([
    [`您在设计团队【${teamName}】的角色：目标位设计师、分步设计师。`, link],
  ]);
  await change({ status: '0' });
  await change({ status: '0' });
  await change({ status: '1' });
  expect((await heard(designer)).map(([content]) => content)).toEqual([
    `You have been disabled in the design team [${teamName}]. Please contact the practice creator.`,
    expect.stringMatching(/^You are enabled again in the design team .* as: Target designer, Stage designer\.$/),
  ]);
  for (const status of ['0', '0', '1'] as const) await creator.call(teams.update, { body: { designTeamId, status } });
  expect((await heard(designer)).map(([content]) => content)).toEqual([
    `The design team [${teamName}] has been disabled.`,
    `The design team [${teamName}] is enabled again.`,
  ]);
});

test('a creator hears that an application was taken back', async () => {
  const applicant = await newcomer(server, 'told-applicant', { nickName: 'Ann' });
  const { applyId } = await applicant.call(practices.applyJoin, { body: { number } });
  await heard(creator);
  await applicant.call(practices.cancelApplyJoin, { body: { applyId } });
  expect(await heard(creator)).toEqual([[`Ann has withdrawn the application to join [${name}].`, '/account?key=4']]);
});

test('an operator who disables or extends a practice or an account tells those whom it concerns', async () => {
  await heard(doctor);
  await heard(creator);
  const set = (enabled: boolean, reason: string) =>
    admin.call(registry.setEnabled, { body: { practiceId, enabled, reason } });
  await set(false, 'Unpaid.');
  await set(false, 'Unpaid.');
  for (const client of [doctor, creator])
    expect(await heard(client)).toEqual([[`The platform has disabled [${name}]. Unpaid.`, OWN]]);
  await set(true, 'Paid.');
  expect(await heard(doctor)).toEqual([[`[${name}] is enabled again. Paid.`, OWN]]);
  await heard(creator);

  const named = { practiceId, name, abbreviation };
  await admin.call(registry.edit, { body: { ...named, expires: '2037-01-31' } });
  await admin.call(registry.edit, { body: { ...named, expires: '2037-01-31' } });
  expect(await heard(creator)).toEqual([[`The service of [${name}] now ends: 2037-01-31.`, OWN]]);
  expect(await heard(doctor)).toEqual([]);

  await server.ctx.db.delete(outboundMessages);
  const turn = (enabled: boolean) =>
    admin.call(users.setEnabled, { body: { userId: doctor.userId, enabled, reason: 'Checked.' } });
  await turn(false);
  const mails = await server.ctx.db.select().from(outboundMessages);
  expect(mails.map(({ target, values }) => [target, values['content']])).toEqual([
    ['told@example.com', expect.stringMatching(/Checked\.$/)],
  ]);
  await turn(true);
  expect((await heard(await server.login('told-doctor'))).map(([content]) => content)).toEqual([
    'The platform has disabled your account. Checked.',
    'Your account is enabled again. Checked.',
  ]);
});

test('what an operator does to centers, prices and credits is told and stands in the log of whom it concerns', async () => {
  const { designCenterId } = await admin.call(centers.create, {
    body: { designCenterName: 'Quay', designCenterNo: '' },
  });
  const worker = await newcomer(server, 'told-worker');
  await admin.call(centers.addStaff, { body: { designCenterId, account: 'told-worker' } });
  for (const status of ['0', '0', '1'] as const)
    await admin.call(centers.staffAvailable, { body: { designCenterId, userId: worker.userId, status } });
  for (const status of ['0', '0', '1'] as const) await admin.call(centers.update, { body: { designCenterId, status } });
  expect((await heard(worker)).map(([content]) => content)).toEqual([
    'You now work for the design center [Quay].',
    'You have been disabled in the design center [Quay].',
    'You are enabled again in the design center [Quay].',
    'The design center [Quay] has been disabled.',
    'The design center [Quay] is enabled again.',
  ]);
  expect((await logged(worker)).map(([type]) => type)).toEqual(
    expect.arrayContaining(['Added to a design center', 'Disabled in a design center', 'Enabled in a design center']),
  );

  await admin.call(centers.bindPractice, { body: { designCenterId, number } });
  for (const centerPays of [true, true])
    await admin.call(centers.payer, { body: { designCenterId, practiceId, centerPays } });
  await admin.call(centers.unbindPractice, { body: { designCenterId, practiceId } });
  const { confirmPlan } = await admin.call(credits.prices);
  for (const price of [confirmPlan + 1, confirmPlan])
    await admin.call(credits.setPrices, { body: { confirmPlan: price } });
  const grant = {
    holder: { kind: 'practice', id: practiceId },
    actionKey: randomUUID(),
    credits: 500,
    contract: 'C-1',
  } as const;
  await admin.call(credits.grant, { body: grant });
  await admin.call(credits.grant, { body: grant });

  const { userName } = await admin.call(access.personalData);
  const own = await logged(creator);
  expect(own.filter(([, , actor]) => actor !== null).slice(0, 4)).toEqual([
    ['Recharge booked', `${name}: 500 credits, contract C-1`, expect.any(String)],
    ['Practice unbound from a design center', `${name} · Quay`, expect.any(String)],
    ['Payer of lab designs changed', `${name} · Quay: Design center`, expect.any(String)],
    ['Practice bound to a design center', `${name} · Quay`, expect.any(String)],
  ]);
  const audit = await admin.call(security.audit, { query: { keyword: userName } });
  expect(audit.rows.map(({ type, content }) => [type, content])).toEqual(
    expect.arrayContaining([
      ['priceChanged', `${confirmPlan} → ${confirmPlan + 1}`],
      ['centerMade', 'Quay'],
      ['centerDisabled', 'Quay'],
    ]),
  );
});
