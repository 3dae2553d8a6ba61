import { type CertificationDetail, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { newcomer } from '../practices/practices.fixture.ts';
import { CREDIT_CODE, REGISTRATION_NUMBER, doctorPapers, give, practicePapers } from './certification.fixture.ts';

const { access, account, certification, practices, security } = endpoints;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

/** A creator who has submitted everything. */
async function submitter(name: string) {
  const client = await newcomer(server, name, { certification: 'none', email: `${name}@example.com` });
  const body = {
    name: `House of ${name}`,
    abbreviation: name,
    region: 'CN',
    province: '31',
    city: '3101',
    area: '310101',
  };
  const { practiceId } = await client.call(practices.create, { body });
  await give(server, client, [...doctorPapers, ...practicePapers], practiceId);
  const texts = { creditCode: CREDIT_CODE, registrationNumber: REGISTRATION_NUMBER };
  await client.call(certification.submit, { body: { practiceId, ...texts } });
  return { client, practiceId, userId: client.userId };
}

const detailOf = (userId: string): Promise<CertificationDetail> =>
  admin.call(certification.detail, { query: { userId } });

const partsOf = ({ parts }: CertificationDetail) =>
  parts
    .filter(({ state }) => state === 'readyAuth')
    .map(({ certificationId, submission }) => ({ certificationId, submission }));

const idOf = ({ parts }: CertificationDetail, item: string): string =>
  parts.flatMap(({ credentials }) => credentials).find((row) => row.item === item)?.credentialId ?? '';

const statesOf = ({ parts }: Pick<CertificationDetail, 'parts'>) =>
  Object.fromEntries(parts.map(({ part, state }) => [part, state]));

const lastNotice = async (client: TestClient) =>
  (await client.call(account.notices, { query: { pageSize: 1 } })).rows[0];

const queue = async (query: object = {}) => (await admin.call(certification.queue, { query })).rows;

test('an operator certifies: the person hears of it, both logs say so, and it is decided once', async () => {
  const { client, userId } = await submitter('certify-one');
  expect((await queue({ keyword: 'certify-one' }))[0]).toMatchObject({
    ...{ userId, state: 'readyAuth', practiceName: 'House of certify-one', submission: 1 },
  });
  const body = { userId, parts: partsOf(await detailOf(userId)) };
  const decided = await Promise.allSettled([1, 2].map(() => admin.call(certification.decide, { body })));
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await admin.refused(certification.decide, { body })).toBe('certificationDecided');
  expect(statesOf(await detailOf(userId))).toEqual({
    ...{ doctorAuth: 'authed', businessLicense: 'authed', aptitudeLicense: 'authed' },
  });
  expect((await client.call(access.personalData)).authResult).toBe('authed');
  expect(await lastNotice(client)).toMatchObject({ content: 'Your credentials are certified.', link: '/credentials' });
  const own = await client.call(security.events, { query: {} });
  expect(own.rows[0]).toMatchObject({ type: 'certified', actorName: expect.stringContaining('Administrator') });
  const audit = await admin.call(security.audit, { query: { type: 'certified', keyword: 'certify-one' } });
  expect(audit.total).toBe(1);
  expect(await queue({ keyword: 'certify-one' })).toEqual([]);
  expect(await queue({ keyword: 'certify-one', state: 'authed' })).toMatchObject([{ userId, waitingSince: null }]);
});

test('what is returned says of which document why; what was right is certified, or kept for the next try', async () => {
  const { client, practiceId, userId } = await submitter('return-one');
  const seen = await detailOf(userId);
  const door = { credentialId: idOf(seen, 'doorPhoto'), reason: 'The sign reads “Lindgate Dental”.' };
  const refuse = (more: object) => ({ body: { userId, parts: partsOf(seen), ...more } });
  expect(await admin.refused(certification.decide, refuse({ wrong: [door] }))).toBe('reasonRequired');
  expect(await admin.refused(certification.decide, refuse({ wrong: [door], reason: ' ' }))).toBe('reasonRequired');
  expect(await admin.refused(certification.decide, refuse({ reason: 'No.' }))).toBe('credentialsUnmarked');
  expect(await admin.refused(certification.decide, refuse({ wrong: [door], reason: 'x'.repeat(501) }))).toBe(
    'paramsError',
  );
  expect(await admin.refused(certification.decide, refuse({ wrong: [{ credentialId: '999999' }], reason: 'x' }))).toBe(
    'credentialsUnmarked',
  );
  expect(statesOf(await detailOf(userId))['doctorAuth']).toBe('readyAuth');

  const reason = 'Upload a photo of the present sign.';
  const after = await admin.call(certification.decide, refuse({ wrong: [door], reason }));
  expect(statesOf(after)).toEqual({
    ...{ doctorAuth: 'authed', businessLicense: 'authFailed', aptitudeLicense: 'authed' },
  });
  expect((await lastNotice(client))?.content).toContain(reason);
  expect((await client.call(security.events, { query: {} })).rows[0]).toMatchObject({ type: 'certificationRefused' });
  const own = await client.call(certification.own, { query: { practiceId } });
  const part = own.parts.find((each) => each.part === 'businessLicense');
  expect(part).toMatchObject({ state: 'authFailed', reason, actions: ['submit'] });
  const verdicts = Object.fromEntries(part?.credentials.map(({ item, verdict }) => [item, verdict]) ?? []);
  expect(verdicts).toEqual({ businessLicense: 'right', doorPhoto: 'wrong', creditCode: 'right' });

  // The same once more is no answer to it.
  await expect(client.call(certification.submit, { body: { practiceId } })).rejects.toMatchObject({
    text: 'Still missing: Door photo',
  });
  await give(server, client, ['doorPhoto'], practiceId);
  const again = await client.call(certification.submit, { body: { practiceId } });
  const second = again.parts.find((each) => each.part === 'businessLicense');
  expect(second).toMatchObject({ state: 'readyAuth', submission: 2, reason: null });
  expect(second?.credentials.map(({ item, verdict }) => [item, verdict]).toSorted()).toEqual([
    ...[['businessLicense', 'right']],
    ...[['creditCode', 'right']],
    ...[['doorPhoto', null]],
  ]);
  expect(again.parts.find((each) => each.part === 'doctorAuth')?.state).toBe('authed');
  // An operator who still looks at the first submission decides nothing about the second one.
  expect(await admin.refused(certification.decide, { body: { userId, parts: partsOf(seen) } })).toBe(
    'certificationDecided',
  );
  expect((await queue({ keyword: 'return-one' }))[0]).toMatchObject({ submission: 2 });
  await admin.call(certification.decide, { body: { userId, parts: partsOf(await detailOf(userId)) } });
  expect(statesOf(await detailOf(userId))['businessLicense']).toBe('authed');
});

test('what was certified can be returned later', async () => {
  const { client, userId } = await submitter('revoke-one');
  await admin.call(certification.decide, { body: { userId, parts: partsOf(await detailOf(userId)) } });
  const seen = await detailOf(userId);
  const part = seen.parts.find((each) => each.part === 'doctorAuth');
  const body = {
    userId,
    parts: [{ certificationId: part?.certificationId ?? '', submission: part?.submission ?? 0 }],
    wrong: [{ credentialId: idOf(seen, 'qualification') }],
    reason: 'The certificate was withdrawn.',
  };
  await admin.call(certification.decide, { body });
  expect((await client.call(access.personalData)).authResult).toBe('authFailed');
});

test('every look of an operator at a document stands in the log of its owner', async () => {
  const { client, userId } = await submitter('watched-one');
  const credentialId = idOf(await detailOf(userId), 'qualification');
  const { url } = await admin.call(certification.view, { body: { credentialId } });
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, 'sandbox']);
  const english = await client.call(security.events, { query: {} });
  expect(english.rows[0]).toMatchObject({
    ...{ type: 'documentViewed', content: 'Doctor qualification certificate' },
    actorName: expect.stringContaining('Administrator'),
  });
  const chinese = await client.call(security.events, { query: {} }, 'zh-CN');
  expect(chinese.rows[0]?.content).toBe('医师资格证书');
  // A number has no bytes to look at.
  const number = idOf(await detailOf(userId), 'creditCode');
  expect(await admin.refused(certification.view, { body: { credentialId: number } })).toBe('recordNotFound');
  expect(await client.refused(certification.view, { body: { credentialId } })).toBe('noPermission');
  expect(await client.refused(certification.queue, {})).toBe('noPermission');
  expect(
    await client.refused(certification.decide, { body: { userId, parts: [{ certificationId: '1', submission: 1 }] } }),
  ).toBe('noPermission');
});

test('who has waited the longest comes first', async () => {
  const [first, second] = [await submitter('early-bird'), await submitter('late-bird')];
  const waiting = (await queue({ pageSize: 100 })).map(({ userId }) => userId);
  expect(waiting.indexOf(first.userId)).toBeLessThan(waiting.indexOf(second.userId));
  expect(waiting.indexOf(first.userId)).toBeGreaterThan(-1);
  expect(await queue({ keyword: '%' })).toEqual([]);
});
