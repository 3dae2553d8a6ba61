import { type CaseDoubt, type ModelAnalysis, endpoints } from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { casePhotos } from '../../photos/schema.ts';
import { callerOf, giveFiles, giveModel, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { caseModels } from '../schema.ts';

const { cases, doubts, models } = endpoints;
let server: TestServer;
let doctor: TestClient;
let userId: string;
let main: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  userId = (await callerOf(server, doctor)).userId;
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const seen = (jawGuess: ModelAnalysis['jawGuess']): ModelAnalysis => ({
  vertices: 3,
  triangles: 1,
  sizeMm: [60, 50, 20],
  openEdges: 0,
  nonManifoldEdges: 0,
  components: 1,
  surfaceAreaMm2: 9000,
  unitGuess: 'mm',
  unitConfidence: 0.99,
  unitSure: true,
  jawGuess,
  jawConfidence: 0.9,
  jawSure: true,
  teeth: null,
  crownHoles: [],
  bite: null,
});

const keyOf = (caseId: string) => ({ caseId, version: 1 });
const asked = (caseId: string): Promise<CaseDoubt[]> =>
  doctor.call(doubts.list, { query: keyOf(caseId) }).then((found) => found.doubts);
const answer = (caseId: string, key: string, right = true, client = doctor) =>
  client.call(doubts.answer, { body: { ...keyOf(caseId), key, right } });

/** A whole case whose jaws stand at each other's place and whose face is a kitchen. */
async function doubtful(): Promise<string> {
  const caseId = await openCase(doctor, validInfo(main, { entrust: 2 }));
  await giveFiles(server, caseId, userId);
  await giveModel(server, caseId, userId, 2);
  const { db } = server.ctx;
  for (const [jaw, guess] of [
    [1, 'lower'],
    [2, 'upper'],
  ] as const) {
    const where = and(eq(caseModels.caseId, caseId), eq(caseModels.jaw, jaw));
    await db
      .update(caseModels)
      .set({ analyseFlag: 2, analysis: seen(guess) })
      .where(where);
  }
  const face = and(eq(casePhotos.caseId, caseId), eq(casePhotos.position, 'frontFace'));
  await db
    .update(casePhotos)
    .set({ guesses: [{ position: 'other', confidence: 0.4 }] })
    .where(face);
  return caseId;
}

test('a case in doubt is not submitted before each doubt is answered, and the record shows who answered', async () => {
  const caseId = await doubtful();
  const open = await asked(caseId);
  expect(open.map(({ reason, answer: given }) => [reason, given])).toEqual([
    ['jawsSwapped', null],
    ['unlikePhoto', null],
  ]);
  expect(await doctor.refused(cases.submit, { body: keyOf(caseId) })).toBe('doubtsOpen');
  const first = await answer(caseId, open[0]!.key);
  expect(first.answer?.by).toContain('Zhou Ming');
  expect(await doctor.refused(cases.submit, { body: keyOf(caseId) })).toBe('doubtsOpen');
  await answer(caseId, open[1]!.key);
  await expect(doctor.call(cases.submit, { body: keyOf(caseId) })).resolves.toEqual({ status: 1 });
  const log = await doctor.call(cases.progress, { query: { caseId } });
  const answers = log.filter((entry) => entry.action === 'answerDoubt');
  expect(answers.map(({ findings }) => findings[0]?.reason)).toEqual(['unlikePhoto', 'jawsSwapped']);
  expect(answers[0]).toMatchObject({
    asAdmin: false,
    findings: [{ objects: [{ place: 'frontFace', kind: 'photo' }] }],
  });
  expect(answers[0]?.by).toContain('Zhou Ming');
});

test('swapping the jaws settles what was asked about them', async () => {
  const caseId = await doubtful();
  const before = await doctor.call(models.list, { query: keyOf(caseId) });
  const after = await doctor.call(models.swapJaws, { body: keyOf(caseId) });
  const jawOf = (list: typeof before) => new Map(list.map(({ modelId, jaw }) => [modelId, jaw]));
  for (const [modelId, jaw] of jawOf(before)) expect(jawOf(after).get(modelId)).toBe(3 - jaw);
  expect((await asked(caseId)).map(({ reason }) => reason)).toEqual(['unlikePhoto']);
  const [last] = await doctor.call(cases.progress, { query: { caseId } });
  expect(last?.action).toBe('swapJaws');
});

test('a single jaw changes its place; without one there is nothing to swap', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  expect(await doctor.refused(models.swapJaws, { body: keyOf(caseId) })).toBe('modelMissing');
  await giveModel(server, caseId, userId);
  const [model] = await doctor.call(models.swapJaws, { body: keyOf(caseId) });
  expect(model?.jaw).toBe(2);
});

test('a changed file voids its answer; an answer to what is no longer asked is refused', async () => {
  const caseId = await doubtful();
  const [, photo] = await asked(caseId);
  await answer(caseId, photo!.key);
  const face = and(eq(casePhotos.caseId, caseId), eq(casePhotos.position, 'frontFace'));
  await server.ctx.db.update(casePhotos).set({ crc64: '77' }).where(face);
  const [, again] = await asked(caseId);
  expect(again).toMatchObject({ reason: 'unlikePhoto', answer: null });
  const body = { ...keyOf(caseId), key: photo!.key, right: true };
  expect(await doctor.refused(doubts.answer, { body })).toBe('caseChanged');
});

test('an answer can be taken back, and giving it twice is one answer', async () => {
  const caseId = await doubtful();
  const [jaws] = await asked(caseId);
  await answer(caseId, jaws!.key);
  await answer(caseId, jaws!.key);
  await expect(answer(caseId, jaws!.key, false)).resolves.toMatchObject({ answer: null });
  const log = await doctor.call(cases.progress, { query: { caseId } });
  expect(log.filter(({ action }) => action === 'answerDoubt')).toHaveLength(1);
  expect(log[0]?.action).toBe('reopenDoubt');
});

test('who may not change the case answers nothing and swaps nothing', async () => {
  const caseId = await doubtful();
  const [jaws] = await asked(caseId);
  const body = { ...keyOf(caseId), key: jaws!.key, right: true };
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(doubts.list, { query: keyOf(caseId) })).toBe('recordNotFound');
  expect(await outsider.refused(doubts.answer, { body })).toBe('recordNotFound');
  expect(await outsider.refused(models.swapJaws, { body: keyOf(caseId) })).toBe('recordNotFound');
  for (const { key } of await asked(caseId)) await answer(caseId, key);
  await doctor.call(cases.submit, { body: keyOf(caseId) });
  expect(await doctor.refused(doubts.answer, { body })).toBe('caseNotEditable');
  expect(await doctor.refused(models.swapJaws, { body: keyOf(caseId) })).toBe('caseNotEditable');
  const designer = await server.login('demodesigner');
  await expect(designer.call(doubts.list, { query: keyOf(caseId) })).resolves.toMatchObject({ running: 0 });
});

test('what an administrator answers is marked as such', async () => {
  const caseId = await doubtful();
  const admin = await server.login('demoadmin');
  for (const { key } of await asked(caseId)) await answer(caseId, key, true, admin);
  await admin.call(cases.submit, { body: keyOf(caseId) });
  const log = await doctor.call(cases.progress, { query: { caseId } });
  expect(log.slice(0, 3).map(({ action, asAdmin }) => [action, asAdmin])).toEqual([
    ['submit', true],
    ['answerDoubt', true],
    ['answerDoubt', true],
  ]);
});
