import { endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';

const { access, account, practices } = endpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const apply = { body: { number: 'P10001' } };

/** What somebody was told last, in Chinese. */
const lastNotice = async (client: Awaited<ReturnType<TestServer['login']>>) =>
  (await client.call(account.notices, { query: { pageSize: 1 } }, 'zh-CN')).rows[0];

test('a practice is found by its whole code or phone, and tells name, abbreviation and code alone', async () => {
  const creator = await server.login('democreator');
  const practiceId = await practiceIdOf(creator);
  const said = { name: '晨光口腔', abbreviation: '晨光', phone: '021-5588 1200' };
  await creator.call(practices.update, { body: { practiceId, ...said } });
  const outsider = await newcomer(server, 'searcher', { phone: '13900000001' });
  const find = (keyword: string) => outsider.call(practices.search, { body: { keyword } });
  const found = [{ name: '晨光口腔', abbreviation: '晨光', number: 'P10001' }];
  expect(await find('P10001')).toEqual(found);
  expect(await find(' p10001 ')).toEqual(found);
  expect(await find('021-5588 1200')).toEqual(found);
  for (const part of ['P1000', '5588', '晨光', '%', '_10001']) expect(await find(part)).toEqual([]);
  // The phone of the account that created it finds it, too.
  await outsider.call(practices.create, { body: { name: 'Own', abbreviation: 'Own' } });
  expect(await (await server.login('demodoctor')).call(practices.search, { body: { keyword: '13900000001' } })).toEqual(
    [expect.objectContaining({ name: 'Own' })],
  );
});

test('a doctor asks, the creator is told and lets in, and the doctor works there from then on', async () => {
  const creator = await server.login('democreator');
  const doctor = await newcomer(server, 'applicant-one', { nickName: '李一 Li Yi', email: 'one@example.com' });
  const { applyId, status } = await doctor.call(practices.applyJoin, apply);
  expect(status).toBe(0);
  expect(await lastNotice(creator)).toMatchObject({
    content: expect.stringContaining('李一 Li Yi 申请加入【'),
    link: '/account?key=4',
  });
  expect(await doctor.call(practices.ownApplications)).toMatchObject([
    { applyId, number: 'P10001', status: 0, actions: ['revoke'] },
  ]);
  const [request] = await creator.call(practices.joinRequests);
  expect(request).toMatchObject({
    ...{ applyId, applicantName: '李一 Li Yi', email: 'one@example.com', status: 0 },
    actions: ['approve', 'reject'],
  });
  expect(await doctor.refused(practices.applyJoin, apply)).toBe('alreadyApplied');
  expect(await doctor.call(access.practices)).toEqual([]);

  await creator.call(practices.auditApplyJoin, { body: { applyId, pass: true } });
  expect(await doctor.call(access.practices)).toMatchObject([{ number: 'P10001', available: true, isDefault: true }]);
  expect(await lastNotice(doctor)).toMatchObject({ link: '/account?key=5', typeStr: '加入申请' });
  expect(await doctor.refused(practices.applyJoin, apply)).toBe('alreadyMember');
  expect(await creator.refused(practices.auditApplyJoin, { body: { applyId, pass: true } })).toBe('transitionRefused');
  const cases = await doctor.call(endpoints.cases.page, { query: {} });
  expect(cases.total).toBe(0);
});

test('who has submitted no qualification is told so, and is let in all the same', async () => {
  const creator = await server.login('democreator');
  const doctor = await newcomer(server, 'applicant-two', { certification: 'none' });
  const { applyId, status } = await doctor.call(practices.applyJoin, apply);
  expect(status).toBe(3);
  expect((await creator.call(practices.joinRequests))[0]).toMatchObject({ applyId, status: 3 });
  await creator.call(practices.auditApplyJoin, { body: { applyId, pass: true } });
  expect((await doctor.call(practices.ownApplications))[0]).toMatchObject({ status: 1, actions: [] });
});

test('an assistant who asks has nothing to submit, and joins as one', async () => {
  const creator = await server.login('democreator');
  const assistant = await newcomer(server, 'applicant-aid', { doctorType: 1, certification: 'none' });
  const { applyId, status } = await assistant.call(practices.applyJoin, apply);
  expect(status).toBe(0);
  await creator.call(practices.auditApplyJoin, { body: { applyId, pass: true } });
  const { roles, permissions } = await assistant.call(access.personalData);
  expect(roles).toEqual(['assistant']);
  expect(permissions).not.toContain('account:manage');
});

test('a rejection needs a reason of at most 500 characters, and the applicant reads it', async () => {
  const creator = await server.login('democreator');
  const doctor = await newcomer(server, 'applicant-three');
  const { applyId } = await doctor.call(practices.applyJoin, apply);
  const reject = (reason?: string) => ({ body: { applyId, pass: false, reason } });
  expect(await creator.refused(practices.auditApplyJoin, reject())).toBe('reasonRequired');
  expect(await creator.refused(practices.auditApplyJoin, reject('  '))).toBe('reasonRequired');
  expect(await creator.refused(practices.auditApplyJoin, reject('x'.repeat(501)))).toBe('paramsError');
  const reason = '请先'.repeat(250);
  await creator.call(practices.auditApplyJoin, reject(reason));
  expect(await doctor.call(practices.ownApplications)).toMatchObject([{ status: 2, reason }]);
  expect((await lastNotice(doctor))?.content).toContain(`拒绝了您的加入申请：${reason}`);
  // Another try is free.
  expect((await doctor.call(practices.applyJoin, apply)).status).toBe(0);
});

test('an application is its applicant’s to take back, and nobody else’s', async () => {
  const [creator, colleague] = [await server.login('democreator'), await server.login('demodoctor')];
  const doctor = await newcomer(server, 'applicant-four');
  const outsider = await server.login('demooutsider');
  const { applyId } = await doctor.call(practices.applyJoin, apply);
  const revoke = { body: { applyId } };
  const approve = { body: { applyId, pass: true } };
  expect(await creator.refused(practices.cancelApplyJoin, revoke)).toBe('noPermission');
  expect(await colleague.refused(practices.auditApplyJoin, approve)).toBe('notPracticeOwner');
  expect(await outsider.refused(practices.auditApplyJoin, approve)).toBe('recordNotFound');
  expect(await doctor.refused(practices.auditApplyJoin, approve)).toBe('noPermission');
  await doctor.call(practices.cancelApplyJoin, revoke);
  expect(await creator.refused(practices.auditApplyJoin, approve)).toBe('transitionRefused');
  expect((await creator.call(practices.joinRequests)).map((request) => request.applyId)).not.toContain(applyId);
});

test('of two applications at the same moment one is made', async () => {
  const doctor = await newcomer(server, 'applicant-five');
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => doctor.call(practices.applyJoin, apply)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await doctor.call(practices.ownApplications)).toHaveLength(1);
});

test('nobody joins a practice that is not there, and its creator needs not', async () => {
  const doctor = await newcomer(server, 'applicant-six');
  expect(await doctor.refused(practices.applyJoin, { body: { number: 'P99999' } })).toBe('practiceUnknown');
  expect(await (await server.login('democreator')).refused(practices.applyJoin, apply)).toBe('noPermission');
});
