import { endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { events } from '../src/infrastructure/events/schema.ts';
import { users } from '../src/modules/access/schema.ts';
import { EventReader } from './event-reader.ts';
import { type TestServer, startTestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

const readers: EventReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

async function open(on: TestServer, token: string | null, lastEventId?: string): Promise<EventReader> {
  const reader = await EventReader.open(on.url, token ?? '', lastEventId);
  readers.push(reader);
  return reader;
}

const idOf = async (userName: string): Promise<string> => {
  const [row] = await server.ctx.db.select({ id: users.id }).from(users).where(eq(users.userName, userName));
  return row?.id ?? '';
};

const changed = (version: number) => ({ caseId: '77', version });
/** The same as it is heard, in the words of the wire. */
const heard = (version: number) => ({ ptId: '77', version });
const publishTo = async (userName: string, version: number): Promise<void> =>
  server.ctx.events.publish('case.changed', changed(version), { users: [await idOf(userName)] });

test('an event reaches those it is for, and nobody else', async () => {
  const doctor = await open(server, (await server.login('demodoctor')).token);
  const maker = await open(server, (await server.login('demomaker')).token);
  const outsider = await open(server, (await server.login('demooutsider')).token);
  await publishTo('demodoctor', 1);
  await server.ctx.events.publish('case.changed', changed(2), { groups: ['1'] });
  await server.ctx.events.publish('case.changed', changed(3), 'everyone');
  expect((await doctor.take(3)).map((event) => event.data)).toEqual([heard(1), heard(2), heard(3)]);
  expect((await maker.take(1)).map((event) => event.data)).toEqual([heard(3)]);
  expect((await outsider.take(1)).map((event) => event.data)).toEqual([heard(3)]);
});

test('a broken stream resumes after its last event, without a gap or a repetition', async () => {
  const { token } = await server.login('demodoctor');
  const first = await open(server, token);
  for (const version of [1, 2, 3]) await publishTo('demodoctor', version);
  const [, second] = await first.take(3);
  first.close();
  for (const version of [4, 5]) await publishTo('demodoctor', version);
  const resumed = await open(server, token, second?.id);
  await publishTo('demodoctor', 6);
  expect((await resumed.take(4)).map((event) => event.data)).toEqual([3, 4, 5, 6].map(heard));
});

test('a long backlog comes whole', async () => {
  const { token } = await server.login('demodoctor');
  const first = await open(server, token);
  await publishTo('demodoctor', 0);
  const [start] = await first.take(1);
  const userIds = [await idOf('demodoctor')];
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    type: 'case.changed',
    data: changed(index + 1),
    userIds,
  }));
  await server.ctx.db.insert(events).values(rows);
  await publishTo('demodoctor', 1201);
  await first.take(1);
  const versions = (await (await open(server, token, start?.id)).take(1201)).map((event) => event.data);
  expect(versions).toEqual(Array.from({ length: 1201 }, (_, index) => heard(index + 1)));
});

test('events that come while the backlog is read are neither lost nor repeated', async () => {
  const { token } = await server.login('demodoctor');
  const before = await open(server, token);
  await publishTo('demodoctor', 0);
  const [start] = await before.take(1);
  const publishing = (async () => {
    for (let version = 1; version <= 40; version++) await publishTo('demodoctor', version);
  })();
  const late = await Promise.all([1, 2, 3].map(() => open(server, token, start?.id)));
  await publishing;
  for (const reader of late) {
    const versions = (await reader.take(40)).map((event) => (event.data as { version: number }).version);
    expect(versions).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  }
});

test('an event of a transaction is told when it commits, and never when it fails', async () => {
  const doctor = await open(server, (await server.login('demodoctor')).token);
  const audience = { users: [await idOf('demodoctor')] };
  await server.ctx.db
    .transaction(async (tx) => {
      await server.ctx.events.publish('case.changed', changed(1), audience, { tx });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await server.ctx.db.transaction((tx) => server.ctx.events.publish('case.changed', changed(2), audience, { tx }));
  expect((await doctor.take(1)).map((event) => event.data)).toEqual([heard(2)]);
});

test('a payload that does not fit its type is refused where it is published', async () => {
  await expect(server.ctx.events.publish('case.changed', { caseId: 'x', version: 1 }, 'everyone')).rejects.toThrow();
});

test('an id that is none, or of another database, begins with what comes next', async () => {
  const { token } = await server.login('demodoctor');
  const streams = [await open(server, token, 'abc'), await open(server, token, '999999999999999999')];
  await publishTo('demodoctor', 9);
  for (const stream of streams) expect((await stream.take(1)).map((event) => event.data)).toEqual([heard(9)]);
});

test('without a login there is no stream', async () => {
  await expect(open(server, null)).rejects.toThrow('401');
  const client = await server.login('demodoctor');
  await client.call(endpoints.access.logout);
  await expect(open(server, client.token)).rejects.toThrow('401');
});

test('events of the day before are dropped', async () => {
  await publishTo('demodoctor', 1);
  await server.ctx.db.update(events).set({ createdAt: sql`now() - interval '25 hours'` });
  await publishTo('demodoctor', 2);
  await server.ctx.events.tidy();
  const left = await server.ctx.db.select({ data: events.data }).from(events);
  expect(left.map((row) => row.data)).toEqual([changed(2)]);
});

const several = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test : test.skip;

several(
  'two servers on one database: told by one, read on the other, resumed on either',
  async () => {
    const other = await startTestServer({ foundation: true, beside: server });
    try {
      const { token } = await server.login('demodoctor');
      const here = await open(server, token);
      const there = await open(other, token);
      await publishTo('demodoctor', 1);
      await other.ctx.events.publish('case.changed', changed(2), { users: [await idOf('demodoctor')] });
      const seenHere = await here.take(2);
      const seenThere = await there.take(2);
      expect(seenHere).toEqual(seenThere);
      there.close();
      await publishTo('demodoctor', 3);
      const resumed = await open(server, token, seenThere[0]?.id);
      expect((await resumed.take(2)).map((event) => event.data)).toEqual([heard(2), heard(3)]);
    } finally {
      await other.stop();
    }
  },
  60_000,
);

several(
  'publishers on two servers at once: every reader sees every event once, in one order',
  async () => {
    const other = await startTestServer({ foundation: true, beside: server });
    try {
      const { token } = await server.login('demodoctor');
      const streams = [await open(server, token), await open(other, token)];
      const audience = { users: [await idOf('demodoctor')] };
      await Promise.all(
        [server, other].flatMap((from, which) =>
          Array.from({ length: 50 }, (_, index) =>
            from.ctx.events.publish('case.changed', changed(which * 100 + index), audience),
          ),
        ),
      );
      const [one, two] = await Promise.all(streams.map((stream) => stream.take(100)));
      expect(one).toEqual(two);
      expect(new Set(one?.map((event) => event.id)).size).toBe(100);
    } finally {
      await other.stop();
    }
  },
  60_000,
);
