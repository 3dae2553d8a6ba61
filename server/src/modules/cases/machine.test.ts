import {
  type CaseAction,
  type CaseStatus,
  type RoleKey,
  caseMachine,
  caseMachineOf,
  caseStatuses,
  mayTake,
  transitionFor,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { designCenters, practices } from '../practices/schema.ts';
import { callerOf, giveFiles, openCase, practiceId, validInfo } from './cases.fixture.ts';
import { caseVersions, cases } from './schema.ts';
import { type ActionOptions, takeAction, takeSystemAction } from './transitions.ts';

const actions = [...new Set(caseMachine.map((row) => row.action))];
const statuses = caseStatuses.map((status) => status.value);
const modes = [0, 1, 2] as const;
type Mode = (typeof modes)[number];

/** What others have made sure of: these tests are about who may, and where it leads. */
const options: ActionOptions = {
  reason: 'because',
  checked: ['creditsSuffice', 'noPlanYet', 'planReady', 'orderPlaced', 'ordersShipped'],
};

interface Actor {
  readonly roles: readonly RoleKey[];
  /** Ways of design whose cases this account sees before they are made. */
  readonly sees: readonly Mode[];
}

/** Who stands for which roles towards a case of the practice, whose team inspects for its doctors, too. */
const actors: Record<string, Actor> = {
  democreator: { roles: ['creator'], sees: modes },
  demodoctor: { roles: ['doctor'], sees: modes },
  demoassistant: { roles: ['assistant'], sees: modes },
  demodesigner: { roles: ['target_design', 'step_design', 'post_process'], sees: [0, 2] },
  demoauditor: { roles: ['target_internal_audit', 'step_internal_audit', 'internal_audit'], sees: [0, 2] },
  democenter: { roles: ['design_center'], sees: [1] },
  demoadmin: { roles: ['admin'], sees: modes },
};

class RolledBack extends Error {}

let server: TestServer;
const callers: Record<string, Caller> = {};
let ptId: string;
let practice: string;
let centerId: string;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of [...Object.keys(actors), 'demomaker', 'demooutsider']) {
    callers[name] = await callerOf(server, await server.login(name));
  }
  practice = await practiceId(server, 'P10001');
  const doctor = await server.login('demodoctor');
  ptId = await openCase(doctor, validInfo(practice, { entrust: 2 }));
  await giveFiles(server, ptId, (callers.demodoctor as Caller).userId);
  const [center] = await server.ctx.db.select().from(designCenters);
  centerId = center?.id ?? '0';
});
afterAll(() => server.stop());

/** What taking the action would lead to: the new status, or the name of the refusal. Nothing is kept. */
async function outcome(
  entrust: Mode,
  status: CaseStatus,
  action: CaseAction,
  caller: Caller | 'system',
): Promise<CaseStatus | string> {
  let result: CaseStatus | string = 'nothing';
  const attempt = async (tx: Transaction): Promise<never> => {
    const designCenterId = entrust === 1 ? centerId : '0';
    await tx.update(practices).set({ teamInspectsSelf: true }).where(eq(practices.id, practice));
    await tx.update(cases).set({ status, entrust, designCenterId, handedOver: true }).where(eq(cases.ptId, ptId));
    await tx.update(caseVersions).set({ status, entrust, designCenterId }).where(eq(caseVersions.ptId, ptId));
    const key = { ptId, version: 1 };
    try {
      result = await (caller === 'system'
        ? takeSystemAction(server.ctx, tx, key, action, options)
        : takeAction(server.ctx, tx, caller, key, action, options));
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

describe.each(modes)('design by %i', (mode) => {
  describe.each(statuses)('from status %i', (status) => {
    test('everything that the table knows, by everybody', async () => {
      for (const row of caseMachineOf(mode).filter(({ from }) => from === status)) {
        for (const [name, { roles, sees }] of Object.entries(actors)) {
          // What a doctor designs alone goes on into design by itself.
          const to = mode === 0 && row.action === 'passInspection' ? 10 : row.to;
          const expected = !sees.includes(mode) ? 'recordNotFound' : mayTake(row, roles) ? to : 'noPermission';
          const found = await outcome(mode, status, row.action, callers[name] as Caller);
          expect({ action: row.action, name, outcome: found }).toEqual({ action: row.action, name, outcome: expected });
        }
        const bySystem = row.by.includes('system') ? row.to : 'noPermission';
        expect([row.action, await outcome(mode, status, row.action, 'system')]).toEqual([row.action, bySystem]);
      }
    });

    test('nothing that it does not know', async () => {
      for (const action of actions.filter((name) => !transitionFor(caseMachineOf(mode), status, name))) {
        const found = await outcome(mode, status, action, callers.demoadmin as Caller);
        expect([action, found]).toEqual([action, 'transitionRefused']);
      }
    });
  });
});

test('a modelmaker produces a confirmed case, and does not see an earlier one', async () => {
  const maker = callers.demomaker as Caller;
  expect(await outcome(2, 31, 'startProduction', maker)).toBe(32);
  expect(await outcome(2, 32, 'complete', maker)).toBe(34);
  expect(await outcome(2, 13, 'confirmPlan', maker)).toBe('recordNotFound');
});

test('somebody of another practice meets no case at all', async () => {
  expect(await outcome(2, 0, 'submit', callers.demooutsider as Caller)).toBe('recordNotFound');
});

test('a guard that nobody looked at is a mistake of the programmer', async () => {
  const attempt = server.ctx.db.transaction(async (tx) => {
    await tx.update(caseVersions).set({ status: 13 }).where(eq(caseVersions.ptId, ptId));
    await takeAction(server.ctx, tx, callers.demodoctor as Caller, { ptId, version: 1 }, 'confirmPlan');
  });
  await expect(attempt).rejects.toThrow('guard creditsSuffice');
});
