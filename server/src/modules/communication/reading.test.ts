import { caseStatus, endpoints } from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { caseAudit } from '../cases/schema.ts';
import { type Name, Talk } from './communication.fixture.ts';

const { account, messages } = endpoints;

let server: TestServer;
let talk: Talk;
beforeAll(async () => {
  server = await startTestServer();
  talk = await Talk.open(server);
});
afterAll(() => server.stop());

/** Types of the notices that somebody has of the conversation of a case, oldest first. */
async function told(name: Name, caseId: string): Promise<string[]> {
  const { rows } = await talk.as(name).call(account.notices, { query: { pageSize: 100 } });
  const link = `/patient-detail/${caseId}/1?section=messages`;
  return rows
    .filter((row) => row.link === link)
    .map(({ type }) => type)
    .reverse();
}

test('what somebody has read is their own, goes on and never back, and is shown to others', async () => {
  const caseId = await talk.case();
  for (let count = 0; count < 3; count++) await talk.send('demodoctor', caseId);
  await talk.send('demodesigner', caseId);
  expect(await talk.page('demodesigner', caseId)).toMatchObject({ lastRead: 0, unread: 3 });
  expect(await talk.page('democreator', caseId)).toMatchObject({ lastRead: 0, unread: 4 });

  expect(await talk.read('demodesigner', caseId, 2)).toEqual({ lastRead: 2, unread: 1 });
  expect(await talk.read('demodesigner', caseId, 1)).toEqual({ lastRead: 2, unread: 1 });
  // There is no such message yet: whoever says so has not read it.
  expect(await talk.read('demodesigner', caseId, 9)).toEqual({ lastRead: 2, unread: 1 });
  expect(await talk.page('democreator', caseId)).toMatchObject({ lastRead: 0, unread: 4 });

  await talk.read('demomaker', caseId, 4);
  await talk.read('demodoctor', caseId, 4);
  const readBy = (await talk.page('demodoctor', caseId)).rows.map((row) => row.readBy.map(({ userId }) => userId));
  const [doctor, designer, maker] = (['demodoctor', 'demodesigner', 'demomaker'] as const).map((name) =>
    talk.idOf(name),
  );
  expect(readBy.map((people) => people.sort())).toEqual(
    [[doctor, maker], [maker], [designer, maker], [designer, maker]].map((people) => people.sort()),
  );
});

test('a withdrawn message is nothing to read', async () => {
  const caseId = await talk.case();
  const { messageId } = await talk.send('demodoctor', caseId);
  await talk.as('demodoctor').call(messages.withdraw, { params: { messageId } });
  expect((await talk.page('democreator', caseId)).unread).toBe(0);
});

test('who may be mentioned: others who read the case, its doctor first; of a draft its practice alone', async () => {
  const caseId = await talk.case();
  const people = await talk.as('demodesigner').call(messages.people, { query: { caseId } });
  const ids = people.map(({ userId }) => userId);
  expect(people[0]).toMatchObject({ userId: talk.idOf('demodoctor'), doctor: true, side: 'practice' });
  for (const name of ['democreator', 'demoassistant', 'demomaker'] as const) expect(ids).toContain(talk.idOf(name));
  for (const name of ['demodesigner', 'demooutsider', 'demoadmin'] as const) expect(ids).not.toContain(talk.idOf(name));
  expect(new Set(ids).size).toBe(ids.length);

  const draft = await talk.case(caseStatus.unsubmitted);
  const few = await talk.as('demodoctor').call(messages.people, { query: { caseId: draft } });
  expect(new Set(few.map(({ side }) => side))).toEqual(new Set(['practice']));
  const mentions = [talk.idOf('demodesigner')];
  expect(await talk.refused('demodoctor', draft, { mentions })).toBe('mentionCannotRead');
});

test('whoever is mentioned is told each time; somebody who cannot read the case cannot be mentioned', async () => {
  const caseId = await talk.case();
  const mentions = [talk.idOf('demodesigner'), talk.idOf('demodoctor')];
  const sent = await talk.send('demodoctor', caseId, { mentions });
  expect(sent.mentions.map(({ userId }) => userId).sort()).toEqual([...mentions].sort());
  await talk.send('demodoctor', caseId, { mentions });
  expect(await told('demodesigner', caseId)).toEqual(['messageMention', 'messageMention']);
  expect(await told('demodoctor', caseId)).toEqual([]);

  const stranger = [...mentions, talk.idOf('demooutsider')];
  expect(await talk.refused('demodoctor', caseId, { mentions: stranger })).toBe('mentionCannotRead');
  expect(await talk.refused('demodoctor', caseId, { mentions: ['999999999'] })).toBe('mentionCannotRead');
  expect((await talk.page('demodoctor', caseId)).rows).toHaveLength(2);
});

test('the doctor and those who wrote before are told once until they read; others are not', async () => {
  const caseId = await talk.case();
  await talk.send('demodesigner', caseId);
  await talk.send('demoadmin', caseId);
  await talk.send('demoassistant', caseId);
  expect(await told('demodoctor', caseId)).toEqual(['messageArrived']);
  expect(await told('demodesigner', caseId)).toEqual(['messageArrived']);
  expect(await told('demoadmin', caseId)).toEqual(['messageArrived']);
  expect(await told('democreator', caseId)).toEqual([]);

  await talk.read('demodoctor', caseId, 1);
  await talk.send('demoassistant', caseId);
  expect(await told('demodoctor', caseId)).toEqual(['messageArrived', 'messageArrived']);
  await talk.send('demoassistant', caseId);
  expect(await told('demodoctor', caseId)).toHaveLength(2);
  expect(await told('demodesigner', caseId)).toHaveLength(1);
});

test('whoever was mentioned needs no other notice of what follows', async () => {
  const caseId = await talk.case();
  await talk.send('demodesigner', caseId, { mentions: [talk.idOf('demodoctor')] });
  await talk.send('demodesigner', caseId);
  expect(await told('demodoctor', caseId)).toEqual(['messageMention']);
});

test('one who may not see the case any more is told nothing, though they wrote here', async () => {
  const caseId = await talk.case();
  await talk.send('demodesigner', caseId);
  await talk.takeBack(caseId);
  await talk.send('demodoctor', caseId);
  expect(await told('demodesigner', caseId)).toEqual([]);
});

test('reading leaves an entry in the trail of the case, once for a while', async () => {
  const caseId = await talk.case();
  await talk.page('demodesigner', caseId);
  await talk.page('demodesigner', caseId);
  const seen = await server.ctx.db
    .select()
    .from(caseAudit)
    .where(and(eq(caseAudit.caseId, caseId), eq(caseAudit.subject, 'messages')));
  expect(seen.map(({ kind, userId }) => [kind, userId])).toEqual([['seen', talk.idOf('demodesigner')]]);
});
