import { endpoints, processStatus } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { practiceId } from '../cases/cases.fixture.ts';
import { giveModelOf, newProcess, orderNow } from './process.fixture.ts';
import { processModels } from './schema.ts';

const { process: calls, storage } = endpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // What the demonstration brings would be counted, too.
  await server.ctx.db.delete(processModels);
});
afterAll(() => server.stop());

test('models and what was made of them count in what a practice stores, for those who see the order', async () => {
  const [doctor, creator] = [await server.login('demodoctor'), await server.login('democreator')];
  const act = (processId: string, action: 'submit' | 'redo') =>
    doctor.call(calls.act, { body: { processIds: [processId], action } });
  const own = await practiceId(server, 'P10001');
  const weight = async (client: TestClient) =>
    (await client.call(storage.totals, { query: { practiceId: own } })).apart.modelProcess;
  expect(await weight(doctor)).toEqual({ bytes: 0, files: 0 });
  const { processId } = await newProcess(server, doctor);
  const { size } = await giveModelOf(server, doctor, processId, 1);
  expect(await weight(doctor)).toEqual({ bytes: size, files: 1 });
  await act(processId, 'submit');
  await until(async () => (await orderNow(doctor, processId)).status === processStatus.toBeConfirmed);
  const made = (await orderNow(doctor, processId)).models[0]!.result!.fileSize;
  expect(made).toBeGreaterThan(0);
  expect(await weight(doctor)).toEqual({ bytes: size + made, files: 1 });

  // A doctor sees their own, whoever leads the practice all of it, and nobody that of another practice.
  const ofCreator = await newProcess(server, creator);
  const other = await giveModelOf(server, creator, ofCreator.processId, 2);
  expect(await weight(doctor)).toEqual({ bytes: size + made, files: 1 });
  expect(await weight(creator)).toEqual({ bytes: size + made + other.size, files: 2 });
  expect(await weight(await server.login('demooutsider'))).toEqual({ bytes: 0, files: 0 });
  await act(processId, 'redo');
  expect(await weight(doctor)).toEqual({ bytes: size, files: 1 });
});
