import { caseStatus, endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { EventReader } from '../../../test/event-reader.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { caseAudit } from '../cases/schema.ts';
import { Talk, newKey } from './communication.fixture.ts';
import { caseMessages } from './schema.ts';

const { messages } = endpoints;

let server: TestServer;
let talk: Talk;
beforeAll(async () => {
  server = await startTestServer();
  talk = await Talk.open(server);
});
afterAll(() => server.stop());

const trailOf = (caseId: string) =>
  server.ctx.db.select().from(caseAudit).where(eq(caseAudit.caseId, caseId)).orderBy(caseAudit.seq);
const subjectsOf = async (caseId: string) =>
  (await trailOf(caseId)).map(({ subject }) => subject).filter((subject) => subject.endsWith('Message'));
/** As if it had been written so long ago. */
const age = (messageId: string, minutes: number) =>
  server.ctx.db
    .update(caseMessages)
    .set({ at: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(caseMessages.messageId, messageId));

test('practice, design side and platform write about a case, numbered in their order, at its version', async () => {
  const caseId = await talk.case();
  const first = await talk.send('demodoctor', caseId, { text: '  Please look at 12.\n' });
  expect(first).toMatchObject({
    ...{ seq: 1, version: 1, text: 'Please look at 12.', own: true, withdrawn: false, correctedTime: null },
    author: { userId: talk.idOf('demodoctor'), side: 'practice' },
  });
  expect((await talk.send('demodesigner', caseId)).author.side).toBe('design');
  expect((await talk.send('demoadmin', caseId)).author.side).toBe('platform');
  const { rows, mayWrite, older } = await talk.page('demoassistant', caseId);
  expect(rows.map(({ seq }) => seq)).toEqual([3, 2, 1]);
  expect(rows.every(({ own, correctableUntil }) => !own && correctableUntil === null)).toBe(true);
  expect([mayWrite, older]).toEqual([true, null]);
  expect(await subjectsOf(caseId)).toEqual(['sendMessage', 'sendMessage', 'sendMessage']);
  expect((await trailOf(caseId)).some(({ details }) => JSON.stringify(details).includes('12'))).toBe(false);
});

test('the specified address writes words without a key, each time a message', async () => {
  const caseId = await talk.case();
  const doctor = talk.as('demodoctor');
  const body = { caseId, caseVersion: 1, content: '  Ready. ' };
  expect(await doctor.call(messages.add, { body })).toMatchObject({ seq: 1, version: 1, text: 'Ready.', own: true });
  expect(await doctor.call(messages.add, { body: { ...body, source: 1 } })).toMatchObject({ seq: 2 });
  expect(await doctor.refused(messages.add, { body: { ...body, content: ' ' } })).toBe('messageEmpty');
  expect(await talk.as('demomaker').refused(messages.add, { body })).toBe('communicationReadOnly');
  expect(await talk.as('demooutsider').refused(messages.add, { body })).toBe('recordNotFound');
  expect(await subjectsOf(caseId)).toEqual(['sendMessage', 'sendMessage']);
});

test('production reads and does not write', async () => {
  const caseId = await talk.case();
  await talk.send('demodoctor', caseId);
  const page = await talk.page('demomaker', caseId);
  expect([page.rows.length, page.mayWrite]).toEqual([1, false]);
  expect(await talk.refused('demomaker', caseId)).toBe('communicationReadOnly');
});

test('those of another practice find no conversation, nor a message of it', async () => {
  const caseId = await talk.case();
  const { messageId } = await talk.send('demodoctor', caseId);
  const stranger = talk.as('demooutsider');
  expect(await stranger.refused(messages.page, { query: { caseId } })).toBe('recordNotFound');
  expect(await stranger.refused(messages.people, { query: { caseId } })).toBe('recordNotFound');
  expect(await stranger.refused(messages.read, { body: { caseId, seq: 1 } })).toBe('recordNotFound');
  expect(await talk.refused('demooutsider', caseId)).toBe('recordNotFound');
  expect(await stranger.refused(messages.correct, { body: { messageId, text: 'x' } })).toBe('recordNotFound');
  expect(await stranger.refused(messages.withdraw, { params: { messageId } })).toBe('recordNotFound');
});

test('a draft has its conversation within the practice; the design side finds none', async () => {
  const caseId = await talk.case(caseStatus.unsubmitted);
  expect((await talk.send('demoassistant', caseId)).seq).toBe(1);
  expect(await talk.refused('demodesigner', caseId)).toBe('recordNotFound');
  expect(await talk.refused('demodoctor', caseId, { version: 2 })).toBe('recordNotFound');
});

test('a message without words and files is none', async () => {
  const caseId = await talk.case();
  expect(await talk.refused('demodoctor', caseId, { text: ' \n ' })).toBe('messageEmpty');
  expect(await talk.refused('demodoctor', caseId, { text: 'x'.repeat(2001) })).toBe('paramsError');
  expect((await talk.send('demodoctor', caseId, { text: 'x'.repeat(2000) })).text).toHaveLength(2000);
});

test('sent again it is the same message, corrected or not; other content under its key is refused', async () => {
  const caseId = await talk.case();
  const sent = { clientKey: newKey(), text: 'Once.' };
  const first = await talk.send('demodoctor', caseId, sent);
  await talk.as('demodoctor').call(messages.correct, { body: { messageId: first.messageId, text: 'Twice.' } });
  const again = await talk.send('demodoctor', caseId, sent);
  expect([again.messageId, again.text]).toEqual([first.messageId, 'Twice.']);
  expect(await talk.refused('demodoctor', caseId, { ...sent, text: 'Other.' })).toBe('messageKeyUsed');
  expect(await talk.refused('demodoctor', await talk.case(), sent)).toBe('messageKeyUsed');
  // Keys are each author's own.
  expect((await talk.send('democreator', caseId, sent)).messageId).not.toBe(first.messageId);
  expect((await talk.page('demodoctor', caseId)).rows).toHaveLength(2);
});

test('messages that arrive together have places of their own, and one sent twice at once stands once', async () => {
  const caseId = await talk.case();
  const sent = { clientKey: newKey() };
  const authors = ['demodoctor', 'democreator', 'demodesigner', 'demoadmin'] as const;
  const all = await Promise.all([
    ...authors.map((name) => talk.send(name, caseId)),
    talk.send('demoassistant', caseId, sent),
    talk.send('demoassistant', caseId, sent),
  ]);
  expect(all.at(-1)?.messageId).toBe(all.at(-2)?.messageId);
  expect([...new Set(all.map(({ seq }) => seq))].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the author corrects within a quarter of an hour, and nobody else', async () => {
  const caseId = await talk.case();
  const { messageId } = await talk.send('demodoctor', caseId);
  const correct = (text: string) => ({ body: { messageId, text } });
  for (const name of ['democreator', 'demoadmin', 'demodesigner', 'demomaker'] as const)
    expect(await talk.as(name).refused(messages.correct, correct('Mine.'))).toBe('messageNotOwn');
  expect(await talk.as('demodoctor').refused(messages.correct, correct(' '))).toBe('messageEmpty');
  const corrected = await talk.as('demodoctor').call(messages.correct, correct('Tooth 22 lags.'));
  expect(corrected.text).toBe('Tooth 22 lags.');
  expect(corrected.correctedTime).not.toBeNull();
  // The same words once more are no change.
  await talk.as('demodoctor').call(messages.correct, correct('Tooth 22 lags.'));
  expect(await subjectsOf(caseId)).toEqual(['sendMessage', 'correctMessage']);

  await age(messageId, 14);
  expect((await talk.as('demodoctor').call(messages.correct, correct('Tooth 23 lags.'))).text).toBe('Tooth 23 lags.');
  await age(messageId, 16);
  expect(await talk.as('demodoctor').refused(messages.correct, correct('Late.'))).toBe('correctionTooLate');
});

test('the author withdraws at any time: words and mentions are gone, the place stays', async () => {
  const caseId = await talk.case();
  const { messageId } = await talk.send('demodoctor', caseId, { mentions: [talk.idOf('demodesigner')] });
  await talk.send('democreator', caseId);
  await age(messageId, 24 * 60);
  expect(await talk.as('democreator').refused(messages.withdraw, { params: { messageId } })).toBe('messageNotOwn');
  const gone = { withdrawn: true, text: '', mentions: [], attachments: [], seq: 1, correctableUntil: null };
  expect(await talk.as('demodoctor').call(messages.withdraw, { params: { messageId } })).toMatchObject(gone);
  expect(await talk.as('demodoctor').call(messages.withdraw, { params: { messageId } })).toMatchObject(gone);
  expect((await talk.page('demodesigner', caseId)).rows.at(-1)).toMatchObject(gone);
  const correction = { body: { messageId, text: 'Back.' } };
  expect(await talk.as('demodoctor').refused(messages.correct, correction)).toBe('messageWithdrawn');
  expect(await subjectsOf(caseId)).toEqual(['sendMessage', 'sendMessage', 'withdrawMessage']);
});

test('older pages follow by their cursor, also while something new is written', async () => {
  const caseId = await talk.case();
  for (let count = 0; count < 5; count++) await talk.send('demodoctor', caseId);
  const newest = await talk.page('demodoctor', caseId, { pageSize: 2 });
  expect([newest.rows.map(({ seq }) => seq), newest.older]).toEqual([[5, 4], 4]);
  await talk.send('demodesigner', caseId);
  const next = await talk.page('demodoctor', caseId, { pageSize: 2, before: newest.older ?? 0 });
  expect([next.rows.map(({ seq }) => seq), next.older]).toEqual([[3, 2], 2]);
  const last = await talk.page('demodoctor', caseId, { pageSize: 2, before: next.older ?? 0 });
  expect([last.rows.map(({ seq }) => seq), last.older]).toEqual([[1], null]);
});

test('open pages of those who see the case hear that something changed, and no word of it', async () => {
  const caseId = await talk.case();
  const other = await talk.case(caseStatus.unsubmitted);
  const reader = await EventReader.open(server.url, talk.as('demodesigner').token ?? '');
  const heard = async () => {
    for (;;) {
      const [event] = await reader.take(1);
      if (event?.type === 'case.message') return event.data;
    }
  };
  // Of a draft the design side hears nothing: the next it hears is of the other case.
  await talk.send('demodoctor', other);
  const { messageId } = await talk.send('demodoctor', caseId);
  expect(await heard()).toEqual({ ptId: caseId });
  await talk.as('demodoctor').call(messages.correct, { body: { messageId, text: 'Tooth 22.' } });
  expect(await heard()).toEqual({ ptId: caseId });
  await talk.read('democreator', caseId, 1);
  expect(await heard()).toEqual({ ptId: caseId });
  await talk.as('demodoctor').call(messages.withdraw, { params: { messageId } });
  expect(await heard()).toEqual({ ptId: caseId });
  reader.close();
});
