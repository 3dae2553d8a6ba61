import { addressOf, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceHolder } from '../credits.fixture.ts';
import { post } from '../post.ts';

const { access, credits } = endpoints;

let server: TestServer;
let practiceId: string;
let creator: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  practiceId = (await practiceHolder(server, 'P10001')).id;
  creator = await server.login('democreator');
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

const everything = { pageNum: 1, pageSize: 100 };
const file = (client: TestClient, query: Record<string, string>, lang = 'en-US') =>
  fetch(server.url + addressOf(credits.ledgerFile, { query }), {
    headers: { authorization: `Bearer ${client.token}`, lang },
  });

describe('balances', () => {
  test('belong to the practice: every member reads the same, and the account shows them', async () => {
    const seen = await creator.call(credits.balances, {});
    expect(seen).toMatchObject({
      holder: { kind: 'practice', code: 'P10001' },
      balances: { credits: 640, freeCases: 0, freeModels: 8, assistAudits: 14 },
      prices: { confirmPlan: 240 },
      mayRecharge: true,
      waiting: null,
    });
    const doctor = await server.login('demodoctor');
    await expect(doctor.call(credits.balances, {})).resolves.toEqual({ ...seen, mayRecharge: false });
    for (const client of [creator, doctor, await server.login('demoassistant')]) {
      const { accountInfo } = await client.call(access.personalData);
      expect(accountInfo).toMatchObject({
        ...{ confirmRemainingNum: 640, freePtNum: 0, freeModelNum: 8, assistAuditsRemainingNum: 14 },
      });
    }
    const { accountInfo } = await (await server.login('demodesigner')).call(access.personalData);
    expect(accountInfo.confirmRemainingNum).toBeNull();
  });

  test.each([
    ['demooutsider', 'recordNotFound'],
    ['democenter', 'recordNotFound'],
    ['demoassistant', 'noPermission'],
    ['demomaker', 'noPermission'],
  ])('%s, who is no doctor of the practice, is refused with %s', async (name, refusal) => {
    const client = await server.login(name);
    for (const endpoint of [credits.balances, credits.ledger, credits.requests])
      await expect(client.refused(endpoint, { query: { practiceId } })).resolves.toBe(refusal);
    const answer = (await (await file(client, { practiceId })).json()) as { code: number };
    expect([200403, 200404]).toContain(answer.code);
  });

  test('a design center’s staff reads its own, and an administrator every one', async () => {
    const center = await (await server.login('democenter')).call(credits.balances, {});
    expect(center).toMatchObject({ holder: { kind: 'center', code: 'D30001' }, mayRecharge: false });
    await expect(admin.call(credits.balances, { query: { designCenterId: center.holder.id } })).resolves.toMatchObject({
      balances: center.balances,
    });
    await expect(admin.call(credits.balances, { query: { practiceId } })).resolves.toMatchObject({
      mayRecharge: false,
    });
    await expect(admin.refused(credits.balances, { query: { practiceId: '999999' } })).resolves.toBe('recordNotFound');
  });

  test('what actions cost is told to everybody who is logged in', async () => {
    await expect((await server.login('demomaker')).call(credits.prices)).resolves.toEqual({ confirmPlan: 240 });
  });
});

describe('the ledger', () => {
  test('is newest first, each row with the balance after it', async () => {
    const { rows, total } = await creator.call(credits.ledger, { query: everything });
    expect(total).toBe(rows.length);
    const times = rows.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    const paid = rows.filter(({ unit }) => unit === 'credits').reverse();
    let balance = 0;
    for (const row of paid) expect(row.balance).toBe((balance += row.amount));
    const last = paid.at(-1);
    expect(last).toMatchObject({ kind: 'confirmDeduction', amount: -240, balance: 640 });
    expect(last?.recordCode).toMatch(/^CR-\d{5}$/);
    expect(last?.operatorName).toContain('Lin Jing');
    const first = await creator.call(credits.ledger, { query: { pageNum: 1, pageSize: 5 } });
    const second = await creator.call(credits.ledger, { query: { pageNum: 2, pageSize: 5 } });
    expect([...first.rows, ...second.rows]).toEqual(rows.slice(0, 10));
  });

  test('is filtered by kind, unit, days and words, each with what does not fit left out', async () => {
    const ask = async (query: object) =>
      (await creator.call(credits.ledger, { query: { ...everything, ...query } })).rows;
    const all = await ask({});
    const recharges = await ask({ kind: 'recharge' });
    expect(recharges.map(({ contract }) => contract)).toEqual(['C-2026-114', 'C-2026-031']);
    expect(new Set((await ask({ unit: 'freeModels' })).map(({ unit }) => unit))).toEqual(new Set(['freeModels']));
    expect((await ask({ keyword: '2026-114' })).map(({ kind }) => kind)).toEqual(['recharge']);
    await expect(ask({ keyword: recharges[0]?.recordCode })).resolves.toEqual([recharges[0]]);
    await expect(ask({ keyword: '%' })).resolves.toEqual([]);
    // Who booked for the platform is not told to members, nor found by them.
    await expect(ask({ keyword: 'Administrator' })).resolves.toEqual([]);
    const day = all[0]?.time.slice(0, 10) ?? '';
    const sameDay = await ask({ from: day, to: day });
    expect(sameDay.map(({ id }) => id)).toEqual(all.filter(({ time }) => time.startsWith(day)).map(({ id }) => id));
    await expect(ask({ from: '2099-01-01' })).resolves.toEqual([]);
    await expect(ask({ from: '0001-01-01', to: '9999-12-31' })).resolves.toEqual(all);
  });

  test('a day is the reader’s own: east of UTC it begins before', async () => {
    const ask = async (zone: number) =>
      (await creator.call(credits.ledger, { query: { ...everything, from: '2026-03-02', to: '2026-03-02', zone } }))
        .rows;
    const practice = { kind: 'practice', id: practiceId } as const;
    await server.ctx.db.transaction((tx) =>
      post(tx, {
        ...{ key: 'late', kind: 'freeRecharge', holder: practice, actorId: null, note: 'late' },
        ...{ movements: [{ unit: 'freeReports', amount: 1 }], at: new Date('2026-03-01T18:00:00Z') },
      }),
    );
    await expect(ask(0)).resolves.toEqual([]);
    await expect(ask(480)).resolves.toMatchObject([{ note: 'late' }]);
  });

  test('names a patient to those alone who see the case', async () => {
    const named = (rows: { patientName: string | null; ptNo: string | null }[]) =>
      rows.filter(({ ptNo }) => ptNo !== null).map(({ patientName }) => patientName);
    const owner = await creator.call(credits.ledger, { query: everything });
    expect(named(owner.rows)).not.toContain(null);
    const doctor = await (await server.login('demodoctor')).call(credits.ledger, { query: everything });
    expect(named(doctor.rows)).toContain(null);
    const { rows } = await (await server.login('demodoctor')).call(endpoints.cases.page, { query: everything });
    const own = new Set(rows.map(({ patientName }) => patientName));
    for (const name of named(doctor.rows)) if (name !== null) expect(own).toContain(name);
    for (const row of doctor.rows) if (row.patientName === null) expect(row.caseId).toBeNull();
  });

  test('keeps who booked for the platform among its own', async () => {
    const byPlatform = (rows: { byPlatform: boolean; operatorName: string | null }[]) =>
      new Set(rows.filter((row) => row.byPlatform).map(({ operatorName }) => operatorName));
    expect(byPlatform((await creator.call(credits.ledger, { query: everything })).rows)).toEqual(new Set([null]));
    const { rows } = await admin.call(credits.ledger, { query: { ...everything, practiceId } });
    expect(byPlatform(rows)).toEqual(new Set(['平台管理员 Administrator']));
  });
});

describe('the ledger as a file', () => {
  test('has every row that the filter finds, in the reader’s language, more than are read at once', async () => {
    const practice = await practiceHolder(server, 'P10002');
    const outsider = await server.login('demooutsider');
    await server.ctx.db.transaction(async (tx) => {
      for (let index = 0; index < 520; index++)
        await post(tx, {
          ...{ key: `file:${index}`, kind: 'freeRecharge', holder: practice, actorId: null },
          ...{ movements: [{ unit: 'freeModels', amount: 1 }], note: index === 0 ? '=1+1' : `row ${index}` },
        });
    });
    const answer = await file(outsider, { unit: 'freeModels' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('archway-ledger-P10002.csv');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).trim().split('\r\n');
    expect(lines[0]).toMatch(/^Record code,Change time,Change type,Unit,Amount,Balance,/);
    expect(lines).toHaveLength(1 + 520 + 1);
    expect(lines.some((line) => line.includes(",'=1+1,"))).toBe(true);
    const chinese = await (await file(outsider, { kind: 'recharge' }, 'zh-CN')).text();
    expect(chinese).toContain('记录编号,变动时间,变动类型');
    expect(chinese).toContain(',充值,积分,640,640,');
  });
});
