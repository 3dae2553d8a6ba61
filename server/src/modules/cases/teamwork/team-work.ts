import {
  type Answer,
  type Received,
  type TeamWork,
  type WorkCounts,
  type WorkSpan,
  designWorkKinds,
  type teamsEndpoints,
} from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { caseGrants, teamForWork } from '../../practices/api.ts';
import { type CameBack, type Pace, cameBack, paceOfAudit, paceOfDesign } from './work-pace-repository.ts';
import { type CountedWork, countCases, countWork, pageOfWork } from './team-work-repository.ts';

const DAY_MS = 86_400_000;

/** The days of a span by the reader's clock, the oldest first, and the moment at which the first one begins. */
function daysOf(span: WorkSpan, zone: number, now = Date.now()): { readonly days: readonly string[]; since: Date } {
  const today = Math.floor((now + zone * 60_000) / DAY_MS) * DAY_MS;
  const count = Number(span);
  const first = today - (count - 1) * DAY_MS;
  return {
    days: Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10)),
    since: new Date(first - zone * 60_000),
  };
}

const countsOf = (rows: readonly CountedWork[]): WorkCounts =>
  Object.fromEntries(
    designWorkKinds.map(({ value }) => [
      value,
      rows.filter(({ kind }) => kind === value).reduce((sum, { count }) => sum + count, 0),
    ]),
  ) as WorkCounts;

const byUser = <Row extends { readonly userId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.userId, row]));

/** To a tenth of an hour. */
const hours = (median: number | null | undefined): number | null =>
  median === null || median === undefined ? null : Math.round(median * 10) / 10;

const designOf = (pace: Pace | undefined, back: CameBack | undefined): TeamWork['members'][number]['design'] => ({
  ...{ submitted: pace?.count ?? 0, rejected: back?.rejected ?? 0, refused: back?.refused ?? 0 },
  medianHours: hours(pace?.medianHours),
});

const auditOf = (pace: Pace | undefined): TeamWork['members'][number]['audit'] => ({
  ...{ decided: pace?.count ?? 0, rejected: pace?.rejected ?? 0, medianHours: hours(pace?.medianHours) },
});

/** What the people of a team did in a span, by day and by person. @throws Refusal recordNotFound */
export async function workOfTeam(
  db: Database,
  caller: Caller,
  { designTeamId, span, zone }: Received<typeof teamsEndpoints.work>['query'],
): Promise<TeamWork> {
  const { practiceId, people } = await teamForWork(db, caller.userId, designTeamId);
  const { days, since } = daysOf(span, zone);
  const filter = { practiceId, userIds: people.map(({ userId }) => userId), since };
  const rows = await countWork(db, filter, zone);
  const cases = await countCases(db, filter);
  const [designs, audits, back] = [
    byUser(await paceOfDesign(db, filter)),
    byUser(await paceOfAudit(db, filter)),
    byUser(await cameBack(db, filter)),
  ];
  return {
    days: days.map((day) => ({ day, counts: countsOf(rows.filter((row) => row.day === day)) })),
    members: people.map(({ userId, userName, nickName, status, roleVoList }) => ({
      ...{ userId, userName, nickName, status, roles: roleVoList.map(({ roleKey }) => roleKey) },
      counts: countsOf(rows.filter((row) => row.userId === userId)),
      design: designOf(designs.get(userId), back.get(userId)),
      audit: auditOf(audits.get(userId)),
      caseCount: cases.get(userId) ?? 0,
    })),
  };
}

/** The same one by one, with the cases. @throws Refusal recordNotFound */
export async function workedCases(
  db: Database,
  caller: Caller,
  { designTeamId, userId, kind, span, zone, ...page }: Received<typeof teamsEndpoints.workedCases>['query'],
): Promise<Answer<typeof teamsEndpoints.workedCases>> {
  const { practiceId, people } = await teamForWork(db, caller.userId, designTeamId);
  const asked = people.filter((person) => userId === undefined || person.userId === userId);
  const userIds = asked.map((person) => person.userId);
  const { rows, total } = await pageOfWork(
    db,
    { practiceId, userIds, since: daysOf(span, zone).since, kind },
    await caseGrants(db, caller),
    page,
  );
  return {
    total,
    rows: rows.map((row) => {
      const person = people.find((each) => each.userId === row.userId);
      return { ...row, userName: person?.userName ?? '', nickName: person?.nickName ?? null };
    }),
  };
}
