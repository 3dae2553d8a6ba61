import { readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { type AliyunStandIn, startAliyunStandIn } from './aliyun.fixture.ts';
import { tidyFolder } from './engines/folder-engine.ts';
import { outboundMessages } from './schema.ts';
import { type NewMessage, sendMessage } from './send.ts';

const { outbox, retry } = endpoints.messaging;
const CODE = '402817';
const mail = {
  channel: 'mail',
  target: 'wei.lin@example.com',
  kind: 'loginCode',
  values: { code: CODE, minutes: '5' },
  lang: 'en-US',
} as const satisfies NewMessage;
const sms = { ...mail, channel: 'sms', target: '+8613800138000', lang: 'zh-CN' } as const satisfies NewMessage;

const send = (server: TestServer, message: NewMessage): Promise<void> =>
  server.ctx.db.transaction((tx) => sendMessage(server.ctx, tx, message));
const newest = async (server: TestServer) => {
  const rows = await server.ctx.db.select().from(outboundMessages).orderBy(outboundMessages.id);
  return rows.at(-1);
};
const ended = async (server: TestServer) => {
  await until(async () => (await newest(server))?.state !== 'waiting');
  const message = await newest(server);
  if (!message) throw new Error('there is no message');
  return message;
};

describe('without any configuration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ foundation: true, env: { ARCHWAY_DEMO: 'on' } });
  });
  afterAll(() => server.stop());

  test('a message is a file that its owner alone reads, the operator sees it whole, and the row keeps no secret', async () => {
    await send(server, mail);
    const { id, state, values, tries } = await ended(server);
    expect({ state, values, tries }).toEqual({ state: 'sent', values: { minutes: '5' }, tries: 1 });
    const file = join(server.dataFolder, 'outbox', `${id}.json`);
    expect([statSync(file).mode & 0o777, statSync(join(file, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ ...mail, id });
    const admin = await server.login('demoadmin');
    const { rows } = await admin.call(outbox);
    expect(rows[0]).toMatchObject({ id, kind: 'loginCode', state: 'sent', target: mail.target, retriable: false });
    expect(rows[0]?.body).toContain(CODE);
  });

  test('the outbox is for operators alone', async () => {
    const creator = await server.login('democreator');
    await expect(creator.refused(outbox)).resolves.toBe('noPermission');
    await expect(creator.refused(retry, { params: { id: '1' } })).resolves.toBe('noPermission');
    await expect(server.api().refused(outbox)).resolves.toBe('logExpired');
  });

  test('a message of a transaction that is taken back never leaves', async () => {
    const before = (await server.ctx.db.select().from(outboundMessages)).length;
    const failing = server.ctx.db.transaction(async (tx) => {
      await sendMessage(server.ctx, tx, mail);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await expect(server.ctx.db.select().from(outboundMessages)).resolves.toHaveLength(before);
  });

  test('what is of no use any more is given up, and its secret goes', async () => {
    await send(server, { ...mail, usefulUntil: new Date(Date.now() - 1000) });
    await expect(ended(server)).resolves.toMatchObject({ state: 'failed', tries: 0, values: { minutes: '5' } });
    const admin = await server.login('demoadmin');
    const { rows } = await admin.call(outbox, { query: { state: 'failed' } });
    expect(rows[0]).toMatchObject({ retriable: false });
    expect(rows[0]?.body).not.toContain(CODE);
    await expect(admin.refused(retry, { params: { id: rows[0]?.id ?? '' } })).resolves.toBe('messageNotRetriable');
  });

  test('a failed message without secrets is sent again', async () => {
    await send(server, { ...mail, kind: 'alreadyRegistered', values: {}, usefulUntil: new Date(0) });
    const { id } = await ended(server);
    const admin = await server.login('demoadmin');
    await admin.call(retry, { params: { id } });
    await expect(ended(server)).resolves.toMatchObject({ id, state: 'sent' });
    await expect(admin.refused(retry, { params: { id } })).resolves.toBe('messageNotRetriable');
    await expect(admin.refused(retry, { params: { id: '999999' } })).resolves.toBe('recordNotFound');
  });

  test('files go after a week', async () => {
    const folder = join(server.dataFolder, 'outbox');
    const [first = '', ...others] = readdirSync(folder);
    const old = new Date(Date.now() - 8 * 86_400_000);
    utimesSync(join(folder, first), old, old);
    await tidyFolder(folder);
    expect(readdirSync(folder)).toEqual(others);
  });
});

describe('by SMTP and Aliyun', () => {
  let server: TestServer;
  let smtp: SMTPServer;
  let aliyun: AliyunStandIn;
  const received: { from: string; to: string[]; text: string }[] = [];
  let refusing: Error | null = null;

  beforeAll(async () => {
    smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'sesame' ? done(null, { user: username }) : done(new Error('who are you?')),
      onRcptTo: (_address, _session, done) => done(refusing),
      onData: (stream, { envelope }, done) => {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope;
          received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as { port: number };
    aliyun = await startAliyunStandIn('key-id', 'key-secret');
    server = await startTestServer({
      foundation: true,
      env: {
        ARCHWAY_DEMO: 'on',
        ARCHWAY_SMTP_URL: `smtp://archway:sesame@127.0.0.1:${port}`,
        ARCHWAY_MAIL_FROM: 'Archway <no-reply@archway.example>',
        ARCHWAY_SMS_KEY_ID: 'key-id',
        ARCHWAY_SMS_KEY_SECRET: 'key-secret',
        ARCHWAY_SMS_SIGN_NAME: '拱门',
        ARCHWAY_SMS_TEMPLATES: 'code:SMS_1,code@en-US:SMS_2,registered:SMS_3,changed:SMS_4',
        ARCHWAY_SMS_ENDPOINT: aliyun.url,
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
    await aliyun.stop();
  });
  beforeEach(() => {
    refusing = null;
    received.length = 0;
    aliyun.calls.length = 0;
  });

  test('a mail arrives, in its language, and its secret is nowhere left', async () => {
    await send(server, mail);
    const { id, state, values } = await ended(server);
    expect({ state, values }).toEqual({ state: 'sent', values: { minutes: '5' } });
    expect(received).toMatchObject([{ from: 'no-reply@archway.example', to: [mail.target] }]);
    expect(received[0]?.text).toContain('Subject: Your code to log in');
    expect(received[0]?.text).toContain(`Message-ID: <message-${id}@archway.example>`);
    expect(received[0]?.text).toContain(CODE);
    const admin = await server.login('demoadmin');
    const { rows } = await admin.call(outbox, { query: { channel: 'mail' } });
    expect(rows[0]?.body).toContain('••••••');
    expect(JSON.stringify(rows)).not.toContain(CODE);
  });

  test('a server that is busy is tried again; one that knows no such address is not', async () => {
    refusing = Object.assign(new Error('busy'), { responseCode: 451 });
    await send(server, mail);
    await until(async () => ((await newest(server))?.tries ?? 0) > 0);
    refusing = null;
    await expect(ended(server)).resolves.toMatchObject({ state: 'sent', tries: 2 });
    refusing = Object.assign(new Error('no such person'), { responseCode: 550 });
    await send(server, mail);
    const { state, tries, lastError, values } = await ended(server);
    expect({ state, tries, values }).toEqual({ state: 'failed', tries: 1, values: { minutes: '5' } });
    expect(lastError).toContain('no such person');
  });

  test('an SMS is asked for by a signed call, with the template of its language', async () => {
    await send(server, sms);
    await expect(ended(server)).resolves.toMatchObject({ state: 'sent', values: { minutes: '5' } });
    await send(server, { ...sms, target: '+447700900142', lang: 'en-US' });
    await ended(server);
    expect(aliyun.calls).toMatchObject([
      {
        ...{ PhoneNumbers: '13800138000', SignName: '拱门', TemplateCode: 'SMS_1' },
        TemplateParam: JSON.stringify({ code: CODE }),
      },
      { PhoneNumbers: '447700900142', TemplateCode: 'SMS_2' },
    ]);
  });

  test('an SMS that the provider will never send is given up, one that it cannot send now is tried again', async () => {
    aliyun.answer = { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: 'illegal' };
    await send(server, sms);
    await expect(ended(server)).resolves.toMatchObject({
      state: 'failed',
      tries: 1,
      lastError: 'isv.MOBILE_NUMBER_ILLEGAL: illegal',
    });
    aliyun.answer = { Code: 'isp.SYSTEM_ERROR', Message: 'later' };
    await send(server, sms);
    await until(async () => ((await newest(server))?.tries ?? 0) > 0);
    aliyun.answer = { Code: 'OK', Message: 'OK' };
    await expect(ended(server)).resolves.toMatchObject({ state: 'sent', tries: 2 });
  });

  test('a call that is signed by another key is refused by the provider', async () => {
    aliyun.secret = 'another';
    await send(server, sms);
    await until(async () => ((await newest(server))?.tries ?? 0) > 0);
    const waiting = await newest(server);
    expect(waiting).toMatchObject({ state: 'waiting', lastError: 'SignatureDoesNotMatch: signature' });
    aliyun.secret = 'key-secret';
    await server.ctx.db
      .update(outboundMessages)
      .set({ usefulUntil: new Date(0) })
      .where(eq(outboundMessages.id, waiting?.id ?? ''));
    await ended(server);
  });
});
