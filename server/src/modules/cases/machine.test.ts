import {
  type CaseAction,
  type CaseStatus,
  type RoleKey,
  caseMachine,
  caseStatuses,
  transitionFor,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, validInfo } from './cases.fixture.ts';
import { caseVersions, cases } from './schema.ts';
import { takeAction } from './transitions.ts';

const actions = [...new Set(caseMachine.map((row) => row.action))];
const statuses = caseStatuses.map((status) => status.value);
const guards = ['creditsSuffice'];

/** Who stands for which roles towards a team case of the practice. */
const actors: Record<string, readonly RoleKey[]> = {
  democreator: ['creator'],
  demodoctor: ['doctor'],
  demoassistant: ['assistant'],
  demodesigner: ['target_design', 'step_design', 'post_process'],
  demoauditor: ['target_internal_audit', 'step_internal_audit', 'internal_audit'],
  demoadmin: ['admin'],
};

class RolledBack extends Error {}

let server: TestServer;
const callers: Record<string, Caller> = {};
let ptId: string;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of [...Object.keys(actors), 'demomaker', 'demooutsider']) {
    callers[name] = await callerOf(server, await server.login(name));
  }
  const practice = await practiceId(server, 'P10001');
  const doctor = await server.login('demodoctor');
  ptId = await openCase(doctor, validInfo(practice, { entrust: 2 }));
  await giveFiles(server, ptId, (callers.demodoctor as Caller).userId);
});
afterAll(() => server.stop());

/** What taking the action would lead to: the new status, or the name of the refusal. Nothing is kept. */
async function outcome(status: CaseStatus, action: CaseAction, caller: Caller): Promise<CaseStatus | string> {
  let result: CaseStatus | string = 'nothing';
  const attempt = async (tx: Transaction): Promise<never> => {
    await tx.update(cases).set({ status, handedOver: true }).where(eq(cases.ptId, ptId));
    await tx.update(caseVersions).set({ status }).where(eq(caseVersions.ptId, ptId));
    try {
      const options = { reason: 'because', checked: guards };
      result = await takeAction(server.ctx, tx, caller, { ptId, version: 1 }, action, options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result = error.errorName;
    }
    throw new RolledBack();
  };
  await server.ctx.db.transaction(attempt).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return result;
}

describe.each(statuses)('from status %i', (status) => {
  test.each(actions)('%s', async (action) => {
    const row = transitionFor(caseMachine, status, action);
    const tried = row ? Object.keys(actors) : ['democreator'];
    for (const name of tried) {
      const roles: readonly string[] = actors[name] ?? [];
      const expected = !row
        ? 'transitionRefused'
        : row.by.some((role) => roles.includes(role))
          ? row.to
          : 'noPermission';
      expect({ name, outcome: await outcome(status, action, callers[name] as Caller) }).toEqual({
        name,
        outcome: expected,
      });
    }
  });
});

test('a modelmaker produces a confirmed case, and does not see an earlier one', async () => {
  const maker = callers.demomaker as Caller;
  expect(await outcome(31, 'startProduction', maker)).toBe(32);
  expect(await outcome(32, 'complete', maker)).toBe(34);
  expect(await outcome(13, 'confirmPlan', maker)).toBe('recordNotFound');
});

test('somebody of another practice meets no case at all', async () => {
  expect(await outcome(0, 'submit', callers.demooutsider as Caller)).toBe('recordNotFound');
});

test('a guard that nobody looked at is a mistake of the programmer', async () => {
  const attempt = server.ctx.db.transaction(async (tx) => {
    await tx.update(caseVersions).set({ status: 13 }).where(eq(caseVersions.ptId, ptId));
    await takeAction(server.ctx, tx, callers.demodoctor as Caller, { ptId, version: 1 }, 'confirmPlan');
  });
  await expect(attempt).rejects.toThrow('guard creditsSuffice');
});
