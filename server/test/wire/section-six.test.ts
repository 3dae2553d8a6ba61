import {
  type Endpoint,
  WILDCARD,
  allEndpoints,
  caseStatus,
  emptyRefinement,
  endpoints,
  memberStatus,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { visit } from '../../src/modules/archives/archives.fixture.ts';
import {
  callerOf,
  giveFiles,
  openCase,
  practiceId,
  putInto,
  validInfo,
} from '../../src/modules/cases/cases.fixture.ts';
import { outboundMessages } from '../../src/modules/messaging/schema.ts';
import { plans as planRows } from '../../src/modules/plans/schema.ts';
import { deployDeclared } from '../../src/modules/platform/testing/declared.fixture.ts';
import { newcomer } from '../../src/modules/practices/practices.fixture.ts';
import type { TestClient } from '../client.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { until } from '../until.ts';
import { refusalOf } from './refusal.ts';

/*
 * Section 6 of the specification, "Roles and permissions": a test for each sentence, with whom it lets and whom it does
 * not. What every role may call at all is in the permission matrix, who reaches what is not theirs in `reach`.
 */

const { access, account, archives, assistants, cases, centers, credits, gumCarving, platform, practices } = endpoints;
const names = [
  ...['democreator', 'demodoctor', 'demoassistant', 'demodesigner', 'demoauditor', 'democenter', 'demomaker'],
  ...['demoadmin', 'demooutsider', 'demoplanner'],
];

const DEPLOY_TOKEN = 'deploy-token-of-every-remote';

let server: TestServer;
let main: string;
const people = new Map<string, TestClient>();
const ids = new Map<string, string>();
const as = (name: string): TestClient => people.get(name) as TestClient;
const idOf = (name: string): string => ids.get(name) ?? '';

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: DEPLOY_TOKEN } });
  await deployDeclared(server.api(DEPLOY_TOKEN));
  for (const name of names) {
    people.set(name, await server.login(name));
    ids.set(name, (await as(name).call(access.personalData)).userId);
  }
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const routesOf = async (name: string) => (await as(name).call(platform.menuRoutes)).routes.map(({ path }) => path);
const menusOf = async (name: string) => (await as(name).call(platform.menuRoutes)).menus.map(({ path }) => path);
const refusedTo = (name: string, endpoint: Endpoint) => refusalOf(server, endpoint, as(name).token);
const setMember = (userId: string, status: '0' | '1') => ({ body: { practiceId: main, userId, status } });

describe('permissions are a list of strings', () => {
  test('the wildcard grants everything, and nobody but an administrator has it', async () => {
    for (const name of names) {
      const { permissions } = await as(name).call(access.personalData);
      expect([name, permissions.includes(WILDCARD)]).toEqual([name, name === 'demoadmin']);
    }
    const guarded = allEndpoints.filter(({ access: needed }) => Array.isArray(needed));
    for (const endpoint of guarded)
      expect([endpoint.id, await refusedTo('demoadmin', endpoint)]).toEqual([endpoint.id, 'paramsError']);
  });

  test('menus and routes depend on service types, too', async () => {
    const [all, planner] = [await routesOf('democreator'), await routesOf('demoplanner')];
    expect(all).toContain('/aligner');
    expect(planner).not.toContain('/aligner');
    expect(await menusOf('demoplanner')).not.toContain('/aligner');
  });
});

describe('the creator of a practice', () => {
  test('disables and enables members; nobody else does', async () => {
    const call = setMember(idOf('demodoctor'), memberStatus.disabled);
    expect(await as('demodoctor').refused(practices.memberAvailable, call)).toBe('notPracticeOwner');
    expect(await as('demooutsider').refused(practices.memberAvailable, call)).toBe('recordNotFound');
    expect(await as('demoassistant').refused(practices.memberAvailable, call)).toBe('noPermission');
    await as('democreator').call(practices.memberAvailable, call);
    await as('democreator').call(practices.memberAvailable, setMember(idOf('demodoctor'), memberStatus.enabled));
  });

  test('approves and rejects who asks to join', async () => {
    for (const pass of [false, true]) {
      const applicant = await newcomer(server, `six-applicant-${pass}`);
      const { applyId } = await applicant.call(practices.applyJoin, { body: { number: 'P10001' } });
      const body = { applyId, pass, ...(!pass && { reason: 'Not now' }) };
      expect(await as('demodoctor').refused(practices.auditApplyJoin, { body })).toBe('notPracticeOwner');
      await as('democreator').call(practices.auditApplyJoin, { body });
      const joined = (await applicant.call(access.practices)).map((each) => each.practiceId);
      expect(joined).toEqual(pass ? [main] : []);
    }
  });

  test('sets the default practice among the own ones', async () => {
    await as('democreator').call(practices.setDefault, { body: { practiceId: main } });
    expect(await as('demooutsider').refused(practices.setDefault, { body: { practiceId: main } })).toBe(
      'recordNotFound',
    );
  });

  test('binds the practice to a design center', async () => {
    const [bound] = await as('democreator').call(centers.bound, { query: { practiceId: main } });
    const query = { practiceId: main, designCenterId: bound?.designCenterId ?? '' };
    expect(await as('demodoctor').refused(centers.bind, { query })).toBe('notPracticeOwner');
    expect(await as('demodoctor').refused(centers.setDefault, { query })).toBe('notPracticeOwner');
    await as('democreator').call(centers.setDefault, { query });
  });

  test('asks for credits', async () => {
    const body = { practiceId: main, amount: 100 };
    expect(await as('demodoctor').refused(credits.requestRecharge, { body })).toBe('noPermission');
    // A creator elsewhere holds the permission, and is not the creator here.
    const colleague = await newcomer(server, 'six-colleague');
    const { applyId } = await colleague.call(practices.applyJoin, { body: { number: 'P10001' } });
    await as('democreator').call(practices.auditApplyJoin, { body: { applyId, pass: true } });
    await colleague.call(practices.create, { body: { name: 'Own', abbreviation: 'Own' } });
    expect(await colleague.refused(credits.requestRecharge, { body })).toBe('notPracticeOwner');
    const { requestId } = await as('democreator').call(credits.requestRecharge, { body });
    await as('democreator').call(credits.withdrawRecharge, { body: { requestId } });
  });

  test('says which practices an assistant serves; others read that they are not the practice owner', async () => {
    const body = { userId: idOf('demoassistant'), practices: [{ practiceId: main }] };
    await as('democreator').call(assistants.bindPractices, { body });
    await expect(as('demodoctor').call(practices.members, { query: { practiceId: main } })).rejects.toMatchObject({
      ...{ errorName: 'notPracticeOwner', text: 'You are not the practice owner' },
    });
    expect(await as('demodoctor').refused(assistants.bindPractices, { body })).toBe('recordNotFound');
  });
});

describe('a doctor', () => {
  test('joins by search or by the code of an invite link, and creates cases', async () => {
    const doctor = await newcomer(server, 'six-doctor');
    const [found] = await doctor.call(practices.search, { body: { keyword: 'P10001' } });
    expect(found).toMatchObject({ number: 'P10001' });
    expect(await doctor.refused(cases.create, { body: validInfo(main) })).toBe('addOrCreateOutpatient');
    const { applyId } = await doctor.call(practices.applyJoin, { body: { number: 'P10001' } });
    await as('democreator').call(practices.auditApplyJoin, { body: { applyId, pass: true } });
    const caseId = await openCase(doctor, validInfo(main));
    expect(await as('demodoctor').refused(cases.detail, { params: { caseId, version: 1 } })).toBe('recordNotFound');
  });

  test('who was disabled reads to contact the creator, and creates nothing', async () => {
    await as('democreator').call(practices.memberAvailable, setMember(idOf('demodoctor'), memberStatus.disabled));
    await expect(as('demodoctor').call(cases.create, { body: validInfo(main) })).rejects.toMatchObject({
      text: expect.stringContaining('contact the practice creator') as string,
    });
    await as('democreator').call(practices.memberAvailable, setMember(idOf('demodoctor'), memberStatus.enabled));
    await openCase(as('demodoctor'), validInfo(main));
  });
});

test('a medical user has no retainers, no account management and no production', async () => {
  const [menus, doctors] = [await menusOf('demoassistant'), await menusOf('demodoctor')];
  for (const path of ['/production', '/order-parent']) {
    expect(doctors).toContain(path);
    expect(menus).not.toContain(path);
  }
  expect(menus.filter((path) => path.includes('retainer'))).toEqual([]);
  expect((await as('demoassistant').call(access.personalData)).permissions).not.toContain('account:manage');
  for (const endpoint of [practices.members, endpoints.production.orders])
    expect([await refusedTo('demoassistant', endpoint), await refusedTo('demodoctor', endpoint)]).toEqual([
      ...['noPermission', 'paramsError'],
    ]);
});

describe('a medical assistant', () => {
  const info = () => ({ ...validInfo(main), doctorId: idOf('demodoctor') });

  test('creates, edits and restarts cases, and keeps case records, for doctors of the practices it serves', async () => {
    const assistant = as('demoassistant');
    const caseId = await openCase(assistant, info());
    const key = { caseId, version: 1 };
    const { revision } = await assistant.call(cases.detail, { params: key });
    await assistant.call(cases.update, {
      params: key,
      body: { ...validInfo(main, { patientName: 'Edited' }), revision },
    });
    await giveFiles(server, caseId, idOf('demodoctor'));
    await putInto(server, await callerOf(server, as('demodoctor')), caseId, caseStatus.completed);
    await assistant.call(archives.add, { body: { ...key, contents: visit({ upperStep: 0 }) } });
    await server.ctx.db.execute(sql`update case_versions set upper_steps = 20 where pt_id = ${caseId}`);
    const problem = { ...emptyRefinement, ...{ reasons: ['aligner' as const], description: 'Lags.', upperWorn: 9 } };
    const again = { body: { ...key, problem: { ...problem, teeth: [12], problemStep: 8, summary: 'Rotation of 12' } } };
    expect(await as('demomaker').refused(endpoints.refinement.restart, again)).toBe('noPermission');
    expect((await assistant.call(endpoints.refinement.restart, again)).version).toBe(2);
    const elsewhere = await practiceId(server, 'P10002');
    expect(await assistant.refused(cases.create, { body: { ...info(), practiceId: elsewhere } })).toBe(
      'recordNotFound',
    );
  });

  test('serves several practices, each until its own day', async () => {
    const creator = as('democreator');
    const second = await creator.call(practices.create, { body: { name: 'Second', abbreviation: 'Second' } });
    const bind = (last: string) => ({
      body: {
        userId: idOf('demoassistant'),
        practices: [{ practiceId: main, expiredDay: last }, { practiceId: second.practiceId }],
      },
    });
    const caseId = await openCase(as('demoassistant'), info());
    await creator.call(assistants.bindPractices, bind(day(-1)));
    expect(await as('demoassistant').refused(cases.create, { body: info() })).toBe('practiceExpired');
    expect(await as('demoassistant').refused(cases.detail, { params: { caseId, version: 1 } })).toBe('recordNotFound');
    const other = { ...info(), practiceId: second.practiceId, doctorId: idOf('democreator') };
    await openCase(as('demoassistant'), other);
    await creator.call(assistants.bindPractices, bind(day(0)));
    await as('demoassistant').call(cases.detail, { params: { caseId, version: 1 } });
  });
});

test('for production staff the production menu is hidden; its orders stand alone', async () => {
  expect(await menusOf('demomaker')).not.toContain('/production');
  expect(await menusOf('demodoctor')).toContain('/production');
  expect(await menusOf('demomaker')).toContain('/order-parent');
});

test('the roles of a design team come from the server, each with its number', async () => {
  const of = async (name: string) =>
    (await as(name).call(endpoints.teams.ownRoles)).map((role) => [role.roleKey, role.assignType]).sort();
  expect(await of('demodesigner')).toEqual([
    ['post_process', 12],
    ['step_design', 7],
    ['target_design', 4],
  ]);
  expect(await of('demoauditor')).toEqual([
    ['internal_audit', 5],
    ['step_internal_audit', 8],
    ['target_internal_audit', 5],
  ]);
  expect(await of('demodoctor')).toEqual([]);
  expect(await refusedTo('demodesigner', endpoints.plans.create)).toBe('paramsError');
  expect(await refusedTo('demoauditor', endpoints.plans.create)).toBe('noPermission');
});

test('a design center sees lab cases of bound practices; unbound, members and creators read different texts', async () => {
  const [lab] = await rows(
    `select v.pt_id::text as id from case_versions v join cases c using (pt_id)
     where c.practice_id = ${main} and v.entrust = 1 and v.status = 10 and v.version = 1 limit 1`,
  );
  const [team] = await rows(
    `select v.pt_id::text as id from case_versions v join cases c using (pt_id)
     where c.practice_id = ${main} and v.entrust = 2 and v.status = 10 and v.version = 1 limit 1`,
  );
  const detail = (id?: string) => ({ params: { caseId: id ?? '', version: 1 } });
  await as('democenter').call(cases.detail, detail(lab?.id));
  expect(await as('democenter').refused(cases.detail, detail(team?.id))).toBe('recordNotFound');
  const [bound] = await as('democreator').call(centers.bound, { query: { practiceId: main } });
  const query = { practiceId: main, designCenterId: bound?.designCenterId ?? '' };
  await as('democreator').call(centers.bind, { query: { ...query, bind: '0' } });
  expect(await as('democenter').refused(cases.detail, detail(lab?.id))).toBe('noPermission');
  const body = validInfo(main, { entrust: 1 });
  expect(await as('democreator').refused(cases.create, { body })).toBe('noDesignCenter');
  await expect(as('demodoctor').call(cases.create, { body })).rejects.toMatchObject({
    ...{ errorName: 'noDesignCenterMember', text: expect.stringMatching(/contact the .*creator/i) as string },
  });
  await as('democreator').call(centers.bind, { query });
  await as('democenter').call(cases.detail, detail(lab?.id));
});

const { extractions } = endpoints;
test.each([
  gumCarving.add,
  gumCarving.edit,
  gumCarving.setDefault,
  extractions.add,
  extractions.edit,
  credits.book,
  credits.grant,
  credits.setPrices,
])('the administrator alone has $id', async (endpoint) => {
  for (const name of names)
    expect([name, await refusedTo(name, endpoint)]).toEqual([
      ...[name, name === 'demoadmin' ? 'paramsError' : 'noPermission'],
    ]);
});

test('a plan that awaits review is told by mail, unless the practice designs itself', async () => {
  const mail = { emailNotice: true, notificationEmail1: 'review@example.com', noticeMail: 'atOnce' } as const;
  await as('demodoctor').call(account.updateInfo, { body: mail });
  const sent = async (caseId: string) => {
    const { ptNo } = await as('demodoctor').call(cases.detail, { params: { caseId, version: 1 } });
    const all = await server.ctx.db.select().from(outboundMessages);
    return all.filter(
      ({ target, values }) => target === mail.notificationEmail1 && JSON.stringify(values).includes(ptNo),
    );
  };
  const [self, team] = [await ready(0), await ready(2)];
  for (const [caseId, who] of [
    [self, 'demodoctor'],
    [team, 'demodesigner'],
  ] as const)
    await as(who).call(cases.act, { body: { caseId, version: 1, action: 'sendForApproval' } });
  await until(async () => (await sent(team)).length > 0);
  expect(JSON.stringify((await sent(team)).map(({ values }) => values))).toContain('awaits your review');
  expect(await sent(self)).toEqual([]);
});

const rows = async (statement: string): Promise<{ id: string }[]> =>
  (await server.ctx.db.execute<{ id: string }>(sql.raw(statement))).rows;

/** A case in design with a plan of steps that may be sent for approval. */
async function ready(entrust: 0 | 2): Promise<string> {
  const caseId = await openCase(as('demodoctor'), validInfo(main, { entrust }));
  await putInto(server, await callerOf(server, as('demodoctor')), caseId, caseStatus.designing);
  await server.ctx.db.execute(sql`update cases set handed_over = true where pt_id = ${caseId}`);
  const plan = { name: 'Stages', planType: 'step', kind: entrust === 0 ? 'doctorDraft' : 'auditPlan' } as const;
  await server.ctx.db.insert(planRows).values({ caseId, version: 1, ...plan, status: 3 });
  return caseId;
}
