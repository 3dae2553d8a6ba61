import { type MachineName, machines } from '@archway/contracts';
import { type TestServer, startTestServer } from '../test/harness.ts';
import { type MachineWalk, walkMachine } from '../test/walk-machine.ts';
import { caseWalk } from './modules/cases/machine/case-walk.fixture.ts';
import { certificationWalk } from './modules/certification/certification-walk.fixture.ts';
import { rechargeWalk } from './modules/credits/recharge/recharge-walk.fixture.ts';
import { modelWalk } from './modules/cases/models/model-walk.fixture.ts';
import { joinWalk } from './modules/practices/joining/join-walk.fixture.ts';
import { treatmentWalk } from './modules/cases/treatment/treatment-walk.fixture.ts';
import { linkWalk } from './modules/photos/phone/link-walk.fixture.ts';
import { assistWalk } from './modules/plans/assists/assist-walk.fixture.ts';
import { finishWalk } from './modules/plans/finish/finish-walk.fixture.ts';
import { planWalk } from './modules/plans/plan-walk.fixture.ts';
import { batchWalk } from './modules/production/batches/batch-walk.fixture.ts';
import { orderStandingWalk, orderWalk, subOrderWalk } from './modules/production/orders/order-walk.fixture.ts';
import { processWalk } from './modules/model-process/process-walk.fixture.ts';
import { reviewWalk } from './modules/plans/reviews/review-walk.fixture.ts';
import { shareWalk } from './modules/plans/shares/share-walk.fixture.ts';
import { taskWalk } from './modules/plans/tasks/task-walk.fixture.ts';

/** How each machine of the product is walked: one that is missing here fails. */
const walks: Readonly<Record<MachineName, (server: TestServer) => Promise<MachineWalk>>> = {
  assist: assistWalk,
  batch: batchWalk,
  case: caseWalk,
  certification: certificationWalk,
  finish: finishWalk,
  join: joinWalk,
  model: modelWalk,
  order: orderWalk,
  orderStanding: orderStandingWalk,
  phoneLink: linkWalk,
  plan: planWalk,
  process: processWalk,
  recharge: rechargeWalk,
  review: reviewWalk,
  share: shareWalk,
  subOrder: subOrderWalk,
  task: taskWalk,
  treatment: treatmentWalk,
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('every machine of the contract is walked', () => {
  expect(Object.keys(walks).sort()).toEqual(Object.keys(machines).sort());
});

describe.each(Object.entries(machines))('the machine %s', (name, machine) => {
  let walk: MachineWalk;

  beforeAll(async () => {
    walk = await walks[name as MachineName](server);
  });

  walkMachine(machine, () => walk);
});
