import { type DictionaryType, dictionaryTypes, endpoints, type LogEvent } from '@archway/contracts';
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
  const body = { typeList: ['print_status', 'treat_status'] satisfies DictionaryType[] };
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
  const refused = await client.refused(endpoints.system.dictionaries, {
    body: { typeList: ['users' as DictionaryType] },
  });
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

test('an event that is sent twice, since its page heard no answer, is kept once', async () => {
  await server.ctx.db.delete(frontendLogs);
  const known = { ...event, eventId: 'a'.repeat(32), eventStartPageTimeSecond: 2.5 };
  await server.api().call(endpoints.system.log, { body: { data: [known] } });
  await server.api().call(endpoints.system.log, { body: { data: [known, event, event] } });
  const rows = await server.ctx.db.select().from(frontendLogs);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ startedSecond: 2.5, openPageTimeSecond: 3, browserMajor: '1' });
});

test('an operator reads what was reported, by type, words, case and day; others do not', async () => {
  await server.ctx.db.delete(frontendLogs);
  const doctor = await server.login('demodoctor');
  const data = [
    { ...event, type: 'page-load', logData: '{"route":"/aligner"}', eventDuration: 800 },
    { ...event, caseId: '4711', caseVersion: 2, logData: '{"message":"100% broken"}' },
  ];
  await doctor.call(endpoints.system.log, { body: { data } });
  await server.api().call(endpoints.system.log, { body: { data: [event] } });
  const admin = await server.login('demoadmin');
  const found = async (query: object) => (await admin.call(endpoints.system.logs, { query })).rows;
  expect(await found({})).toHaveLength(3);
  expect(await found({ type: 'page-load' })).toMatchObject([{ durationMs: 800, userId: '2', openPageTimeSecond: 3 }]);
  expect(await found({ keyword: '100%' })).toMatchObject([{ caseId: '4711', caseVersion: 2 }]);
  expect(await found({ keyword: '1%b' })).toEqual([]);
  expect(await found({ caseId: '4711' })).toHaveLength(1);
  expect(await found({ userId: '2' })).toHaveLength(2);
  const day = new Date().toISOString().slice(0, 10);
  expect(await found({ to: day, from: day })).toHaveLength(3);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  await expect(doctor.refused(endpoints.system.logs)).resolves.toBe('noPermission');
  await expect(doctor.refused(endpoints.system.pageTimes)).resolves.toBe('noPermission');
});

test('page times and web vitals are told at their percentiles, whatever else stands in the events', async () => {
  await server.ctx.db.delete(frontendLogs);
  const loads = [100, 200, 300, 400].map((eventDuration) => ({
    ...event,
    type: 'page-load',
    logData: '{"route":"/aligner","ready":1}',
    eventDuration,
  }));
  const vitals = ['{"name":"CLS","value":0.05}', '{"name":"CLS","value":0.25}', '{"name":"XYZ","value":1}', 'no JSON'];
  const reported = [...loads, ...vitals.map((logData) => ({ ...event, type: 'web-vital', logData }))];
  await server.api().call(endpoints.system.log, { body: { data: reported } });
  const admin = await server.login('demoadmin');
  for (const span of ['day', 'week', 'month'] as const) {
    const times = await admin.call(endpoints.system.pageTimes, { query: { span } });
    expect(times.steps).toMatchObject([{ count: 4, p50: 250, p75: 325, p95: 385 }]);
    expect(times.routes).toEqual([{ route: '/aligner', count: 4, p75: 325 }]);
    expect(times.vitals).toEqual([{ name: 'CLS', count: 2, p75: expect.closeTo(0.2, 6) }]);
  }
  await server.ctx.db.update(frontendLogs).set({ at: new Date(Date.now() - 8 * 86_400_000) });
  expect((await admin.call(endpoints.system.pageTimes)).steps).toEqual([]);
});
