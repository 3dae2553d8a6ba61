import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';

const { cases, models } = endpoints;
const accounts = [
  'democreator',
  'demodoctor',
  'demoassistant',
  'demodesigner',
  'demoauditor',
  'democenter',
  'demomaker',
  'demoadmin',
  'demooutsider',
] as const;
type Account = (typeof accounts)[number];

let server: TestServer;
const clients = {} as Record<Account, TestClient>;
/** Cases by what decides who sees them. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  for (const account of accounts) clients[account] = await server.login(account);
  const { democreator, demodoctor, demooutsider } = clients;
  const practice = await practiceId(server, 'P10001');
  const doctor = await callerOf(server, demodoctor);
  const open = async (name: string, client: TestClient, entrust: 0 | 1 | 2, submit: boolean): Promise<void> => {
    const caseId = await openCase(client, validInfo(practice, { entrust }));
    ids[name] = caseId;
    if (!submit) return;
    await giveFiles(server, caseId, doctor.userId);
    await client.call(cases.submit, { body: { caseId, version: 1 } });
  };
  await open('draftOfDoctor', demodoctor, 2, false);
  await open('draftOfCreator', democreator, 1, false);
  await open('selfOfDoctor', demodoctor, 0, true);
  await open('teamOfCreator', democreator, 2, true);
  await open('labOfDoctor', demodoctor, 1, true);
  await open('madeOfCreator', democreator, 0, true);
  await putInto(server, await callerOf(server, democreator), ids.madeOfCreator as string, 32);
  ids.foreign = await openCase(demooutsider, validInfo(await practiceId(server, 'P10002')));
});
afterAll(() => server.stop());

const all = ['draftOfDoctor', 'draftOfCreator', 'selfOfDoctor', 'teamOfCreator', 'labOfDoctor', 'madeOfCreator'];
const seen: Record<Account, readonly string[]> = {
  democreator: all,
  demodoctor: ['draftOfDoctor', 'selfOfDoctor', 'labOfDoctor'],
  demoassistant: all,
  demodesigner: ['teamOfCreator'],
  demoauditor: ['teamOfCreator'],
  democenter: ['labOfDoctor'],
  demomaker: ['madeOfCreator'],
  demoadmin: [...all, 'foreign'],
  demooutsider: ['foreign'],
};

async function everyListed(client: TestClient): Promise<Set<string>> {
  const found = new Set<string>();
  for (let pageNum = 1; ; pageNum++) {
    const { rows, total } = await client.call(cases.page, { query: { pageNum, pageSize: 50 } });
    for (const row of rows) found.add(row.caseId);
    if (rows.length === 0 || found.size >= total) return found;
  }
}

describe.each(accounts)('%s', (account) => {
  const key = (name: string) => ({ caseId: ids[name] as string, version: 1 });

  test('lists its cases and no other', async () => {
    const listed = await everyListed(clients[account]);
    const names = Object.keys(ids).filter((name) => listed.has(ids[name] as string));
    expect(names.sort()).toEqual([...seen[account]].sort());
  });

  test('counts as many as it lists', async () => {
    const listed = await everyListed(clients[account]);
    const tabs = await clients[account].call(cases.tabCounts, {});
    expect(tabs.find((tab) => tab.value === -1)?.count).toBe(listed.size);
    for (const { value, count } of tabs) {
      const { total } = await clients[account].call(cases.page, { query: { tab: value, pageSize: 1 } });
      expect({ value, total }).toEqual({ value, total: count });
    }
  });

  test('opens its cases; every other one does not exist', async () => {
    for (const name of Object.keys(ids)) {
      const client = clients[account];
      if (seen[account].includes(name)) {
        expect((await client.call(cases.detail, { params: key(name) })).caseId).toBe(ids[name]);
        continue;
      }
      const { caseId } = key(name);
      expect(await client.refused(cases.detail, { params: key(name) })).toBe('recordNotFound');
      expect(await client.refused(cases.versions, { query: { caseId } })).toBe('recordNotFound');
      expect(await client.refused(cases.progress, { query: { caseId } })).toBe('recordNotFound');
      expect(await client.refused(models.list, { query: key(name) })).toBe('recordNotFound');
    }
  });

  test('changes no foreign case', async () => {
    const foreign = Object.keys(ids).filter((name) => !seen[account].includes(name));
    for (const name of foreign) {
      const client = clients[account];
      const { caseId } = key(name);
      const info = validInfo(await practiceId(server, 'P10001'));
      const hidden = ['recordNotFound', 'noPermission'];
      expect(hidden).toContain(await client.refused(cases.focus, { body: { caseId, focus: true } }));
      expect(hidden).toContain(await client.refused(cases.submit, { body: key(name) }));
      expect(hidden).toContain(await client.refused(cases.act, { body: { ...key(name), action: 'discard' } }));
      expect(hidden).toContain(
        await client.refused(cases.update, { params: key(name), body: { ...info, revision: 1 } }),
      );
    }
  });
});

test('what a case does not have cannot be told from what may not be seen', async () => {
  const { demodoctor } = clients;
  expect(await demodoctor.refused(cases.detail, { params: { caseId: '999999999', version: 1 } })).toBe(
    'recordNotFound',
  );
  expect(await demodoctor.refused(cases.detail, { params: { caseId: ids.selfOfDoctor as string, version: 7 } })).toBe(
    'recordNotFound',
  );
});

test('the design side reads but does not edit; the doctor does until the case is submitted', async () => {
  const draft = await clients.demodoctor.call(cases.detail, {
    params: { caseId: ids.draftOfDoctor as string, version: 1 },
  });
  expect(draft.editable).toBe(true);
  expect(draft.actions).toEqual(['submit', 'discard']);
  const team = { params: { caseId: ids.teamOfCreator as string, version: 1 } };
  const asDesigner = await clients.demodesigner.call(cases.detail, team);
  expect(asDesigner).toMatchObject({ editable: false, actions: ['startInspection'] });
  const asCreator = await clients.democreator.call(cases.detail, team);
  expect(asCreator).toMatchObject({ editable: false, actions: ['withdraw', 'discard'] });
});

test('labels of invisible cases are not named', async () => {
  const labels = await clients.democenter.call(endpoints.labels.list, {});
  const seen = await everyListed(clients.democenter);
  expect(seen.size).toBeGreaterThan(0);
  const { rows } = await clients.democenter.call(cases.page, { query: { pageSize: 100 } });
  const named = labels.flatMap(({ categoryLabels }) => categoryLabels.map(({ id }) => id));
  expect(named.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual([...new Set(rows.flatMap((row) => row.labels.map(({ id }) => id)))].sort());
  expect(labels.map(({ editable }) => editable)).not.toContain(true);
});

test('a submission is told to those who design it, and to nobody else', async () => {
  const unread = async (account: Account): Promise<string[]> => {
    const { rows } = await clients[account].call(endpoints.account.notices, { query: { readFlag: 0, pageSize: 50 } });
    return rows.filter((row) => row.type === 'caseSubmitted').map((row) => row.link ?? '');
  };
  const link = (name: string): string => `/patient-detail/${ids[name]}/1`;
  expect(await unread('democenter')).toContain(link('labOfDoctor'));
  expect(await unread('demodesigner')).toContain(link('teamOfCreator'));
  expect(await unread('demodesigner')).not.toContain(link('labOfDoctor'));
  expect(await unread('democreator')).not.toContain(link('labOfDoctor'));
});
