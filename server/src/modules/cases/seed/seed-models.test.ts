import { endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { seedCases } from './seed.ts';

// Starting a server takes seconds on a busy machine.
jest.setTimeout(60_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the newest cases have models that are stored and measured', async () => {
  const creator = await server.login('democreator');
  const { rows } = await creator.call(endpoints.cases.page, { query: { pageSize: 20 } });
  const row = rows.find((candidate) => candidate.modelCount === 2);
  if (!row) throw new Error('no case with both jaws');
  const models = await creator.call(endpoints.models.list, { query: { ptId: row.ptId, version: row.version } });
  expect(models.map((model) => [model.jaw, model.analysis?.jawGuess])).toEqual([
    [1, 'upper'],
    [2, 'lower'],
  ]);
  for (const model of models) {
    const object = await server.ctx.store.head(model.objectName);
    expect(object?.size).toBe(model.size);
    expect(model.analysis).toMatchObject({ unitGuess: 'mm', components: 1 });
  }
});

test('seeding again adds nothing', async () => {
  const creator = await server.login('democreator');
  const before = await creator.call(endpoints.cases.tabCounts, {});
  await seedCases(server.ctx);
  expect(await creator.call(endpoints.cases.tabCounts, {})).toEqual(before);
});
