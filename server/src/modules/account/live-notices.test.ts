import { endpoints } from '@archway/contracts';
import { EventReader } from '../../../test/event-reader.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { notify } from './notices.ts';

const { access, account } = endpoints;

let server: TestServer;
/** On PostgreSQL a second server beside the first; the embedded engine belongs to one. */
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
  other = server.databaseUrl ? await startTestServer({ foundation: true, beside: server }) : server;
});
afterAll(async () => {
  if (other !== server) await other.stop();
  await server.stop();
});

test('the badge is right in every tab and on every device, and reading all in one clears it in the others', async () => {
  const desk = await server.login('demodoctor');
  const phone = await other.login('demodoctor');
  const colleague = await server.login('democreator');
  const { userId } = await desk.call(access.personalData);

  const open = (on: TestServer, { token }: { readonly token: string | null }) => EventReader.open(on.url, token ?? '');
  const tabs = await Promise.all([open(server, desk), open(server, desk), open(other, phone)]);
  const stranger = await open(server, colleague);
  const unread = (values: number[]) => values.map((value) => ['notice.changed', { unread: value }]);
  const told = async (tab: EventReader, count: number) => (await tab.take(count)).map(({ type, data }) => [type, data]);
  const badge = async (client: typeof desk) =>
    (await client.call(account.notices, { query: { pageSize: 3, readFlag: 0 } })).total;
  // What was unread before is read while all listen: told late, it would come among what follows.
  const before = await badge(desk);
  await desk.call(account.readNotices, { query: {} });
  if (before > 0) for (const tab of tabs) expect(await told(tab, 1)).toEqual(unread([0]));

  for (let notice = 0; notice < 2; notice++)
    await server.ctx.db.transaction((tx) => notify(server.ctx, tx, [userId], 'welcome', {}));
  for (const tab of tabs) expect(await told(tab, 2)).toEqual(unread([1, 2]));
  expect([await badge(desk), await badge(phone)]).toEqual([2, 2]);

  await phone.call(account.readNotices, { query: {} });
  for (const tab of tabs) expect(await told(tab, 1)).toEqual(unread([0]));
  expect([await badge(desk), await badge(phone)]).toEqual([0, 0]);

  // Reading what is read says nothing, and nobody else has heard of any of it.
  await desk.call(account.readNotices, { query: {} });
  const { userId: foreign } = await colleague.call(access.personalData);
  await server.ctx.db.transaction((tx) => notify(server.ctx, tx, [userId, foreign], 'welcome', {}));
  for (const tab of tabs) expect(await told(tab, 1)).toEqual(unread([1]));
  const [first] = await stranger.take(1);
  expect(first?.type).toBe('notice.changed');
  for (const reader of [...tabs, stranger]) reader.close();
});
