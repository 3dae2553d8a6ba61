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
});

const keyOf = (ptId: string) => ({ ptId, version: 1 });
const asked = (ptId: string): Promise<CaseDoubt[]> =>
  doctor.call(doubts.list, { query: keyOf(ptId) }).then((found) => found.doubts);
const answer = (ptId: string, key: string, right = true, client = doctor) =>
  client.call(doubts.answer, { body: { ...keyOf(ptId), key, right } });

/** A whole case whose jaws stand at each other's place and whose face is a kitchen. */
async function doubtful(): Promise<string> {
  const ptId = await openCase(doctor, validInfo(main, { entrust: 2 }));
  await giveFiles(server, ptId, userId);
  await giveModel(server, ptId, userId, 2);
  const { db } = server.ctx;
  for (const [jaw, guess] of [
    [1, 'lower'],
    [2, 'upper'],
  ] as const) {
    const where = and(eq(caseModels.ptId, ptId), eq(caseModels.jaw, jaw));
    await db
      .update(caseModels)
      .set({ analyseFlag: 2, analysis: seen(guess) })
      .where(where);
  }
  const face = and(eq(casePhotos.ptId, ptId), eq(casePhotos.position, 'frontFace'));
  await db
    .update(casePhotos)
    .set({ guesses: [{ position: 'other', confidence: 0.4 }] })
    .where(face);
  return ptId;
}

test('a case in doubt is not submitted before each doubt is answered, and the record shows who answered', async () => {
  const ptId = await doubtful();
  const open = await asked(ptId);
  expect(open.map(({ reason, answer: given }) => [reason, given])).toEqual([
    ['jawsSwapped', null],
    ['unlikePhoto', null],
  ]);
  expect(await doctor.refused(cases.submit, { body: keyOf(ptId) })).toBe('doubtsOpen');
  const first = await answer(ptId, open[0]!.key);
  expect(first.answer?.by).toContain('Zhou Ming');
  expect(await doctor.refused(cases.submit, { body: keyOf(ptId) })).toBe('doubtsOpen');
  await answer(ptId, open[1]!.key);
  await expect(doctor.call(cases.submit, { body: keyOf(ptId) })).resolves.toEqual({ status: 1 });
  const log = await doctor.call(cases.progress, { query: { ptId } });
  const answers = log.filter((entry) => entry.action === 'answerDoubt');
  expect(answers.map(({ findings }) => findings[0]?.reason)).toEqual(['unlikePhoto', 'jawsSwapped']);
  expect(answers[0]).toMatchObject({
    asAdmin: false,
    findings: [{ objects: [{ place: 'frontFace', kind: 'photo' }] }],
  });
  expect(answers[0]?.by).toContain('Zhou Ming');
});

test('swapping the jaws settles what was asked about them', async () => {
  const ptId = await doubtful();
  const before = await doctor.call(models.list, { query: keyOf(ptId) });
  const after = await doctor.call(models.swapJaws, { body: keyOf(ptId) });
  const jawOf = (list: typeof before) => new Map(list.map(({ modelId, jaw }) => [modelId, jaw]));
  for (const [modelId, jaw] of jawOf(before)) expect(jawOf(after).get(modelId)).toBe(3 - jaw);
  expect((await asked(ptId)).map(({ reason }) => reason)).toEqual(['unlikePhoto']);
  const [last] = await doctor.call(cases.progress, { query: { ptId } });
  expect(last?.action).toBe('swapJaws');
});

test('a single jaw changes its place; without one there is nothing to swap', async () => {
  const ptId = await openCase(doctor, validInfo(main));
  expect(await doctor.refused(models.swapJaws, { body: keyOf(ptId) })).toBe('modelMissing');
  await giveModel(server, ptId, userId);
  const [model] = await doctor.call(models.swapJaws, { body: keyOf(ptId) });
  expect(model?.jaw).toBe(2);
});

test('a changed file voids its answer; an answer to what is no longer asked is refused', async () => {
  const ptId = await doubtful();
  const [, photo] = await asked(ptId);
  await answer(ptId, photo!.key);
  const face = and(eq(casePhotos.ptId, ptId), eq(casePhotos.position, 'frontFace'));
  await server.ctx.db.update(casePhotos).set({ crc64: '77' }).where(face);
  const [, again] = await asked(ptId);
  expect(again).toMatchObject({ reason: 'unlikePhoto', answer: null });
  const body = { ...keyOf(ptId), key: photo!.key, right: true };
  expect(await doctor.refused(doubts.answer, { body })).toBe('caseChanged');
});

test('an answer can be taken back, and giving it twice is one answer', async () => {
  const ptId = await doubtful();
  const [jaws] = await asked(ptId);
  await answer(ptId, jaws!.key);
  await answer(ptId, jaws!.key);
  await expect(answer(ptId, jaws!.key, false)).resolves.toMatchObject({ answer: null });
  const log = await doctor.call(cases.progress, { query: { ptId } });
  expect(log.filter(({ action }) => action === 'answerDoubt')).toHaveLength(1);
  expect(log[0]?.action).toBe('reopenDoubt');
});

test('who may not change the case answers nothing and swaps nothing', async () => {
  const ptId = await doubtful();
  const [jaws] = await asked(ptId);
  const body = { ...keyOf(ptId), key: jaws!.key, right: true };
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(doubts.list, { query: keyOf(ptId) })).toBe('recordNotFound');
  expect(await outsider.refused(doubts.answer, { body })).toBe('recordNotFound');
  expect(await outsider.refused(models.swapJaws, { body: keyOf(ptId) })).toBe('recordNotFound');
  for (const { key } of await asked(ptId)) await answer(ptId, key);
  await doctor.call(cases.submit, { body: keyOf(ptId) });
  expect(await doctor.refused(doubts.answer, { body })).toBe('ptNotEditable');
  expect(await doctor.refused(models.swapJaws, { body: keyOf(ptId) })).toBe('ptNotEditable');
  const designer = await server.login('demodesigner');
  await expect(designer.call(doubts.list, { query: keyOf(ptId) })).resolves.toMatchObject({ running: 0 });
});

test('what an administrator answers is marked as such', async () => {
  const ptId = await doubtful();
  const admin = await server.login('demoadmin');
  for (const { key } of await asked(ptId)) await answer(ptId, key, true, admin);
  await admin.call(cases.submit, { body: keyOf(ptId) });
  const log = await doctor.call(cases.progress, { query: { ptId } });
  expect(log.slice(0, 3).map(({ action, asAdmin }) => [action, asAdmin])).toEqual([
    ['submit', true],
    ['answerDoubt', true],
    ['answerDoubt', true],
  ]);
});
