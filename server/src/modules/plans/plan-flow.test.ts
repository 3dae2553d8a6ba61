import {
  type CaseStatus,
  type Entrust,
  type Plan,
  type PlainPlanAction,
  caseStatus,
  endpoints,
  entrustTo,
  serviceTypes,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import { casePlacer } from '../cases/machine/case-people.fixture.ts';
import { everyCheck } from './audit/audit.fixture.ts';
import { designedBarely } from './document/document.fixture.ts';

const { plans, cases } = endpoints;

let server: TestServer;
let caseId: string;
let practice: string;
let place: Awaited<ReturnType<typeof casePlacer>>;
const clients = new Map<string, TestClient>();
const as = (name: string): TestClient => clients.get(name)!;
const key = () => ({ caseId, version: 1 });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['demodoctor', 'demodesigner', 'demoauditor', 'demoadmin', 'democenter', 'demooutsider'])
    clients.set(name, await server.login(name));
  practice = await practiceId(server, 'P10001');
  place = await casePlacer(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  caseId = await openCase(as('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
  await stand();
});

const stand = (entrust: Entrust = entrustTo.team, status: CaseStatus = caseStatus.designing) =>
  server.ctx.db.transaction((tx) => place(tx, caseId, status, entrust));
const named = (name: string) => ({ name, remarks: null });
const begunTarget = (name = 'Goal', who = 'demodesigner') =>
  as(who).call(plans.create, { body: { ...key(), ...named(name) } });
const target = async (name?: string, who = 'demodesigner') => designedBarely(as(who), await begunTarget(name, who));
const step = async (from: Plan, name = 'Stages', who = 'demodesigner') =>
  designedBarely(
    as(who),
    await as(who).call(plans.createStep, { body: { ...key(), planId: from.planId, ...named(name) } }),
  );
const acting = ({ planId }: Pick<Plan, 'planId'>, action: PlainPlanAction, reason?: string) => ({
  body: { ...key(), planId, action, reason: reason ?? null },
});
const act = (who: string, plan: Pick<Plan, 'planId'>, action: PlainPlanAction, reason?: string) =>
  as(who).call(plans.act, acting(plan, action, reason));
/** Everything was looked at. */
const looked = (who: string, { planId, planType }: Pick<Plan, 'planId' | 'planType'>): Promise<unknown> =>
  as(who).call(plans.saveAudit, { body: { ...key(), planId, findings: everyCheck(planType) } });
const pass = async (who: string, plan: Pick<Plan, 'planId' | 'planType'>): Promise<Plan> => {
  await looked(who, plan);
  return (await act(who, plan, 'passAudit'))!;
};
const refusedAct = (who: string, plan: Pick<Plan, 'planId'>, action: PlainPlanAction, reason?: string) =>
  as(who).refused(plans.act, acting(plan, action, reason));
const list = (who = 'demodesigner') => as(who).call(plans.list, { query: key() });
const offered = async ({ planId }: Pick<Plan, 'planId'>, who = 'demodesigner') =>
  (await list(who)).find((each) => each.planId === planId)?.actions;
const decide = (who: string, action: 'sendForApproval' | 'approve' | 'reject' | 'resumeDesign', more: object = {}) =>
  as(who).call(cases.act, { body: { ...key(), action, ...more } });
const logged = async () =>
  (await as('demoadmin').call(cases.progress, { query: { caseId } })).map(({ action }) => action);

async function passedTarget(name = 'Goal'): Promise<Plan> {
  const made = await target(name);
  await act('demodesigner', made, 'submit');
  return pass('demoauditor', made);
}

async function passedSteps(from: Plan, name?: string): Promise<Plan> {
  const made = await step(from, name);
  await act('demodesigner', made, 'submit');
  return pass('demoauditor', made);
}

describe('from a target to the doctor', () => {
  test('a team designs and audits target and stages, and the doctor approves what passed', async () => {
    const goal = await target();
    await expect(act('demodesigner', goal, 'submit')).resolves.toMatchObject({ status: 2, result: null });
    await expect(pass('demoauditor', goal)).resolves.toMatchObject({ status: 3, result: 'targetPassed' });
    const stages = await step(goal);
    expect(stages).toMatchObject({ planType: 'step', status: 0, targetPlanId: goal.planId, sourcePlanId: null });
    await expect(
      as('demodesigner').refused(cases.act, { body: { ...key(), action: 'sendForApproval' } }),
    ).resolves.toBe('noPlan');
    await act('demodesigner', stages, 'submit');
    await expect(
      as('demodesigner').refused(cases.act, { body: { ...key(), action: 'sendForApproval' } }),
    ).resolves.toBe('noPlan');
    await pass('demoauditor', stages);
    await decide('demodesigner', 'sendForApproval');
    expect((await list())[0]).toMatchObject({ planId: stages.planId, status: 8, result: 'stagePassed', actions: [] });
    await decide('demodoctor', 'approve');
    expect((await list())[0]).toMatchObject({ status: 3, result: 'clinicallyPassed' });
    expect((await logged()).slice(0, 8)).toEqual([
      ...[
        'approve',
        'sendForApproval',
        'passStep',
        'submitStep',
        'createStep',
        'passTarget',
        'submitTarget',
        'createTarget',
      ],
    ]);
  });

  test('what nobody has designed is not submitted, and a copy of what somebody has is', async () => {
    const goal = await begunTarget();
    await expect(refusedAct('demodesigner', goal, 'submit')).resolves.toBe('planNotSaved');
    await expect(offered(goal)).resolves.not.toContain('submit');
    await expect(list()).resolves.toMatchObject([{ status: 0 }]);
    await designedBarely(as('demodesigner'), goal);
    await expect(offered(goal)).resolves.toContain('submit');
    const copy = await as('demodesigner').call(plans.copy, {
      body: { ...key(), planId: goal.planId, ...named('Copy') },
    });
    await expect(act('demodesigner', copy, 'submit')).resolves.toMatchObject({ status: 2 });
  });

  test('who designs alone does not submit what was not designed, either', async () => {
    await stand(entrustTo.self);
    const goal = await begunTarget('Own', 'demodoctor');
    await expect(refusedAct('demodoctor', goal, 'submit')).resolves.toBe('planNotSaved');
  });

  test('a crown is designed elsewhere: its plan has no document, and is submitted', async () => {
    await server.ctx.db.execute(
      sql`update cases set service_type = ${serviceTypes.crownDesign.id} where pt_id = ${caseId}`,
    );
    const goal = await begunTarget();
    await expect(act('demodesigner', goal, 'submit')).resolves.toMatchObject({ status: 2 });
  });

  test('a doctor who designs alone is audited by nobody', async () => {
    await stand(entrustTo.self);
    const goal = await target('Own', 'demodoctor');
    await expect(act('demodoctor', goal, 'submit')).resolves.toMatchObject({ status: 3 });
    const stages = await step(goal, 'Own stages', 'demodoctor');
    await act('demodoctor', stages, 'submit');
    await decide('demodoctor', 'sendForApproval');
    expect((await list('demodoctor'))[0]).toMatchObject({ planId: stages.planId, status: 8 });
  });

  test('a design center designs and audits its own', async () => {
    await stand(entrustTo.center);
    const goal = await target('Lab', 'democenter');
    await act('democenter', goal, 'submit');
    await pass('democenter', goal);
    await expect(step(goal, 'Lab stages', 'democenter')).resolves.toMatchObject({ status: 0 });
  });

  test('stages begin from a target that was submitted and passed, and from no other', async () => {
    const goal = await target();
    const begin = { body: { ...key(), planId: goal.planId, ...named('Too early') } };
    await expect(as('demodesigner').refused(plans.createStep, begin)).resolves.toBe('targetNotSubmitted');
    await act('demodesigner', goal, 'submit');
    await expect(as('demodesigner').refused(plans.createStep, begin)).resolves.toBe('targetNotSubmitted');
    await act('demoauditor', goal, 'rejectAudit', 'Midline.');
    await expect(as('demodesigner').refused(plans.createStep, begin)).resolves.toBe('targetNotSubmitted');
    const stages = await step(await passedTarget());
    const onStages = { body: { ...key(), planId: stages.planId, ...named('On stages') } };
    await expect(as('demodesigner').refused(plans.createStep, onStages)).resolves.toBe('recordNotFound');
  });
});

describe('the audit', () => {
  test('a rejection needs a reason, stays with the plan, and is copied to go on', async () => {
    const goal = await target();
    await act('demodesigner', goal, 'submit');
    await expect(refusedAct('demoauditor', goal, 'rejectAudit')).resolves.toBe('reasonRequired');
    await expect(act('demoauditor', goal, 'rejectAudit', 'Midline is off.')).resolves.toMatchObject({
      ...{ status: 4, result: 'targetRejected', reviewMessage: 'Midline is off.', remarks: null },
    });
    await expect(refusedAct('demodesigner', goal, 'submit')).resolves.toBe('rejectedPlanFixed');
    const copy = await as('demodesigner').call(plans.copy, {
      body: { ...key(), planId: goal.planId, ...named('Goal 2') },
    });
    expect(copy).toMatchObject({
      planType: 'target',
      status: 0,
      sourcePlanId: goal.planId,
      result: null,
      reviewMessage: null,
    });
  });

  test('whoever takes it keeps others out, until it is given back', async () => {
    const goal = await target();
    await act('demodesigner', goal, 'submit');
    await expect(offered(goal)).resolves.toContain('withdraw');
    await act('demoauditor', goal, 'takeAudit');
    await expect(refusedAct('demodesigner', goal, 'withdraw')).resolves.toBe('auditTaken');
    await expect(refusedAct('demoadmin', goal, 'passAudit')).resolves.toBe('auditTaken');
    await expect(refusedAct('demoadmin', goal, 'takeAudit')).resolves.toBe('auditTaken');
    await act('demoadmin', goal, 'releaseAudit');
    await expect(act('demodesigner', goal, 'withdraw')).resolves.toMatchObject({ status: 0, auditorName: null });
  });

  test('two auditors who decide at once come to one result', async () => {
    const goal = await target();
    await act('demodesigner', goal, 'submit');
    await looked('demoauditor', goal);
    const answers = await Promise.allSettled([
      act('demoauditor', goal, 'passAudit'),
      act('demoadmin', goal, 'rejectAudit', 'No.'),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [only] = await list();
    expect([3, 4]).toContain(only?.status);
    expect((await logged()).filter((action) => action === 'passTarget' || action === 'rejectTarget')).toHaveLength(1);
  });

  test('designers do not audit, auditors do not design, and a stranger sees nothing', async () => {
    const goal = await target();
    await act('demodesigner', goal, 'submit');
    await expect(refusedAct('demodesigner', goal, 'passAudit')).resolves.toBe('noPermission');
    await expect(refusedAct('demoauditor', goal, 'withdraw')).resolves.toBe('noPermission');
    await expect(refusedAct('demooutsider', goal, 'submit')).resolves.toBe('recordNotFound');
    await expect(refusedAct('democenter', goal, 'passAudit')).resolves.toBe('recordNotFound');
    await expect(offered(goal, 'demoauditor')).resolves.toEqual([
      ...['takeAudit', 'saveAudit', 'passAudit', 'rejectAudit'],
    ]);
    await expect(offered(goal, 'demodoctor')).resolves.toEqual([]);
  });

  test('auditors hear of what was submitted, designers of what was decided', async () => {
    const told = async (who: string) =>
      (await as(who).call(endpoints.account.notices, { query: { pageNum: 1, pageSize: 100 } })).rows
        .filter(({ link }) => link?.includes(`/${caseId}/`))
        .map(({ type }) => type)
        .reverse();
    const goal = await target();
    await act('demodesigner', goal, 'submit');
    await pass('demoauditor', goal);
    const stages = await step(goal);
    await act('demodesigner', stages, 'submit');
    await act('demoauditor', stages, 'rejectAudit', 'Too fast.');
    await expect(told('demoauditor')).resolves.toEqual(['planToAudit', 'planToAudit']);
    await expect(told('demodesigner')).resolves.toEqual(['planPassedAudit', 'stepTaskYours', 'planFailedAudit']);
    await expect(told('demodoctor')).resolves.toEqual([]);
  });
});

describe('the doctor refuses', () => {
  test('the stages: their target stands, and other stages lead to it', async () => {
    const goal = await passedTarget();
    const stages = await passedSteps(goal);
    await decide('demodesigner', 'sendForApproval');
    await decide('demodoctor', 'reject', { reason: 'Too fast.', refused: 'step' });
    const [refused, kept] = await list();
    expect(refused).toMatchObject({
      planId: stages.planId,
      status: 4,
      result: 'refuseStep',
      clinicalMessage: 'Too fast.',
    });
    expect(kept).toMatchObject({ planId: goal.planId, status: 3, result: 'targetPassed' });
    await expect(refusedAct('demodesigner', stages, 'delete')).resolves.toBe('planDecided');
    await decide('demodesigner', 'resumeDesign');
    const copy = await as('demodesigner').call(plans.copy, {
      body: { ...key(), planId: stages.planId, ...named('Slower') },
    });
    expect(copy).toMatchObject({ planType: 'step', targetPlanId: goal.planId, sourcePlanId: stages.planId, status: 0 });
  });

  test('the goal: stages and target are refused together, and no stages begin from it', async () => {
    const goal = await passedTarget();
    const stages = await passedSteps(goal);
    await decide('demodesigner', 'sendForApproval');
    await decide('demodoctor', 'reject', { reason: 'Keep 14.', refused: 'target' });
    for (const plan of await list())
      expect(plan).toMatchObject({ status: 4, result: 'refuseTarget', clinicalMessage: 'Keep 14.' });
    const begin = { body: { ...key(), planId: goal.planId, ...named('Again') } };
    await expect(as('demodesigner').refused(plans.createStep, begin)).resolves.toBe('targetNotSubmitted');
    const copy = { body: { ...key(), planId: stages.planId, ...named('Again') } };
    await expect(as('demodesigner').refused(plans.copy, copy)).resolves.toBe('targetNotSubmitted');
  });

  test('stages of a goal that was set aside are not sent', async () => {
    const stages = await passedSteps(await passedTarget('First'));
    await act('demodesigner', stages, 'freeze');
    await expect(
      as('demodesigner').refused(cases.act, { body: { ...key(), action: 'sendForApproval' } }),
    ).resolves.toBe('noPlan');
  });
});

describe('deleting and setting aside', () => {
  test('a target goes with its drafts, and not once stages have passed', async () => {
    const goal = await passedTarget();
    await step(goal);
    await act('demodesigner', goal, 'delete');
    await expect(list()).resolves.toEqual([]);

    const kept = await passedTarget('Kept');
    const stages = await step(kept);
    await act('demodesigner', stages, 'submit');
    await expect(refusedAct('demodesigner', kept, 'delete')).resolves.toBe('transitionRefused');
    await pass('demoauditor', stages);
    await expect(refusedAct('demodesigner', kept, 'delete')).resolves.toBe('targetHasApprovedSteps');
    await expect(refusedAct('demodesigner', kept, 'freeze')).resolves.toBe('targetHasApprovedSteps');
    await expect(offered(kept)).resolves.toEqual(['rename', 'copy', 'startStep']);
  });

  test('what was copied from it stays, and knows its source no longer', async () => {
    const goal = await target();
    const copy = await as('demodesigner').call(plans.copy, {
      body: { ...key(), planId: goal.planId, ...named('Copy') },
    });
    await act('demodesigner', goal, 'delete');
    expect(await list()).toMatchObject([{ planId: copy.planId, sourcePlanId: null }]);
  });

  test('a name can be changed until the doctor has the plan; what the audit has is not touched', async () => {
    const goal = await target();
    const renamed = { body: { ...key(), planId: goal.planId, name: 'Better', remarks: 'Keep 21.' } };
    await expect(as('demodesigner').call(plans.rename, renamed)).resolves.toMatchObject({
      name: 'Better',
      remarks: 'Keep 21.',
    });
    await act('demodesigner', goal, 'submit');
    await expect(as('demodesigner').refused(plans.rename, renamed)).resolves.toBe('transitionRefused');
  });

  test('nothing changes while the doctor has the case, and a confirmed plan says that it is copied', async () => {
    const goal = await passedTarget();
    const stages = await passedSteps(goal);
    await decide('demodesigner', 'sendForApproval');
    for (const action of ['freeze', 'delete'] as const)
      await expect(refusedAct('demodesigner', stages, action)).resolves.toBe('transitionRefused');
    await decide('demodoctor', 'approve');
    await stand(entrustTo.team, caseStatus.planConfirmed);
    await expect(refusedAct('demodesigner', stages, 'freeze')).resolves.toBe('confirmedPlanFixed');
  });
});
