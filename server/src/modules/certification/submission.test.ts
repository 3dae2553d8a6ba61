import { dataTypes, endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { newcomer } from '../practices/practices.fixture.ts';
import {
  CREDIT_CODE,
  REGISTRATION_NUMBER,
  doctorPapers,
  give,
  practicePapers,
  uploaded,
} from './certification.fixture.ts';

const { access, account, certification, files, practices } = endpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const none = { certification: 'none' } as const;

const huangpu = { region: 'CN', province: '31', city: '3101', area: '310101' };

/** A doctor whose registration is complete: with an address, and a practice of their own. */
async function founder(name: string, place: { region: string; province?: string } = huangpu) {
  const client = await newcomer(server, name, { ...none, email: `${name}@example.com` });
  const body = { name: `Practice of ${name}`, abbreviation: name, ...place };
  const { practiceId } = await client.call(practices.create, { body });
  return { client, practiceId };
}

const statesOf = async (client: Awaited<ReturnType<typeof newcomer>>, practiceId?: string) =>
  (await client.call(certification.own, { query: { practiceId } })).parts.map(({ part, state }) => [part, state]);

test('credentials come after the registration, which says so word for word', async () => {
  const client = await newcomer(server, 'hermit', { ...none, email: 'hermit@example.com' });
  await expect(client.call(certification.own, {})).resolves.toMatchObject({ registered: false, practiceId: null });
  await give(server, client, doctorPapers);
  await expect(client.call(certification.submit, { body: {} })).rejects.toMatchObject({
    errorName: 'registrationIncomplete',
    text: 'Account registration incomplete, credentials cannot be submitted.',
  });
  await client.call(practices.applyJoin, { body: { number: 'P10001' } });
  await client.call(certification.submit, { body: {} });
  await expect(client.call(certification.own, {})).resolves.toMatchObject({ registered: true });

  // Nobody can be told of an account without phone and email.
  const unreachable = await newcomer(server, 'unreachable', none);
  await unreachable.call(practices.applyJoin, { body: { number: 'P10001' } });
  await give(server, unreachable, doctorPapers);
  expect(await unreachable.refused(certification.submit, { body: {} })).toBe('registrationIncomplete');
});

test('an application that lacked the qualification goes on once it is submitted', async () => {
  const client = await newcomer(server, 'latecomer', { ...none, email: 'late@example.com' });
  const { status } = await client.call(practices.applyJoin, { body: { number: 'P10001' } });
  expect(status).toBe(3);
  await give(server, client, doctorPapers);
  expect((await client.call(practices.ownApplications))[0]).toMatchObject({ status: 3 });
  await client.call(certification.submit, { body: {} });
  expect((await client.call(practices.ownApplications))[0]).toMatchObject({ status: 0 });
  expect((await client.call(access.personalData)).authResult).toBe('readyAuth');
});

test('a creator submits everything of the practice and themself at once, and operators hear of it', async () => {
  const { client, practiceId } = await founder('creator-one');
  const admin = await server.login('demoadmin');
  await give(server, client, [...doctorPapers, ...practicePapers], practiceId);
  const texts = { creditCode: CREDIT_CODE.toLowerCase(), registrationNumber: ` ${REGISTRATION_NUMBER} ` };
  const answer = await client.call(certification.submit, { body: { practiceId, ...texts } });
  expect(answer.parts.map(({ part, state }) => [part, state])).toEqual([
    ['aptitudeLicense', 'readyAuth'],
    ['businessLicense', 'readyAuth'],
    ['doctorAuth', 'readyAuth'],
  ]);
  const given = answer.parts.flatMap(({ credentials }) => credentials);
  expect(given.find(({ item }) => item === 'creditCode')?.text).toBe(CREDIT_CODE);
  expect(given.find(({ item }) => item === 'registrationNumber')?.text).toBe(REGISTRATION_NUMBER);
  const [told] = (await admin.call(account.notices, { query: { pageSize: 1 } })).rows;
  expect(told).toMatchObject({ link: `/console/certification?user=${client.userId}` });
  expect(told?.content).toContain('Practice of creator-one · creator-one has submitted credentials.');

  // What waits is not changed, and not submitted twice.
  const again = {
    body: { item: 'doorPhoto' as const, practiceId, ...(await uploaded(server, client.userId, 'x.jpg')) },
  };
  expect(await client.refused(certification.keepFile, again)).toBe('credentialsSubmitted');
  expect(await client.refused(certification.submit, { body: { practiceId } })).toBe('credentialsSubmitted');
  const text = { body: { practiceId, creditCode: '91440300708461136T' } };
  expect(await client.refused(certification.keepTexts, text)).toBe('credentialsSubmitted');
});

test('what is missing is named, all of it at once, and nothing is submitted by half', async () => {
  const { client, practiceId } = await founder('creator-two');
  await give(server, client, ['qualification', 'businessLicense', 'doorPhoto'], practiceId);
  await expect(client.call(certification.submit, { body: { practiceId } })).rejects.toMatchObject({
    errorName: 'credentialsMissing',
    text: 'Still missing: Medical practice license, Medical practice registration number, Unified social credit code, Work photo',
  });
  expect(new Set((await statesOf(client, practiceId)).map(([, state]) => state))).toEqual(new Set(['none']));
});

test('numbers follow their rules, the credit code that of China in China alone', async () => {
  const { client, practiceId } = await founder('creator-three');
  const keep = (texts: object) => client.refused(certification.keepTexts, { body: { practiceId, ...texts } });
  await expect(
    client.call(certification.submit, { body: { practiceId, creditCode: '91350100M000100Y44' } }),
  ).rejects.toMatchObject({ text: 'Please check social credit code is correct!' });
  await expect(
    client.call(certification.submit, { body: { practiceId, registrationNumber: '号码' } }),
  ).rejects.toMatchObject({ text: 'Please check medical practice registration number is correct!' });
  expect(await keep({ creditCode: '9144030177151' })).toBe('creditCodeInvalid');
  await client.call(certification.keepTexts, { body: { practiceId, creditCode: CREDIT_CODE } });
  await client.call(certification.keepTexts, { body: { practiceId, creditCode: '' } });
  const { parts } = await client.call(certification.own, { query: { practiceId } });
  expect(parts.flatMap(({ credentials }) => credentials)).toEqual([]);

  const abroad = await founder('creator-abroad', { region: 'DE', province: 'BE' });
  await abroad.client.call(certification.keepTexts, {
    body: { practiceId: abroad.practiceId, creditCode: 'HRB 12345' },
  });
  await give(server, abroad.client, [...doctorPapers, ...practicePapers], abroad.practiceId);
  const body = { practiceId: abroad.practiceId, creditCode: '', registrationNumber: 'DE-1234567' };
  await abroad.client.call(certification.submit, { body });
});

test('the ID number of a doctor is optional, looked at word for word in China, and kept without a practice', async () => {
  const client = await newcomer(server, 'numbered', { ...none, email: 'numbered@example.com' });
  const keep = (idNumber: string, lang: 'en-US' | 'zh-CN' = 'en-US') =>
    client.call(certification.keepTexts, { body: { idNumber } }, lang);
  for (const wrong of ['110105194912310021', '11010519490231002X', 'AB-1234'])
    await expect(keep(wrong)).rejects.toMatchObject({ text: 'Please check ID number format is correct!' });
  await expect(keep('1', 'zh-CN')).rejects.toMatchObject({ text: '请检查身份证号格式是否正确' });
  const kept = async () => (await client.call(certification.own, {})).parts.flatMap(({ credentials }) => credentials);
  expect(await kept()).toEqual([]);
  await keep('11010519491231002x');
  expect(await kept()).toMatchObject([{ item: 'idNumber', text: '11010519491231002X' }]);
  await keep('');
  expect(await kept()).toEqual([]);

  const abroad = await founder('numbered-abroad', { region: 'DE', province: 'BE' });
  const body = { practiceId: abroad.practiceId, idNumber: 'L01X00T47' };
  await abroad.client.call(certification.keepTexts, { body });
});

test('a document is what its bytes are', async () => {
  const { client, practiceId } = await founder('creator-four');
  const keep = async (item: 'qualification' | 'workPhoto', fileName: string, bytes?: Uint8Array) =>
    client.refused(certification.keepFile, {
      body: { item, ...(await uploaded(server, client.userId, fileName, bytes)) },
    });
  const pdf = Buffer.from('%PDF-1.7\nnothing in it\n%%EOF\n');
  expect(await keep('qualification', 'page.html', Buffer.from('<script>'))).toBe('fileFormat');
  expect(await keep('qualification', 'page.jpg', Buffer.from('<script>'))).toBe('credentialUnreadable');
  expect(await keep('qualification', 'half.pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('credentialUnreadable');
  expect(await keep('workPhoto', 'me.pdf', pdf)).toBe('fileFormat');
  const { encodeJpeg } = await import('@archway/photo/jpeg');
  const small = encodeJpeg({ width: 640, height: 360, data: new Uint8ClampedArray(640 * 360 * 4) }, 0.5);
  expect(await keep('workPhoto', 'small.jpg', small)).toBe('credentialTooSmall');
  const right = await uploaded(server, client.userId, 'paper.pdf', pdf);
  const kept = await client.call(certification.keepFile, { body: { item: 'qualification', ...right } });
  expect(kept).toMatchObject({ item: 'qualification', fileName: 'paper.pdf', picture: false, verdict: null });

  const wrongSum = { ...(await uploaded(server, client.userId, 'a.jpg')), crc64: '1' };
  const body = { item: 'doorPhoto' as const, practiceId };
  expect(await client.refused(certification.keepFile, { body: { ...body, ...wrongSum } })).toBe('checksumMismatch');
  // One object cannot be two documents, nor the file of somebody else be one's own.
  const twice = { body: { ...body, ...right, fileName: 'a.jpg' } };
  expect(await client.refused(certification.keepFile, twice)).toBe('fileFormat');
  const other = await newcomer(server, 'other-four', none);
  const foreign = await uploaded(server, other.userId, 'a.jpg');
  expect(await client.refused(certification.keepFile, { body: { ...body, ...foreign } })).toBe('storageScope');
});

test('an earlier document makes room for the next one, and its bytes go', async () => {
  const { client } = await founder('creator-five');
  const first = await uploaded(server, client.userId, 'one.jpg');
  const body = { item: 'workPhoto' as const, ...first };
  const { credentialId } = await client.call(certification.keepFile, { body });
  // The same again is what a lost answer looks like.
  await expect(client.call(certification.keepFile, { body })).resolves.toMatchObject({ credentialId });
  expect(await server.ctx.store.head(first.objectName)).not.toBeNull();
  const second = await uploaded(server, client.userId, 'two.jpg');
  await client.call(certification.keepFile, { body: { item: 'workPhoto', ...second } });
  expect(await server.ctx.store.head(first.objectName)).toBeNull();
  expect(await server.ctx.store.head(second.objectName)).not.toBeNull();
  expect(await client.refused(certification.keepFile, { body: { item: 'qualification', ...second } })).toBe(
    'storageScope',
  );
});

test('documents are readable by their owner; colleagues and strangers get neither them nor credentials for them', async () => {
  const { client, practiceId } = await founder('creator-six');
  const [door] = await give(server, client, ['doorPhoto'], practiceId);
  const credentialId = door?.credentialId ?? '';
  const { url } = await client.call(certification.document, { body: { credentialId } });
  expect((await fetch(url)).status).toBe(200);

  const colleague = await newcomer(server, 'colleague-six', { email: 'six@example.com' });
  const { number } = (await client.call(access.practices))[0]!;
  const { applyId } = await colleague.call(practices.applyJoin, { body: { number } });
  await client.call(practices.auditApplyJoin, { body: { applyId, pass: true } });
  const stranger = await server.login('demooutsider');
  const admin = await server.login('demoadmin');
  const objectName = new URL(url).pathname.replace('/archway-files/', '');
  for (const reader of [colleague, stranger]) {
    expect(await reader.refused(certification.document, { body: { credentialId } })).toBe('recordNotFound');
    expect(await reader.refused(certification.view, { body: { credentialId } })).toBe('noPermission');
  }
  expect(await colleague.refused(certification.own, { query: { practiceId } })).toBe('notPracticeOwner');
  expect(await stranger.refused(certification.own, { query: { practiceId } })).toBe('recordNotFound');
  expect(await colleague.refused(certification.submit, { body: { practiceId } })).toBe('notPracticeOwner');
  // Even an operator comes to them only by the call that writes it down.
  for (const reader of [colleague, stranger, admin]) {
    expect(await reader.refused(files.tmpUrl, { body: { objectName } })).toBe('storageScope');
    expect(await reader.refused(files.accessUrls, { body: { objectNameList: [objectName] } })).toBe('storageScope');
    const body = { dataType: dataTypes.credentials, doctorId: client.userId };
    expect(await reader.refused(files.token, { body })).toBe('recordNotFound');
  }
  // What was never submitted is nobody's business but its owner's.
  expect(await admin.refused(certification.view, { body: { credentialId } })).toBe('recordNotFound');
  expect(await admin.refused(certification.detail, { query: { userId: client.userId } })).toBe('recordNotFound');
});
