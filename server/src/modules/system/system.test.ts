import { dictionaryTypes, endpoints, type LogEvent } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { dropOldLogs } from './log-repository.ts';
import { frontendLogs } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

test('dictionaries come in the language of the reader', async () => {
  const client = await server.login('demodoctor');
  const body = { typeList: ['print_status', 'treat_status'] };
  const zh = await client.call(endpoints.system.dictionaries, { body }, 'zh-CN');
  const en = await client.call(endpoints.system.dictionaries, { body }, 'en-US');
  expect(Object.keys(en)).toEqual(body.typeList);
  expect(zh['print_status']?.[0]).toEqual({ dictValue: 0, dictLabel: '待打印' });
  expect(en['print_status']?.[0]).toEqual({ dictValue: 0, dictLabel: 'Ready' });
  const all = await client.call(endpoints.system.dictionaries, { body: { typeList: dictionaryTypes } });
  expect(Object.keys(all).sort()).toEqual([...dictionaryTypes].sort());
});

test('an unknown dictionary is refused', async () => {
  const client = await server.login('demodoctor');
  const refused = await client.refused(endpoints.system.dictionaries, { body: { typeList: ['users'] } });
  expect(refused).toBe('paramsError');
});

const event: LogEvent = {
  type: 'error',
  logData: '{"message":"broken"}',
  eventDuration: 1e12,
  userId: '1',
  systemName: 'archway',
  timestamp: 1_795_000_000_000,
  timezone: 'Asia/Shanghai',
  userAgent: 'test',
  browser: { name: 'Chromium', version: '1.2', majorVersion: '1' },
  os: { name: 'Linux', version: '6' },
  url: 'http://localhost/aligner',
  lang: 'zh-CN',
  openPageTimeSecond: 3,
};

test('browsers may log with a login and without; what they claim about users is not believed', async () => {
  await server.ctx.db.delete(frontendLogs);
  await server.api().call(endpoints.system.log, { body: { data: [event] } });
  const doctor = await server.login('demodoctor');
  await doctor.call(endpoints.system.log, { body: { data: [event, event] } });
  const rows = await server.ctx.db.select().from(frontendLogs);
  expect(rows.map((row) => row.sessionUserId)).toEqual([null, '2', '2']);
  expect(rows[0]).toMatchObject({
    type: 'error',
    browser: 'Chromium 1.2',
    clientTime: event.timestamp,
    durationMs: 2_147_483_647,
  });
});

test('logs are kept for 30 days', async () => {
  await server.ctx.db.delete(frontendLogs);
  await server.api().call(endpoints.system.log, { body: { data: [event, event] } });
  const [first] = await server.ctx.db.select().from(frontendLogs);
  await server.ctx.db.update(frontendLogs).set({ at: new Date(Date.now() - 31 * 86_400_000) });
  await server.api().call(endpoints.system.log, { body: { data: [event] } });
  await dropOldLogs(server.ctx.db);
  const left = await server.ctx.db.select().from(frontendLogs);
  expect(left).toHaveLength(1);
  expect(left[0]?.id).not.toBe(first?.id);
});
