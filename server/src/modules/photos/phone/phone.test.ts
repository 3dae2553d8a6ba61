import { randomBytes } from 'node:crypto';
import { type Answer, PHONE_LINK_PHOTOS, type Received, endpoints } from '@archway/contracts';
import OSS from 'ali-oss';
import { eq, inArray } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { codeOf } from '../../../../test/storage/storage-gateway.ts';
import { users } from '../../access/schema.ts';
import { callerOf, openCase, practiceId, putInto, validInfo } from '../../cases/cases.fixture.ts';
import { casePrefix } from '../../files/object-names.ts';
import { phoneLinks } from './schema.ts';

const { phone, photos, audit } = endpoints;
type Registration = Received<typeof phone.register>['body'];
type Link = Answer<typeof phone.open>;

let server: TestServer;
let doctor: TestClient;
/** A phone: nobody is logged in on it. */
let nobody: TestClient;
let caseId: string;
let link: Link;

const secret = (): string => randomBytes(32).toString('base64url');
const device = secret();
const pass = (changes: object = {}) => ({ token: link.token, device, ...changes });

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  nobody = server.api();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const info = validInfo(await practiceId(server, 'P10001'), { patientName: '赵 Testa proband' });
  caseId = await openCase(doctor, info);
  link = await doctor.call(phone.open, { body: { caseId, version: 1 } });
});

/** The account in whose name the phone acts. */
const setEnabled = async (enabled: boolean) => {
  const { db } = server.ctx;
  const maker = db.select({ id: phoneLinks.userId }).from(phoneLinks).where(eq(phoneLinks.linkId, link.linkId));
  await db.update(users).set({ enabled }).where(inArray(users.id, maker));
};
const connect = () => nobody.call(phone.connect, { body: pass() });
const status = () => doctor.call(phone.status, { params: { linkId: link.linkId } });
const age = (minutes: number) =>
  server.ctx.db
    .update(phoneLinks)
    .set({ expiresAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(phoneLinks.linkId, link.linkId));
const prefix = (place: object = {}) =>
  casePrefix({ caseId, version: 1, dataType: 1, targetOrStepId: link.linkId, ...place });

/** Stores a photo as a phone does, and says what it would say of it. */
async function sent(name: string, changes: Partial<Registration> = {}, place = prefix()): Promise<Registration> {
  const objectName = `${place}${name}.jpg`;
  const thumbName = `${place}${name}_thumb.jpg`;
  const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from(`${name} of ${caseId}`));
  await server.ctx.store.put(thumbName, Buffer.from('small'));
  const file = { fileName: `${name}.jpg`, objectName, thumbName, size, crc64, width: 8, height: 6 };
  return { ...pass(), ...file, guesses: [], sharpness: null, ...changes };
}
const register = (body: Registration) => nobody.call(phone.register, { body });
const refused = (body: Registration) => nobody.refused(phone.register, { body });
const listed = () => doctor.call(photos.list, { query: { caseId, version: 1 } });

test('a phone without a login sends photos: to a position, or to where they belong; the desk follows', async () => {
  expect(link).toMatchObject({ state: 'open', connectedAt: null, received: 0 });
  const intake = await connect();
  expect(intake).toMatchObject({ initials: '赵 T. P.', received: 0, room: PHONE_LINK_PHOTOS });
  expect(intake.positions.filter(({ required }) => required)).toHaveLength(10);
  expect(await status()).toMatchObject({ state: 'used', connectedAt: expect.any(String) });

  await register(await sent('front', { position: 'frontOcc' }));
  const after = await register(await sent('any', { guesses: [{ position: 'lateral', confidence: 0.9 }] }));
  expect([after.received, after.placed]).toEqual([2, 'lateral']);
  expect(after.positions.filter(({ taken }) => taken).map(({ position }) => position)).toEqual(['frontOcc', 'lateral']);
  expect((await listed()).map((photo) => [photo.position, photo.automatic, photo.uploadedBy])).toEqual([
    ['frontOcc', false, expect.stringMatching(/./)],
    ['lateral', true, expect.stringMatching(/./)],
  ]);
  expect((await status()).received).toBe(2);

  const creator = await server.login('democreator');
  const { rows } = await creator.call(audit.page, { query: { caseId, kind: 'changed' } });
  expect(rows.map(({ subject }) => subject).reverse()).toEqual([
    ...['create', 'openPhoneLink', 'connectPhone'],
    ...['uploadPhotos', 'receivePhonePhoto', 'uploadPhotos', 'receivePhonePhoto'],
  ]);
});

test('a phone is told the number of the case and initials, and nothing else of the patient', async () => {
  const [intake, told] = [await connect(), JSON.stringify(await connect())];
  expect(Object.keys(intake).sort()).toEqual(['expiresAt', 'initials', 'positions', 'ptNo', 'received', 'room']);
  for (const word of ['Testa', 'proband', '1999']) expect(told).not.toContain(word);
});

test('the phone may ask again, and a registration whose answer was lost counts once', async () => {
  await Promise.all([connect(), connect()]);
  const body = await sent('a');
  await register(body);
  expect((await register(body)).received).toBe(1);
  expect(await listed()).toHaveLength(1);
});

test('the link belongs to the first phone that opens it', async () => {
  await connect();
  const other = { device: secret() };
  expect(await nobody.refused(phone.connect, { body: pass(other) })).toBe('phoneLinkUsed');
  expect(await nobody.refused(phone.storage, { body: pass(other) })).toBe('phoneLinkUsed');
  expect(await refused(await sent('a', other))).toBe('phoneLinkUsed');
});

test('who guesses learns nothing, and a link that no phone has opened takes nothing', async () => {
  expect(await nobody.refused(phone.connect, { body: pass({ token: secret() }) })).toBe('phoneLinkInvalid');
  expect(await nobody.refused(phone.storage, { body: pass() })).toBe('phoneLinkInvalid');
  expect(await refused(await sent('a'))).toBe('phoneLinkInvalid');
  expect(await nobody.refused(phone.connect, { body: pass({ token: 'short' }) })).toBe('paramsError');
});

test('a link that nobody uses expires; whoever uses it moves its end', async () => {
  await age(-1);
  await connect();
  expect(new Date((await status()).expiresAt).getTime()).toBeGreaterThan(Date.now() + 10 * 60_000);
  await age(1);
  expect(await refused(await sent('a'))).toBe('phoneLinkExpired');
  expect(await nobody.refused(phone.connect, { body: pass() })).toBe('phoneLinkExpired');
  expect((await status()).state).toBe('expired');
  expect(await listed()).toEqual([]);
});

test('use moves the end no further than the longest that a link lasts', async () => {
  await connect();
  const openedAt = new Date(Date.now() - 119 * 60_000);
  await server.ctx.db.update(phoneLinks).set({ openedAt }).where(eq(phoneLinks.linkId, link.linkId));
  await age(-1);
  await connect();
  expect(new Date((await status()).expiresAt).getTime()).toBeLessThan(Date.now() + 2 * 60_000);
});

test('a revoked link takes nothing more; a new link ends the one before', async () => {
  await connect();
  const credentials = await nobody.call(phone.storage, { body: pass() });
  expect(credentials.paths).toEqual([prefix()]);
  await doctor.call(phone.revoke, { params: { linkId: link.linkId } });
  await doctor.call(phone.revoke, { params: { linkId: link.linkId } });
  expect(await refused(await sent('a'))).toBe('phoneLinkRevoked');
  expect(await nobody.refused(phone.storage, { body: pass() })).toBe('phoneLinkRevoked');
  const first = await doctor.call(phone.open, { body: { caseId, version: 1 } });
  await doctor.call(phone.open, { body: { caseId, version: 1 } });
  const body = { token: first.token, device };
  expect(await nobody.refused(phone.connect, { body })).toBe('phoneLinkRevoked');
});

test('only what the phone has put into the place of its link becomes a photo', async () => {
  await connect();
  const elsewhere = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
  const common = prefix({ targetOrStepId: null });
  for (const place of [common, prefix({ caseId: elsewhere }), prefix({ version: 2 }), prefix({ dataType: 2 })]) {
    expect(await refused(await sent('a', {}, place))).toBe('storageScope');
  }
  expect(await refused({ ...(await sent('b')), objectName: `${prefix()}gone.jpg` })).toBe('fileNotUploaded');
  expect(await refused(await sent('c', { fileName: 'c.pdf' }))).toBe('fileFormat');
  expect(await refused(await sent('d', { crc64: '1' }))).toBe('checksumMismatch');
  // The page, on the other hand, cannot take what lies there.
  const { token: _token, device: _device, ...body } = await sent('e');
  const registration = { body: { ...body, caseId, version: 1 } };
  expect(await doctor.refused(photos.register, registration)).toBe('storageScope');
  expect(await listed()).toEqual([]);
});

test('the credentials reach the place of the link, and nothing beside it', async () => {
  await connect();
  const { paths, stsToken } = await nobody.call(phone.storage, { body: pass() });
  const granted = JSON.parse(Buffer.from(stsToken.split('.')[0] ?? '', 'base64url').toString()) as object;
  expect(paths).toEqual([prefix()]);
  expect(granted).toMatchObject({ prefixes: [prefix()], actions: ['get', 'put', 'abort_multi_part_upload'] });
});

/** The storage as a phone reaches it. */
async function phoneStorage(): Promise<OSS> {
  const { accessKeyId, accessKeySecret, stsToken, bucketName } = await nobody.call(phone.storage, { body: pass() });
  const keys = { accessKeyId, accessKeySecret, stsToken };
  return new OSS({
    ...{ ...keys, endpoint: server.url, region: 'oss-cn-hangzhou', bucket: bucketName, sldEnable: true, secure: false },
    ...{ authorizationV4: true, retryMax: 0, refreshSTSToken: async () => keys, refreshSTSTokenInterval: 3_600_000 },
  });
}

test('the credentials end with the link, an upload that is under way with them', async () => {
  await connect();
  const storage = await phoneStorage();
  expect(await codeOf(storage.put(`${prefix()}before.jpg`, Buffer.from('x')))).toBe('allowed');
  const { uploadId } = await storage.initMultipartUpload(`${prefix()}parts.jpg`);
  const part = () => storage.uploadPart(`${prefix()}parts.jpg`, uploadId, 1, Buffer.from('part'), 0, 4);
  expect(await codeOf(part())).toBe('allowed');

  await doctor.call(phone.revoke, { params: { linkId: link.linkId } });
  expect(await codeOf(part())).toBe('AccessDenied');
  expect(await codeOf(storage.put(`${prefix()}after.jpg`, Buffer.from('x')))).toBe('AccessDenied');
  expect(await codeOf(storage.get(`${prefix()}before.jpg`))).toBe('AccessDenied');
  expect(await server.ctx.store.head(`${prefix()}after.jpg`)).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ['its time', () => age(1)],
  ['the account of its maker', () => setEnabled(false)],
  ['the turn of its maker', async () => putInto(server, await callerOf(server, doctor), caseId, 1)],
])('the credentials end with %s', async (_, end) => {
  await connect();
  const storage = await phoneStorage();
  expect(await codeOf(storage.put(`${prefix()}before.jpg`, Buffer.from('x')))).toBe('allowed');
  await end();
  expect(await codeOf(storage.put(`${prefix()}after.jpg`, Buffer.from('x')))).toBe('AccessDenied');
  await setEnabled(true);
});

test('so many photos come by one link, and no more', async () => {
  await connect();
  const received = PHONE_LINK_PHOTOS - 1;
  await server.ctx.db.update(phoneLinks).set({ received }).where(eq(phoneLinks.linkId, link.linkId));
  expect((await register(await sent('last'))).room).toBe(0);
  expect(await refused(await sent('more'))).toBe('phoneLinkLimit');
  expect(await listed()).toHaveLength(1);
});

test('a link does what its maker may do, and ends with that', async () => {
  await connect();
  await setEnabled(false);
  expect(await refused(await sent('a'))).toBe('phoneLinkRevoked');
  await setEnabled(true);
  await putInto(server, await callerOf(server, doctor), caseId, 1);
  expect(await refused(await sent('b'))).toBe('caseNotEditable');
  expect(await doctor.refused(phone.open, { body: { caseId, version: 1 } })).toBe('caseNotEditable');
});

test('nobody makes, follows or ends a link to a case of others', async () => {
  const [outsider, designer] = [await server.login('demooutsider'), await server.login('demodesigner')];
  const params = { linkId: link.linkId };
  expect(await outsider.refused(phone.open, { body: { caseId, version: 1 } })).toBe('recordNotFound');
  expect(await outsider.refused(phone.status, { params })).toBe('recordNotFound');
  expect(await outsider.refused(phone.revoke, { params })).toBe('recordNotFound');
  expect(await designer.refused(phone.open, { body: { caseId, version: 1 } })).toBe('noPermission');
  expect((await status()).state).toBe('open');
});
