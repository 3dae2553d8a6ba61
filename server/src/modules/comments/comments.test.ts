import { type Plan, type Received, caseStatus, type commentEndpoints, endpoints, entrustTo } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { EventReader } from '../../../test/event-reader.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { objectOwners } from '../../infrastructure/storage/object-owners.ts';
import { type Name, Talk, newKey } from '../communication/communication.fixture.ts';
import { casePlacer } from '../cases/machine/case-people.fixture.ts';
import { giveDocument } from '../plans/document/document.fixture.ts';

const { comments, plans, account } = endpoints;
type Added = Received<typeof commentEndpoints.add>['body'];

let server: TestServer;
let talk: Talk;
let auditor: TestClient;
let auditorId: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
let plan: Plan;

beforeAll(async () => {
  server = await startTestServer();
  talk = await Talk.open(server);
  auditor = await server.login('demoauditor');
  ({ userId: auditorId } = await auditor.call(endpoints.access.personalData));
  place = await casePlacer(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  const caseId = await talk.case(caseStatus.designing);
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
  const body = { caseId, version: 1, name: 'Goal', remarks: null };
  plan = await talk.as('demodesigner').call(plans.create, { body });
});

const key = () => ({ caseId: plan.caseId, version: 1, planId: plan.planId });
const nowhere: Added['pin'] = { teeth: [], step: null, view: null };
const said = (changes: Partial<Added> = {}): { body: Added } => ({
  body: {
    ...key(),
    ...{ clientKey: newKey(), text: 'Rotation of 23 is too fast.', attachments: [], mentions: [] },
    ...{ audience: 'design', pin: nowhere, ...changes },
  },
});
const answer = (commentId: string, text: string) => ({
  body: { commentId, clientKey: newKey(), text, attachments: [], mentions: [] },
});
const list = (of: TestClient) => of.call(comments.list, { query: key() });
const numbers = async (of: TestClient) => (await list(of)).comments.map(({ number }) => number);
const told = async (of: TestClient): Promise<string[]> => {
  const { rows } = await of.call(account.notices, { query: { readFlag: 0, pageSize: 50 } });
  const link = `/patient-detail/${plan.caseId}/1`;
  return rows
    .filter(({ type, link: to }) => to?.startsWith(link) && ['planCommented', 'commentMention'].includes(type))
    .map(({ type }) => type);
};

test('a comment stands at a tooth, a stage and a view, with its number, until it is settled', async () => {
  await giveDocument(server, plan, samplePlan(1, { kind: 'step' }));
  const view: Added['pin']['view'] = { position: [0, 10, 90], target: [0, 0, 20], up: [0, 1, 0] };
  const pin: Added['pin'] = { teeth: [23, 24], step: 9, view };
  const first = await auditor.call(comments.add, said({ pin }));
  expect(first).toMatchObject({ number: 1, pin, audience: 'design', resolved: null, own: true, replies: [] });
  expect(await auditor.call(comments.add, said({ text: 'Contact 41/42 is not open.' }))).toMatchObject({ number: 2 });
  const reply = await talk.as('demodesigner').call(comments.reply, answer(first.commentId, 'Now 4 to 17.'));
  expect(reply).toMatchObject({ text: 'Now 4 to 17.', own: true, removable: true });
  const settled = await auditor.call(comments.settle, { body: { commentId: first.commentId, settled: true } });
  expect(settled.resolved?.by).not.toBe('');
  expect(settled.replies.map(({ text }) => text)).toEqual(['Now 4 to 17.']);
  const counts = await auditor.call(comments.counts, { query: { caseId: plan.caseId, version: 1 } });
  expect(counts).toEqual([{ planId: plan.planId, all: 2, open: 1 }]);
  const again = await auditor.call(comments.settle, { body: { commentId: first.commentId, settled: false } });
  expect(again.resolved).toBeNull();
});

test('what designers say among themselves is nobody else’s', async () => {
  const hidden = await auditor.call(comments.add, said());
  await auditor.call(comments.add, said({ audience: 'everybody', text: 'Is 18 to be kept?' }));
  for (const who of ['demodoctor', 'democreator', 'demoassistant'] as const) {
    expect(await numbers(talk.as(who))).toEqual([2]);
    const counts = await talk.as(who).call(comments.counts, { query: { caseId: plan.caseId, version: 1 } });
    expect(counts).toEqual([{ planId: plan.planId, all: 1, open: 1 }]);
  }
  expect(await numbers(talk.as('demodesigner'))).toEqual([1, 2]);
  expect(await numbers(talk.as('demoadmin'))).toEqual([1, 2]);
  const doctor = talk.as('demodoctor');
  expect(await doctor.refused(comments.reply, answer(hidden.commentId, 'Why?'))).toBe('recordNotFound');
  const settled = { body: { commentId: hidden.commentId, settled: true } };
  expect(await doctor.refused(comments.settle, settled)).toBe('recordNotFound');
  expect(await doctor.refused(comments.remove, { params: { commentId: hidden.commentId } })).toBe('recordNotFound');
  // Nobody is mentioned where they cannot read.
  const mentions = [talk.idOf('demodoctor')];
  expect(await auditor.refused(comments.add, said({ mentions }))).toBe('mentionCannotRead');
  expect(await doctor.refused(comments.add, said())).toBe('paramsError');
  expect((await list(doctor)).audiences).toEqual(['everybody']);
  expect((await list(auditor)).audiences).toEqual(['design', 'everybody']);
});

test('whoever does not see the plan finds no comments', async () => {
  const { commentId } = await auditor.call(comments.add, said({ audience: 'everybody' }));
  const outsider = talk.as('demooutsider');
  expect(await outsider.refused(comments.list, { query: key() })).toBe('recordNotFound');
  expect(await outsider.refused(comments.counts, { query: { caseId: plan.caseId, version: 1 } })).toBe(
    'recordNotFound',
  );
  expect(await outsider.refused(comments.add, said({ audience: 'everybody' }))).toBe('recordNotFound');
  expect(await outsider.refused(comments.reply, answer(commentId, 'Hello'))).toBe('recordNotFound');
  const elsewhere = { ...key(), planId: '999999' };
  expect(await auditor.refused(comments.list, { query: elsewhere })).toBe('recordNotFound');
});

test('whoever raised it settles it, or a colleague, and never who designed the plan', async () => {
  const { commentId } = await auditor.call(comments.add, said({ audience: 'everybody' }));
  const settled = { body: { commentId, settled: true } };
  expect(await talk.as('demodesigner').refused(comments.settle, settled)).toBe('commentNotYours');
  expect(await talk.as('demodoctor').refused(comments.settle, settled)).toBe('commentNotYours');
  const seen = await list(talk.as('demodesigner'));
  expect(seen.comments[0]).toMatchObject({ settleable: false, own: false });
  await auditor.call(comments.settle, settled);
  const own = await talk.as('demodoctor').call(comments.add, said({ audience: 'everybody', text: 'Keep 18.' }));
  const ofDoctor = { body: { commentId: own.commentId, settled: true } };
  expect(await auditor.refused(comments.settle, ofDoctor)).toBe('commentNotYours');
  expect(await talk.as('democreator').call(comments.settle, ofDoctor)).toMatchObject({ settleable: true });
});

test('a comment points to what its plan has', async () => {
  const at = (teeth: Added['pin']['teeth'], step: number | null) => said({ pin: { teeth, step, view: null } });
  // Nothing was designed: teeth there are, stages there are none.
  await auditor.call(comments.add, at([11], 0));
  expect(await auditor.refused(comments.add, at([11], 1))).toBe('commentNotHere');
  await giveDocument(server, plan, samplePlan(1, { kind: 'step', steps: 12 }));
  await auditor.call(comments.add, at([11], 12));
  expect(await auditor.refused(comments.add, at([11], 13))).toBe('commentNotHere');
  expect(await auditor.refused(comments.add, at([18], 3))).toBe('commentNotHere');
  expect(await auditor.refused(comments.add, at([11, 11], 3))).toBe('paramsError');
  expect(await auditor.refused(comments.add, at([11, 12, 13], 3))).toBe('paramsError');
});

test('sent again it is the same comment, and something else under its key is refused', async () => {
  const sent = said();
  const first = await auditor.call(comments.add, sent);
  expect((await auditor.call(comments.add, sent)).commentId).toBe(first.commentId);
  expect(await auditor.refused(comments.add, { body: { ...sent.body, text: 'Else' } })).toBe('messageKeyUsed');
  const all = await Promise.all(Array.from({ length: 5 }, () => auditor.call(comments.add, said({ text: 'Five' }))));
  expect(new Set(all.map(({ number }) => number)).size).toBe(5);
  expect(await auditor.refused(comments.add, said({ text: '  ' }))).toBe('messageEmpty');
});

test('an own comment is taken back until somebody has answered it', async () => {
  const { commentId } = await auditor.call(comments.add, said());
  const taken = { params: { commentId } };
  expect(await talk.as('demodesigner').refused(comments.remove, taken)).toBe('messageNotOwn');
  const reply = await talk.as('demodesigner').call(comments.reply, answer(commentId, 'Done.'));
  expect(await auditor.refused(comments.remove, taken)).toBe('commentAnswered');
  await talk.as('demodesigner').call(comments.remove, { params: { commentId: reply.commentId } });
  expect((await list(auditor)).comments[0]).toMatchObject({ replies: [], removable: true });
  await auditor.call(comments.remove, taken);
  expect(await numbers(auditor)).toEqual([]);
});

test('files come along, belong to their comment, and go with it', async () => {
  const { caseId } = plan;
  const file = await talk.uploaded('demodesigner', caseId, 'tooth 23.jpg');
  const designer = talk.as('demodesigner');
  const sent = said({ attachments: [file], text: '' });
  const { commentId, attachments } = await designer.call(comments.add, sent);
  expect(attachments).toEqual([{ objectName: file.objectName, fileName: file.fileName, size: file.size }]);
  expect(await designer.refused(comments.add, said({ attachments: [file] }))).toBe('attachmentUsed');
  expect(await talk.refused('demodesigner', caseId, { attachments: [file] })).toBe('attachmentUsed');
  const foreign = await talk.uploaded('demodoctor', caseId);
  expect(await designer.refused(comments.add, said({ attachments: [foreign] }))).toBe('storageScope');
  const left = await talk.uploaded('demodesigner', caseId);
  const owners = objectOwners.all.filter((owner) => owner.owns(file.objectName));
  expect(owners).toHaveLength(1);
  const inUse = await owners[0]?.inUse(server.ctx.db, [file.objectName, left.objectName]);
  expect(inUse).toEqual([file.objectName]);
  await designer.call(comments.remove, { params: { commentId } });
  expect(await talk.stored(file.objectName)).toBe(false);
});

test('those whom it concerns hear of it, once and not of their own words', async () => {
  const designer = talk.as('demodesigner');
  const { commentId } = await auditor.call(comments.add, said({ mentions: [auditorId] }));
  expect(await told(designer)).toEqual(['planCommented']);
  expect(await told(auditor)).toEqual([]);
  await designer.call(comments.reply, answer(commentId, 'Done.'));
  expect(await told(auditor)).toEqual(['planCommented']);
  expect(await told(talk.as('demodoctor'))).toEqual([]);
  const mentions = [talk.idOf('demodoctor')];
  await auditor.call(comments.add, said({ audience: 'everybody', mentions }));
  expect(await told(talk.as('demodoctor'))).toEqual(['commentMention']);
});

test('open pages hear that something was said, and those who may not read it hear nothing', async () => {
  const doctor = await EventReader.open(server.url, talk.as('demodoctor').token ?? '');
  const designer = await EventReader.open(server.url, talk.as('demodesigner').token ?? '');
  const heard = async (reader: EventReader) => {
    for (;;) {
      const [event] = await reader.take(1);
      if (event?.type === 'plan.comment') return event.data;
    }
  };
  const other = { ...plan };
  const body = { caseId: plan.caseId, version: 1, name: 'Another', remarks: null };
  const { commentId } = await auditor.call(comments.add, said());
  expect(await heard(designer)).toEqual({ ptId: other.caseId, schemeId: other.planId });
  // The next that the doctor hears is of another plan.
  const second = await talk.as('demodesigner').call(plans.create, { body });
  plan = second;
  await auditor.call(comments.add, said({ audience: 'everybody' }));
  expect(await heard(doctor)).toEqual({ ptId: second.caseId, schemeId: second.planId });
  expect(await heard(designer)).toEqual({ ptId: second.caseId, schemeId: second.planId });
  await auditor.call(comments.settle, { body: { commentId, settled: true } });
  expect(await heard(designer)).toEqual({ ptId: other.caseId, schemeId: other.planId });
  doctor.close();
  designer.close();
});

test('with its plan everything that was said of it is gone', async () => {
  const { commentId } = await auditor.call(comments.add, said());
  await talk.as('demodesigner').call(comments.reply, answer(commentId, 'Done.'));
  await talk.as('demodesigner').call(plans.act, { body: { ...key(), action: 'delete', reason: null } });
  const { rows } = await server.ctx.db.execute(sql`select 1 from scheme_comments where scheme_id = ${plan.planId}`);
  expect(rows).toEqual([]);
});

const names: readonly Name[] = ['demomaker'];
test.each(names)('%s reads plans of others at most, and writes nothing', async (name) => {
  expect(await talk.as(name).refused(comments.add, said({ audience: 'everybody' }))).toBe('noPermission');
});
