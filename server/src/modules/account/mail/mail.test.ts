import { type NoticeMail, endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { outboundMessages } from '../../messaging/schema.ts';
import { notify } from '../notices.ts';
import { notices } from '../schema.ts';
import { nextDigest, sendDigest } from './digest.ts';

const { account, access } = endpoints;
const ADDRESS = 'zhou@example.com';
let server: TestServer;
let doctor: Awaited<ReturnType<TestServer['login']>>;
let userId: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  userId = (await doctor.call(access.personalData)).doctorId;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(outboundMessages);
  await server.ctx.db.delete(notices);
});

const choose = (noticeMail: NoticeMail, more: { emailNotice?: boolean; notificationEmail2?: string } = {}) =>
  doctor.call(account.updateInfo, {
    body: { emailNotice: true, notificationEmail1: ADDRESS, notificationEmail2: '', noticeMail, ...more },
  });
const tell = (ptNo = 'AW1') =>
  server.ctx.db.transaction((tx) =>
    notify(server.ctx, tx, [userId], 'planAwaitsReview', { patient: '林一', ptNo }, '/patient-detail/7/1'),
  );
const sent = async () => {
  const rows = await server.ctx.db.select().from(outboundMessages).orderBy(outboundMessages.id);
  return rows.map(({ kind, target, lang, values }) => ({ kind, target, lang, values }));
};
const digest = () => sendDigest(server.ctx, userId);

test('a notice leaves at once to every address, in the language of the last login, with a link to what it is about', async () => {
  await choose('atOnce', { notificationEmail2: 'desk@example.com' });
  await tell();
  const { accountInfo } = await doctor.call(access.personalData);
  const targets = [accountInfo.email, ADDRESS, 'desk@example.com'].filter(Boolean);
  const mails = await sent();
  expect(mails.map(({ target }) => target)).toEqual(targets);
  for (const { kind, lang, values } of mails) {
    expect([kind, lang]).toEqual(['notice', 'en-US']);
    expect(values).toMatchObject({
      title: 'Approval',
      content: 'A plan of patient [林一] awaits your review, case AW1.',
      link: expect.stringMatching(/^http:\/\/localhost.*\/patient-detail\/7\/1$/),
      settings: expect.stringMatching(/\/account\?key=10$/),
    });
  }
});

test('what is taken back is not mailed, and nobody is mailed who does not want it', async () => {
  await choose('atOnce');
  const failing = server.ctx.db.transaction(async (tx) => {
    await notify(server.ctx, tx, [userId], 'welcome', {});
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await choose('atOnce', { emailNotice: false });
  await tell();
  await expect(sent()).resolves.toEqual([]);
});

test('the mail of the day holds what is unread then, once', async () => {
  await choose('daily');
  for (const ptNo of ['AW1', 'AW2', 'AW3']) await tell(ptNo);
  await expect(sent()).resolves.toEqual([]);
  const { rows } = await doctor.call(account.notices, { query: {} });
  const read = rows.find(({ content }) => content.includes('AW2'));
  await doctor.call(account.readNotices, { query: { ids: read?.id ?? '' } });
  await digest();
  await digest();
  const mails = (await sent()).filter(({ target }) => target === ADDRESS);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: 'noticeDigest', values: { num: '2' } });
  const lines = mails[0]?.values['content']?.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines?.[0]).toBe('· Approval: A plan of patient [林一] awaits your review, case AW1.');
  expect(lines?.[1]).toContain('AW3');
});

test('there is no mail of a day on which all was read, nor for whoever has turned mails off since', async () => {
  await choose('daily');
  await tell();
  await doctor.call(account.readNotices, { query: {} });
  await digest();
  await expect(sent()).resolves.toEqual([]);
  await tell();
  await choose('daily', { emailNotice: false });
  await digest();
  await expect(sent()).resolves.toEqual([]);
});

test('the mails of the day leave at eight', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute);
  expect(nextDigest(at(4, 7, 59))).toEqual(at(4, 8));
  expect(nextDigest(at(4, 8))).toEqual(at(5, 8));
  expect(nextDigest(at(31, 23))).toEqual(new Date(2026, 5, 1, 8));
});
