import { type AuditFindings, type Plan, caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { CallRefused, type TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { openCase, practiceId, validInfo } from '../../cases/cases.fixture.ts';
import { casePlacer } from '../../cases/machine/case-people.fixture.ts';
import { giveDocument } from '../document/document.fixture.ts';
import { everyCheck } from './audit.fixture.ts';

const { comments, plans } = endpoints;

let server: TestServer;
let practice: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
let plan: Plan;
const clients = new Map<string, TestClient>();
const as = (name: string): TestClient => clients.get(name)!;
const key = () => ({ caseId: plan.caseId, version: 1, planId: plan.planId });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['demodoctor', 'demodesigner', 'demoauditor', 'demoadmin', 'demomaker', 'demooutsider'])
    clients.set(name, await server.login(name));
  practice = await practiceId(server, 'P10001');
  place = await casePlacer(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  const caseId = await openCase(as('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
  await server.ctx.db.transaction((tx) => place(tx, caseId, caseStatus.designing, entrustTo.team));
  plan = await as('demodesigner').call(plans.create, { body: { caseId, version: 1, name: 'Goal', remarks: null } });
  await giveDocument(server, plan, samplePlan(1, { kind: 'target' }));
  await act('demodesigner', 'submit');
});

type Action = 'submit' | 'withdraw' | 'takeAudit' | 'passAudit' | 'rejectAudit';
const acting = (action: Action) => ({ body: { ...key(), action, reason: action === 'rejectAudit' ? 'No.' : null } });
const act = (who: string, action: Action) => as(who).call(plans.act, acting(action));
const save = (findings: AuditFindings, who = 'demoauditor') =>
  as(who).call(plans.saveAudit, { body: { ...key(), findings } });
const refusedSave = (findings: object, who: string) =>
  as(who).refused(plans.saveAudit, { body: { ...key(), findings } });
const read = (who: string) => as(who).call(plans.audit, { query: key() });
const everything = everyCheck('target');
/** What passing it is refused with, in words; null when it is not. */
const told = async (): Promise<string | null> => {
  try {
    await act('demoauditor', 'passAudit');
    return null;
  } catch (error) {
    if (error instanceof CallRefused) return error.text;
    throw error;
  }
};

test('a plan passes when every check is answered, and not before', async () => {
  expect(await told()).toBe('It cannot pass yet. Open comments: 0; checks that were not ticked: 5');
  const { roots: _, ...most } = everything;
  expect(await save(most)).toMatchObject({ findings: most, openComments: 0 });
  expect(await told()).toBe('It cannot pass yet. Open comments: 0; checks that were not ticked: 1');
  await save({ ...most, roots: 'notAssessed' });
  expect((await read('demoauditor')).findings).toEqual({ ...most, roots: 'notAssessed' });
  expect(await told()).toBeNull();
});

test('a plan does not pass over an open comment', async () => {
  await save(everything);
  const words = { text: 'Rotation of 23 is too fast.', attachments: [], mentions: [], clientKey: 'a'.repeat(32) };
  const { commentId } = await as('demoauditor').call(comments.add, {
    body: { ...key(), ...words, audience: 'design', pin: { teeth: [23], step: null, view: null } },
  });
  expect(await told()).toBe('It cannot pass yet. Open comments: 1; checks that were not ticked: 0');
  // It may be rejected with it.
  await as('demoauditor').call(comments.settle, { body: { commentId, settled: true } });
  expect(await told()).toBeNull();
});

test('what has to be assessed cannot be left, and there are no other checks', async () => {
  expect(await refusedSave({ ipr: 'notAssessed' }, 'demoauditor')).toBe('paramsError');
  expect(await refusedSave({ midlines: 'ok' }, 'demoauditor')).toBe('paramsError');
  expect(await save({ contacts: 'notAssessed' })).toMatchObject({ findings: { contacts: 'notAssessed' } });
});

test('those who audit fill it in, designers read it, and it is nobody else’s', async () => {
  await save({ ipr: 'ok' });
  expect((await read('demodesigner')).findings).toEqual({ ipr: 'ok' });
  expect((await read('demoadmin')).findings).toEqual({ ipr: 'ok' });
  expect(await refusedSave({}, 'demodesigner')).toBe('noPermission');
  for (const who of ['demodoctor', 'demomaker'])
    expect(await as(who).refused(plans.audit, { query: key() })).toBe('noPermission');
  expect(['recordNotFound', 'noPermission']).toContain(await as('demooutsider').refused(plans.audit, { query: key() }));
  await act('demoauditor', 'takeAudit');
  expect(await refusedSave({}, 'demoadmin')).toBe('auditTaken');
});

test('what is submitted again is looked at anew', async () => {
  await save(everything);
  await act('demodesigner', 'withdraw');
  expect(await refusedSave(everything, 'demoauditor')).toBe('transitionRefused');
  await act('demodesigner', 'submit');
  expect((await read('demoauditor')).findings).toEqual({});
  expect(await told()).toContain('5');
});

test('the figures are those of the document', async () => {
  const { facts, cbct } = await read('demoauditor');
  expect(facts).toMatchObject({ upperSteps: null, lowerSteps: null, largestStep: null, attachments: 3 });
  expect(facts?.ipr).toEqual({ contacts: 2, mm: 0.5 });
  expect(cbct).toBe(false);
});
