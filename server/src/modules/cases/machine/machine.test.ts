import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import type { MachineWalk } from '../../../../test/walk-machine.ts';
import { caseWalk } from './case-walk.fixture.ts';

let server: TestServer;
let walk: MachineWalk;

beforeAll(async () => {
  server = await startTestServer();
  walk = await caseWalk(server);
});
afterAll(() => server.stop());

test('a modelmaker produces a confirmed case, and does not see an earlier one', async () => {
  await expect(walk.outcome({ mode: 2, state: 31 }, 'startProduction', 'demomaker')).resolves.toBe(32);
  await expect(walk.outcome({ mode: 2, state: 32 }, 'complete', 'demomaker')).resolves.toBe(34);
  await expect(walk.outcome({ mode: 2, state: 13 }, 'confirmPlan', 'demomaker')).resolves.toBe('recordNotFound');
});

test('somebody of another practice meets no case at all', async () => {
  await expect(walk.outcome({ mode: 2, state: 0 }, 'submit', 'demooutsider')).resolves.toBe('recordNotFound');
});

test('the server hands over no case of its own accord', async () => {
  await expect(walk.outcome({ mode: 2, state: 0 }, 'submit', 'system')).resolves.toBe('noPermission');
});
