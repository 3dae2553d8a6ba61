import { endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';

const { access, teams } = endpoints;
const NOTHING = { targets: 0, stages: 0, sent: 0, inspected: 0, audited: 0, asked: 0 };

let server: TestServer;
let creator: TestClient;
let designer: TestClient;
let auditor: TestClient;
let designTeamId: string;
let designerId: string;
let auditorId: string;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  [designer, auditor] = [await server.login('demodesigner'), await server.login('demoauditor')];
  designTeamId = (await creator.call(teams.list))[0]!.designTeamId;
  designerId = (await designer.call(access.personalData)).userId;
  auditorId = (await auditor.call(access.personalData)).userId;
  await server.ctx.db.execute(sql`delete from case_records`);
});
afterAll(() => server.stop());

/** The same some hours ago, on another version of the log: of one case of the team, in the order in which they are told. */
async function happened(
  lines: readonly (readonly [userId: string, action: string, hoursAgo: number])[],
): Promise<void> {
  for (const [userId, action, hoursAgo] of lines)
    await server.ctx.db.execute(sql`
      insert into case_records (pt_id, version, action, to_status, user_id, at)
      select pt_id, version, ${action}, 10, ${userId}, now() - make_interval(hours => ${hoursAgo}::int)
      from case_versions v join cases c using (pt_id, version)
      where v.entrust = 2 and c.practice_id = 1 and c.handed_over order by pt_id limit 1`);
}

/** A line of the log, on a case of the team or of a doctor of the same practice. */
async function did(userId: string, action: string, entrust: 0 | 2, daysAgo = 0): Promise<void> {
  await server.ctx.db.execute(sql`
    insert into case_records (pt_id, version, action, to_status, user_id, at)
    select pt_id, version, ${action}, 10, ${userId}, now() - make_interval(days => ${daysAgo}::int)
    from case_versions v join cases c using (pt_id, version)
    where v.entrust = ${entrust} and c.practice_id = 1 and c.handed_over order by pt_id limit 1`);
}

test('work is counted by person, day and kind, in the reader’s days', async () => {
  await did(designerId, 'createTarget', 2);
  await did(designerId, 'createTarget', 2, 3);
  await did(designerId, 'sendForApproval', 2);
  await did(auditorId, 'failInspection', 2, 3);
  // What somebody does as a doctor is not the team's work; an inspection that the team was asked for is.
  await did(designerId, 'sendForApproval', 0);
  await did(auditorId, 'passInspection', 0);
  // Neither is what lies before the span, nor what is no work.
  await did(designerId, 'createTarget', 2, 8);
  await did(designerId, 'uploadModel', 2);

  const zone = 480;
  const { days, members } = await creator.call(teams.work, { query: { designTeamId, span: '7', zone } });
  const dayOf = (daysAgo: number) =>
    new Date(Date.now() + zone * 60_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
  expect(days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayOf));
  expect(days.at(-1)?.counts).toEqual({ ...NOTHING, targets: 1, sent: 1, inspected: 1 });
  expect(days.at(3)?.counts).toEqual({ ...NOTHING, targets: 1, inspected: 1 });
  const of = (id: string) => members.find(({ userId }) => userId === id);
  expect(of(designerId)).toMatchObject({ counts: { ...NOTHING, targets: 2, sent: 1 }, caseCount: 1 });
  expect(of(auditorId)).toMatchObject({ counts: { ...NOTHING, inspected: 2 }, caseCount: 2 });
  const month = await creator.call(teams.work, { query: { designTeamId, span: '30', zone } });
  expect(month.members.find(({ userId }) => userId === designerId)?.counts.targets).toBe(3);
});

test('members count their own work, the creator that of all, and others nobody’s', async () => {
  const own = await designer.call(teams.work, { query: { designTeamId, span: '7' } });
  expect(own.members.map(({ userId }) => userId)).toEqual([designerId]);
  expect(own.days.every(({ counts }) => counts.inspected === 0)).toBe(true);
  for (const name of ['demodoctor', 'demooutsider', 'democenter', 'demoassistant']) {
    const stranger = await server.login(name);
    expect(await stranger.refused(teams.work, { query: { designTeamId } })).toBe('recordNotFound');
    expect(await stranger.refused(teams.workedCases, { query: { designTeamId } })).toBe('recordNotFound');
  }
});

test('the cases are listed one by one, of a member or a kind, as far as the reader sees them', async () => {
  const listed = await creator.call(teams.workedCases, { query: { designTeamId, span: '7' } });
  expect(listed.total).toBe(5);
  expect(listed.rows[0]).toMatchObject({ patientName: expect.any(String), ptNo: expect.any(String) });
  const times = listed.rows.map(({ time }) => Date.parse(time));
  const query = { designTeamId, span: '7' as const, userId: designerId, kind: 'targets' as const };
  expect(await creator.call(teams.workedCases, { query })).toMatchObject({ total: 2 });
  expect(times).toEqual([...times].sort((one, other) => other - one));
  // The self-designed case is not the auditor's to see, though its inspection was.
  expect((await auditor.call(teams.workedCases, { query: { designTeamId, span: '7' } })).total).toBe(1);
  expect((await designer.call(teams.workedCases, { query: { ...query, userId: auditorId } })).total).toBe(0);
});

test('turnaround is the time from somebody’s turn, and what came back counts for whoever had submitted it', async () => {
  await server.ctx.db.execute(sql`delete from case_records`);
  await happened([
    [auditorId, 'passInspection', 100],
    [designerId, 'createTarget', 99],
    // 10 hours; 4 for the audit, against the plan; 2 more; 1 for the audit.
    [designerId, 'submitTarget', 90],
    [auditorId, 'rejectTarget', 86],
    [designerId, 'submitTarget', 84],
    [auditorId, 'passTarget', 83],
    // 3 hours; 1 for the audit; the doctor refuses.
    [designerId, 'submitStep', 80],
    [auditorId, 'passStep', 79],
    [auditorId, 'reject', 70],
  ]);
  const { members } = await creator.call(teams.work, { query: { designTeamId, span: '7' } });
  const of = (id: string) => members.find(({ userId }) => userId === id);
  expect(of(designerId)).toMatchObject({
    design: { submitted: 3, rejected: 1, refused: 1, medianHours: 3 },
    audit: { decided: 0, rejected: 0, medianHours: null },
    roles: expect.arrayContaining(['target_design', 'step_design']),
  });
  expect(of(auditorId)).toMatchObject({
    design: { submitted: 0, rejected: 0, refused: 0, medianHours: null },
    audit: { decided: 3, rejected: 1, medianHours: 1 },
  });
});

test('a submission whose turn nobody wrote down counts, and has no time', async () => {
  await server.ctx.db.execute(sql`delete from case_records`);
  await happened([[designerId, 'submitTarget', 5]]);
  const { members } = await creator.call(teams.work, { query: { designTeamId, span: '7' } });
  expect(members.find(({ userId }) => userId === designerId)?.design).toEqual({
    ...{ submitted: 1, rejected: 0, refused: 0, medianHours: null },
  });
});
